import { useEffect, useRef } from 'react'

/** Scrolls a new page to its top; on going back the browser restores the position. */
export function useScrollToTop(location: string): void {
  const wentBack = useRef(true)
  useEffect(() => {
    const back = () => {
      wentBack.current = true
    }
    window.addEventListener('popstate', back)
    return () => window.removeEventListener('popstate', back)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of address that counts
  useEffect(() => {
    if (!wentBack.current && !window.location.hash) window.scrollTo(0, 0)
    wentBack.current = false
  }, [location])
}
