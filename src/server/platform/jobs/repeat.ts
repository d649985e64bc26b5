import { longerPause } from '../outage/retry-after-outage.ts'
import type { Log } from '../ports/log.ts'

/** Background work that is safe to run in any number of processes. */
export interface RepeatedJob {
  name: string
  /** The feature it belongs to, or the platform. */
  owner: string
  everyMs: number
  run(isFirst: boolean): Promise<unknown>
}

/** Runs it at once and then repeatedly, except while it is still running. Pauses grow while it fails. Returns its stop. */
export function repeat(log: Log, job: RepeatedJob): () => Promise<void> {
  let running: Promise<void> | null = null
  let isFirst = true
  let pause = 0
  let notBefore = 0
  const runOnce = async (): Promise<void> => {
    try {
      await job.run(isFirst)
      pause = 0
    } catch (cause) {
      log.error({ err: cause, job: job.name, owner: job.owner }, 'a background job failed; it will run again')
      pause = longerPause(pause)
      notBefore = performance.now() + pause
    }
    isFirst = false
    running = null
  }
  const tick = (): void => {
    if (running === null && performance.now() >= notBefore) running = runOnce()
  }
  tick()
  const timer = setInterval(tick, job.everyMs)
  return async () => {
    clearInterval(timer)
    await running
  }
}
