import { type RefObject, useEffect, useEffectEvent } from 'react'

const HELD_MS = 500
/** A finger is never quite still. */
const MOVED_PX = 10

/** Elements for which a press already means something else. */
const OWN_USE = 'a, button:not([aria-haspopup=menu]), input, textarea, pre'

const isSelecting = (): boolean => getSelection()?.isCollapsed === false
const hasOwnUse = ({ target }: Event): boolean => target instanceof Element && target.closest(OWN_USE) !== null

/**
 * Calls `onPress` when a finger rests on the element around `inner` that matches `selector`, and when the browser would
 * show its context menu there. Scrolling ends a press. While text is selected, the browser's menu stays.
 */
export function useLongPress(inner: RefObject<HTMLElement | null>, selector: string, onPress: () => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const pressed = inner.current?.closest<HTMLElement>(selector)
    if (!pressed) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let from = { x: 0, y: 0 }
    let held = false
    const end = () => clearTimeout(timer)
    const rested = () => {
      held = true
      press()
    }
    const begin = (event: PointerEvent) => {
      end()
      held = false
      if (event.pointerType !== 'touch' || !event.isPrimary || hasOwnUse(event) || isSelecting()) return
      from = event
      timer = setTimeout(rested, HELD_MS)
    }
    const move = ({ x, y }: PointerEvent) => {
      if (Math.hypot(x - from.x, y - from.y) > MOVED_PX) end()
    }
    const menu = (event: Event) => {
      if (hasOwnUse(event) || isSelecting()) return
      end()
      event.preventDefault()
      rested()
    }
    // Otherwise lifting the finger would press what lies below the menu that it opened.
    const lift = (event: Event) => {
      if (held) event.preventDefault()
    }
    const leave = new AbortController()
    const options = { signal: leave.signal, passive: true }
    pressed.addEventListener('pointerdown', begin, options)
    pressed.addEventListener('pointermove', move, options)
    for (const kind of ['pointerup', 'pointercancel'] as const) pressed.addEventListener(kind, end, options)
    pressed.addEventListener('contextmenu', menu, { signal: leave.signal })
    pressed.addEventListener('touchend', lift, { signal: leave.signal })
    return () => {
      end()
      leave.abort()
    }
  }, [inner, selector])
}
