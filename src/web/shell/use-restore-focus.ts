import { type RefObject, useEffect } from 'react'
import { focusNearest, pathOf } from '../ui/focus-path.ts'

/**
 * Where what has the focus is taken from the page (an entry of a list is deleted, a form closes), the focus goes to the
 * nearest part around it that can have it, in place of nowhere: whoever hears the page stays where they were.
 */
export function useRestoreFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const whole = page.current
    if (!whole) return
    let path: readonly HTMLElement[] = []
    const note = ({ target }: FocusEvent) => {
      const around = pathOf(target as Element)
      // Up to the page itself: one that makes way for another one is no part that was lost.
      path = around.slice(0, around.indexOf(whole))
    }
    const forget = () => {
      path = []
    }
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body && path[0]?.isConnected === false) focusNearest(path)
    })
    whole.addEventListener('focusin', note)
    // A press beside everything takes the focus away on purpose.
    whole.addEventListener('pointerdown', forget)
    observer.observe(whole, { childList: true, subtree: true })
    return () => {
      whole.removeEventListener('focusin', note)
      whole.removeEventListener('pointerdown', forget)
      observer.disconnect()
    }
  }, [page])
}
