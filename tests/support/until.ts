const PAUSE_MS = 10
const LIMIT_MS = 10_000

/** Waits until `read` returns a value that `isDone` accepts; throws after `limitMs` with the last value. */
export async function until<Value>(
  read: () => Promise<Value>,
  isDone: (value: Value) => boolean,
  limitMs = LIMIT_MS,
  pauseMs = PAUSE_MS,
): Promise<Value> {
  const limit = Date.now() + limitMs
  for (;;) {
    const value = await read()
    if (isDone(value)) return value
    if (Date.now() > limit) throw new Error(`waited in vain; last: ${JSON.stringify(value)}`)
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
