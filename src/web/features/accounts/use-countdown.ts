import { useEffect, useState } from 'react'

/** Seconds that are left of what `start` began; it ticks each second. */
export function useCountdown(): { left: number; start(seconds: number): void; stop(): void } {
  const [left, setLeft] = useState(0)
  const running = left > 0
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000)
    return () => clearInterval(timer)
  }, [running])
  return { left, start: setLeft, stop: () => setLeft(0) }
}
