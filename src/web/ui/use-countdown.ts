import { useEffect, useState } from 'react'

const SECOND_MS = 1000

/** Seconds left, updated every second. `start` restarts it; 0 cancels. */
export function useCountdown(): { left: number; start(seconds: number): void } {
  const [end, setEnd] = useState(0)
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (end === 0) return
    // Measured by the clock: timers slow down in background pages.
    const tick = () => {
      const seconds = Math.max(0, Math.ceil((end - Date.now()) / SECOND_MS))
      setLeft(seconds)
      if (seconds === 0) clearInterval(timer)
    }
    const timer = setInterval(tick, SECOND_MS)
    return () => clearInterval(timer)
  }, [end])
  const start = (seconds: number) => {
    setLeft(seconds)
    setEnd(seconds === 0 ? 0 : Date.now() + seconds * SECOND_MS)
  }
  return { left, start }
}
