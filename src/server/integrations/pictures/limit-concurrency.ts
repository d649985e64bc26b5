/** Null if `waiting` others are already queued. */
export function limitConcurrency(atOnce: number, waiting: number) {
  const queue: (() => void)[] = []
  let running = 0
  return <Result>(work: () => Promise<Result>): Promise<Result> | null => {
    if (queue.length >= waiting) return null
    return (async () => {
      if (running >= atOnce) await new Promise<void>((resolve) => queue.push(resolve))
      else running += 1
      try {
        return await work()
      } finally {
        // The next task takes this slot.
        const next = queue.shift()
        if (next) next()
        else running -= 1
      }
    })()
  }
}
