import { useEffect, useReducer } from 'react'

const SECOND_MS = 1000

/** Seconds left until `end`, which is in milliseconds since 1970, updated every second. */
export function useCountdown(end: number): number {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  // Measured by the clock: timers slow down in background pages.
  const left = Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS))
  const isRunning = left > 0
  useEffect(() => {
    if (!isRunning) return
    const timer = setInterval(redraw, SECOND_MS)
    return () => clearInterval(timer)
  }, [isRunning])
  return left
}
