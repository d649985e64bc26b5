const LEAST_S = 2
const LONGEST_MS = 30_000
/** A server that fails again this soon is polled less often. */
const SHAKY_MS = 60_000

let pause = 0
let backAt = Number.NEGATIVE_INFINITY

/** Keeps pages from polling at the same moment. */
const spread = (ms: number): number => ms * (1 + Math.random() / 4)

/** Polls the server, first after `seconds`, then with growing pauses, until it answers. */
export function pollUntilBack(seconds: number, onBack: () => void): void {
  const isShaky = performance.now() - backAt < SHAKY_MS
  pause = Math.min(Math.max(isShaky ? pause * 2 : 0, 1000 * Math.max(seconds || 0, LEAST_S)), LONGEST_MS)
  const ask = async (): Promise<void> => {
    const request = { headers: { accept: 'application/json' }, signal: AbortSignal.timeout(LONGEST_MS) }
    const answer = await fetch('/api/auth/session', request).catch(() => null)
    if (answer && (answer.status < 502 || answer.status > 504)) {
      backAt = performance.now()
      return onBack()
    }
    pause = Math.min(pause * 2, LONGEST_MS)
    setTimeout(ask, spread(pause))
  }
  setTimeout(ask, spread(pause))
}
