const PAUSE_MS = 10
/** Reading computes, too: what takes long is read less and less often. */
const GROWTH = 1.2
const LONGEST_PAUSE_MS = 100
const LIMIT_MS = 10_000

/**
 * Waits until `read` returns a value that `isDone` accepts; throws after `limitMs` with the last value. A `pauseMs` that
 * is given stays the same.
 */
export async function until<Value>(
  read: () => Promise<Value>,
  isDone: (value: Value) => boolean,
  limitMs = LIMIT_MS,
  pauseMs?: number,
): Promise<Value> {
  const limit = Date.now() + limitMs
  for (let growing = PAUSE_MS; ; growing = Math.min(growing * GROWTH, LONGEST_PAUSE_MS)) {
    const value = await read()
    if (isDone(value)) return value
    if (Date.now() > limit) throw new Error(`waited in vain; last: ${JSON.stringify(value)}`)
    await new Promise((resolve) => setTimeout(resolve, pauseMs ?? growing))
  }
}
