import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Closer to the end than this counts as at the end. */
const BOTTOM_PX = 10

const isAtBottom = (box: HTMLElement): boolean => box.scrollHeight - box.scrollTop - box.clientHeight <= BOTTOM_PX

export interface Stick {
  box: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  atBottom: boolean
  onScroll(): void
  toBottom(behavior?: ScrollBehavior): void
}

interface Options {
  begins: boolean
  /** False if there may be more messages after those shown; then it does not stick to their end. */
  sticks: boolean
}

/**
 * Stays put while the person reads further up, also when older messages are added above the one with the id `firstId`, or
 * a tip above the box appears or is dismissed.
 */
export function useStickToBottom(firstId: number | undefined, { begins, sticks }: Options): Stick {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const sticking = useRef(begins)
  const height = useRef(0)
  const [atBottom, setAtBottom] = useState(begins)

  const onScroll = useCallback(() => {
    if (!box.current) return
    const isAtEnd = isAtBottom(box.current)
    sticking.current = sticks && isAtEnd
    height.current = box.current.scrollHeight
    setAtBottom(isAtEnd)
  }, [sticks])

  const toBottom = useCallback((behavior: ScrollBehavior = 'instant') => {
    box.current?.scrollTo({ top: box.current.scrollHeight, behavior })
    if (behavior === 'instant') sticking.current = true
  }, [])

  useEffect(() => {
    if (!box.current || !content.current) return
    const element = box.current
    let { top } = element.getBoundingClientRect()
    const observer = new ResizeObserver(() => {
      const moved = element.getBoundingClientRect().top - top
      top += moved
      if (sticking.current) return toBottom()
      element.scrollTop += moved
      onScroll()
    })
    observer.observe(element)
    observer.observe(content.current)
    return () => observer.disconnect()
  }, [onScroll, toBottom])

  useKeptPosition(box, sticking, height, firstId)
  return { box, content, atBottom, onScroll, toBottom }
}

/** `height`: of what is scrolled, before it is drawn again. */
function useKeptPosition(
  box: RefObject<HTMLDivElement | null>,
  sticking: RefObject<boolean>,
  height: RefObject<number>,
  firstId: number | undefined,
): void {
  const before = useRef(firstId)
  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const grownInFront = before.current !== undefined && before.current !== firstId
    if (sticking.current) element.scrollTop = element.scrollHeight
    else if (grownInFront) element.scrollTop += element.scrollHeight - height.current
    before.current = firstId
    height.current = element.scrollHeight
  })
}
