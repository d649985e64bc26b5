const WAIT_MS = 10
const LIMIT_MS = 10_000

/** Waits until `read` gives what `isDone` accepts; throws after ten seconds with what it gave last. */
export async function until<Value>(read: () => Promise<Value>, isDone: (value: Value) => boolean): Promise<Value> {
  const limit = Date.now() + LIMIT_MS
  for (;;) {
    const value = await read()
    if (isDone(value)) return value
    if (Date.now() > limit) throw new Error(`waited in vain; last: ${JSON.stringify(value)}`)
    await new Promise((resolve) => setTimeout(resolve, WAIT_MS))
  }
}
