import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Spinner } from '../../../ui/loading.tsx'

export type EdgeState = 'more' | 'loading' | 'failed' | 'end'

interface PageEdgeProps {
  state: EdgeState
  load(): Promise<void>
  /** The message at this edge: the marker is observed again after each page. */
  edgeId: number | undefined
  box: RefObject<HTMLElement | null>
  label: string
}

const AHEAD_PX = 800

/** Stays mounted when there is no more to load, so that nothing moves. */
export function PageEdge({ state, load, edgeId, box, label }: PageEdgeProps) {
  const mark = useRef<HTMLDivElement>(null)
  const near = useEffectEvent(() => {
    // Until the first scroll to the end, this would load every page at once.
    if (box.current && box.current.scrollHeight > box.current.clientHeight) void load()
  })
  // A marker that stays visible triggers nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: edgeId changes with each page
  useEffect(() => {
    if (state !== 'more' || !mark.current) return
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && near(), {
      root: box.current,
      rootMargin: `${AHEAD_PX}px 0px`,
    })
    observer.observe(mark.current)
    return () => observer.disconnect()
  }, [state, edgeId, box])
  return (
    <div ref={mark} className="grid h-14 shrink-0 place-items-center text-ink-soft">
      {state === 'loading' && <Spinner />}
      {state === 'failed' && <Button onClick={() => void load()}>{label}</Button>}
    </div>
  )
}
