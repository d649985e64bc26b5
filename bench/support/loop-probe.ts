import { isMainThread } from 'node:worker_threads'

/** Preloaded into the product: how long its event loop was held at most since it was last asked. */
export interface Held {
  /** Milliseconds that the main thread computed between two turns of the loop. */
  computedMs: number
  /** The same by the clock: what other programs took of the processor is in it. */
  passedMs: number
}

const longest: Held = { computedMs: 0, passedMs: 0 }

function watch(): void {
  let at = performance.now()
  let cpu = process.threadCpuUsage()
  const turn = (): void => {
    const now = performance.now()
    const { user, system } = process.threadCpuUsage(cpu)
    longest.computedMs = Math.max(longest.computedMs, (user + system) / 1000)
    longest.passedMs = Math.max(longest.passedMs, now - at)
    at = now
    cpu = process.threadCpuUsage()
  }
  setInterval(turn, 1).unref()
  process.on('message', () => {
    process.send?.({ ...longest })
    Object.assign(longest, { computedMs: 0, passedMs: 0 })
  })
  process.channel?.unref()
}

if (isMainThread) watch()
