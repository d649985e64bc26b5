import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** Closer to the end than this counts as at the end. */
const BOTTOM_PX = 10
/** A tap becomes a click a little after its end. */
const CLICK_MS = 100
/** A context menu may take the release. */
const PRESS_EVENTS = ['pointerdown', 'pointerup', 'pointercancel', 'contextmenu']

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
 * Stays put while the person reads further up, even when older messages are added above the one with the id `firstId`, or
 * a tip above the box appears or is dismissed.
 */
export function useStickToBottom(firstId: number | undefined, { begins, sticks }: Options): Stick {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const sticking = useRef(begins)
  /** If what is pressed moved away or was covered before its release, the press would be lost. */
  const pressed = useRef(false)
  /** The first message and the height of the content at the last render or scroll. */
  const before = useRef({ firstId, height: 0 })
  const [atBottom, setAtBottom] = useState(begins)

  const onScroll = useCallback(() => {
    if (!box.current) return
    const { scrollHeight: height, scrollTop, clientHeight } = box.current
    const isAtEnd = height - scrollTop - clientHeight <= BOTTOM_PX
    sticking.current = sticks && isAtEnd
    before.current.height = height
    if (!pressed.current) setAtBottom(isAtEnd)
  }, [sticks])

  const toBottom = useCallback((behavior: ScrollBehavior = 'instant') => {
    box.current?.scrollTo({ top: box.current.scrollHeight, behavior })
    if (behavior === 'instant') sticking.current = true
  }, [])

  useEffect(() => {
    if (!box.current || !content.current) return
    const element = box.current
    let { top } = element.getBoundingClientRect()
    const stay = () => {
      if (sticking.current && !pressed.current) toBottom()
    }
    const observer = new ResizeObserver(() => {
      const moved = element.getBoundingClientRect().top - top
      top += moved
      if (sticking.current) return stay()
      element.scrollTop += moved
      onScroll()
    })
    observer.observe(element)
    observer.observe(content.current)
    let timer: ReturnType<typeof setTimeout> | undefined
    const onPress = ({ type, target }: Event) => {
      clearTimeout(timer)
      // A press on the scroll bar has no release.
      if (type === 'pointerdown') pressed.current = target !== element
      else
        timer = setTimeout(() => {
          pressed.current = false
          stay()
          onScroll()
        }, CLICK_MS)
    }
    for (const kind of PRESS_EVENTS) addEventListener(kind, onPress)
    return () => {
      observer.disconnect()
      for (const kind of PRESS_EVENTS) removeEventListener(kind, onPress)
    }
  }, [onScroll, toBottom])

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const { firstId: first, height } = before.current
    if (sticking.current && !pressed.current) element.scrollTop = element.scrollHeight
    else if (first !== undefined && first !== firstId) element.scrollTop += element.scrollHeight - height
    before.current = { firstId, height: element.scrollHeight }
  })
  return { box, content, atBottom, onScroll, toBottom }
}
