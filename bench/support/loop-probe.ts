import { isMainThread } from 'node:worker_threads'

/** Preloaded into the product: the longest block of its event loop since the last query. */
export interface Held {
  /** CPU milliseconds of the main thread between two turns of the loop. */
  computedMs: number
  /** The same in wall-clock time, which includes other programs' use of the CPU. */
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
