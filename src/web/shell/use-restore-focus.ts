import { type RefObject, useEffect } from 'react'
import { focusNearest, pathOf } from '../ui/focus-path.ts'

/** Moves the focus of a removed element to its nearest focusable ancestor, so that screen readers stay in place. */
export function useRestoreFocus(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const whole = page.current
    if (!whole) return
    let path: readonly HTMLElement[] = []
    const note = ({ target }: FocusEvent) => {
      const around = pathOf(target as Element)
      // Within the page only: replacing the whole page loses no focus.
      path = around.slice(0, around.indexOf(whole))
    }
    const forget = () => {
      path = []
    }
    const observer = new MutationObserver(() => {
      if (document.activeElement === document.body && path[0]?.isConnected === false) focusNearest(path)
    })
    whole.addEventListener('focusin', note)
    // A press on empty space drops the focus on purpose.
    whole.addEventListener('pointerdown', forget)
    observer.observe(whole, { childList: true, subtree: true })
    return () => {
      whole.removeEventListener('focusin', note)
      whole.removeEventListener('pointerdown', forget)
      observer.disconnect()
    }
  }, [page])
}
