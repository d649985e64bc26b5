import { useEffect, useRef } from 'react'

/** Moves the focus to the first field of a new step, or to its heading, if it was in the step before. Null: not known yet. */
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
