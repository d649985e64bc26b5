import { useEffect, useRef } from 'react'

/** A step that replaces the one with the focus takes it: in its first field, or at its heading. Null: not known yet. */
export function useStepFocus(step: string | null): void {
  const shown = useRef<string>(null)
  useEffect(() => {
    const isNext = shown.current !== null && shown.current !== step
    shown.current = step
    if (!isNext || document.activeElement !== document.body) return
    const main = document.getElementById('content')
    const place = main?.querySelector<HTMLElement>('form :is(input, select)') ?? main?.querySelector('h1')
    place?.focus()
  }, [step])
}
