import { type KeyboardEvent, type RefObject, useCallback } from 'react'

/** The messages near the screen: others are not on the page. */
const buttonsIn = (box: HTMLElement): HTMLElement[] => [...box.querySelectorAll<HTMLElement>('[data-message-menu]')]

/** The arrow keys move between messages, which are no Tab stops of their own. */
export function useMessageKeys(box: RefObject<HTMLElement | null>) {
  return useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
      const { target, currentTarget } = event
      const isOnThread = target === currentTarget
      if (!step || !box.current || !(target instanceof Element)) return
      // Fields and open menus use these keys themselves.
      if (!isOnThread && !target.matches('[data-message-menu]:not([data-state=open])')) return
      const buttons = buttonsIn(box.current)
      const next = isOnThread ? buttons.at(-1) : buttons[buttons.indexOf(target as HTMLElement) + step]
      if (!next) return
      event.preventDefault()
      next.focus({ preventScroll: true })
      next.closest('.message')?.scrollIntoView({ block: 'nearest' })
    },
    [box],
  )
}
