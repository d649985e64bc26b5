import { createContext, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { messageIdIn, paths } from '../../../paths.ts'
import { listen } from '../../../ui/listen.ts'

/** Keeps an element where it is on the screen, whatever changes above or below it, until the person scrolls. */
export const KeepPlace = createContext<(element: Element) => void>(() => undefined)

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
  keepPlace(element: Element): void
}

interface Options {
  begins: boolean
  /** False if there may be more messages after those shown; then it does not stick to their end. */
  sticks: boolean
}

const topOf = (element: Element): number => element.getBoundingClientRect().top

/**
 * Stays put while the person reads further up or looks at another page, even when older messages are added above the
 * one with the id `firstId`, or a tip above the box appears or is dismissed.
 */
export function useStickToBottom(firstId: number | undefined, { begins, sticks }: Options): Stick {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const sticking = useRef(begins)
  /** If what is pressed moved away or was covered before its release, the press would be lost. */
  const pressed = useRef(false)
  /** Stays where it is on the screen. */
  const kept = useRef<{ element: Element; top: number; scrollTop: number } | null>(null)
  /** The first message, the place and the height of the content at the last render or scroll. */
  const before = useRef({ firstId, height: 0, scrollTop: 0 })
  const [atBottom, setAtBottom] = useState(begins)

  const release = useCallback(() => {
    kept.current = null
    content.current?.style.removeProperty('min-height')
  }, [])

  const onScroll = useCallback(() => {
    if (!box.current) return
    const { scrollHeight: height, scrollTop, clientHeight } = box.current
    // The person scrolled.
    if (kept.current && Math.abs(scrollTop - kept.current.scrollTop) > 1) release()
    const isAtEnd = height - scrollTop - clientHeight <= BOTTOM_PX
    sticking.current = sticks && isAtEnd && !kept.current
    Object.assign(before.current, { height, scrollTop })
    if (!pressed.current) setAtBottom(isAtEnd)
  }, [sticks, release])

  const toBottom = useCallback(
    (behavior: ScrollBehavior = 'instant') => {
      release()
      box.current?.scrollTo({ top: box.current.scrollHeight, behavior })
      if (behavior === 'instant') sticking.current = true
    },
    [release],
  )

  const keepPlace = useCallback((element: Element) => {
    if (!box.current || !content.current) return
    kept.current = { element, top: topOf(element), scrollTop: box.current.scrollTop }
    sticking.current = false
    // What becomes shorter must not pull the rest down.
    content.current.style.minHeight = `${box.current.scrollTop + box.current.clientHeight}px`
  }, [])

  /** Returns whether something is kept in its place. */
  const keep = useCallback((): boolean => {
    const { current } = kept
    if (!current?.element.isConnected || !box.current) return false
    const moved = topOf(current.element) - current.top
    if (Math.abs(moved) >= 1) box.current.scrollTop += moved
    current.scrollTop = box.current.scrollTop
    return true
  }, [])

  useEffect(() => {
    if (!box.current || !content.current) return
    const element = box.current
    let top = topOf(element)
    const stay = () => {
      if (sticking.current && !pressed.current && !document.hidden) toBottom()
    }
    const observer = new ResizeObserver(() => {
      const moved = topOf(element) - top
      top += moved
      if (sticking.current) return stay()
      if (!keep()) element.scrollTop += moved
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
    const end = listen(globalThis, PRESS_EVENTS, onPress)
    return () => {
      observer.disconnect()
      end()
    }
  }, [onScroll, toBottom, keep])

  useLayoutEffect(() => {
    const element = box.current
    if (!element) return
    const { firstId: first, height, scrollTop } = before.current
    // Scrolled up since, though the browser has not told of it yet. What became shorter ends at its end.
    const left = element.scrollHeight - element.scrollTop - element.clientHeight
    if (element.scrollTop < scrollTop && left > BOTTOM_PX) sticking.current = false
    // Who looks at another page finds what they were reading.
    if (document.hidden && height > 0 && element.scrollHeight > height) sticking.current = false
    if (sticking.current && !pressed.current) element.scrollTop = element.scrollHeight
    else if (!keep() && first !== undefined && first !== firstId) element.scrollTop += element.scrollHeight - height
    before.current = { firstId, height: element.scrollHeight, scrollTop: element.scrollTop }
  })
  return { box, content, atBottom, onScroll, toBottom, keepPlace }
}

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))

/** Opens a conversation around one of its messages. */
export function useShowMessage(helperId: number) {
  const [, navigate] = useLocation()
  return async (messageId: number): Promise<void> => {
    if (messageIdIn(location.search) === messageId) {
      // The same address again would show nothing new.
      navigate(paths.conversation(helperId), { replace: true })
      await nextFrame()
    }
    navigate(paths.message(helperId, messageId))
  }
}
