import { useEffect, useRef } from 'react'

interface FormulaProps {
  tex: string
  /** On lines of its own. */
  isBlock: boolean
}

/** A formula as MathML, once what draws it is loaded; its TeX before that, and where it cannot be drawn. */
export function Formula({ tex, isBlock }: FormulaProps) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    let isGone = false
    void import('temml').then(
      ({ default: temml }) => {
        // It takes TeX and writes MathML elements: no HTML, no address, no script.
        if (!isGone && place.current) temml.render(tex, place.current, { displayMode: isBlock, throwOnError: false })
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [tex, isBlock])
  const shown = (
    <code key={tex} ref={place} className="font-mono text-[0.9375em]">
      {tex}
    </code>
  )
  return isBlock ? <div className="overflow-x-auto py-1">{shown}</div> : shown
}
