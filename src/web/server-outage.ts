/**
 * The server answers, and can't work: its database is away, say. Pages say so calmly, keep what is written, and go on by
 * themselves once it is back.
 */

const KINDS = ['online', 'offline', 'server-away', 'server-back']

let away = false

export const isServerDown = (): boolean => away

/** Is this an answer of a server, or of the proxy before it, that can't work for now? */
export const isOutageStatus = (status: number, code: string): boolean =>
  code === 'unavailable' || (code === 'http' && status > 501 && status < 505)

function turn(isNow: boolean): void {
  away = isNow
  dispatchEvent(new Event(isNow ? 'server-away' : 'server-back'))
}

/** Call with each answer that says so; `seconds`: when it wants to be asked again. */
export function reportServerDown(seconds: number): void {
  if (away) return
  turn(true)
  const back = () => turn(false)
  // Where its code can't be had, the next call shows whether it is back.
  import('./poll-until-back.ts').then(({ pollUntilBack }) => pollUntilBack(seconds, back), back)
}

/** Calls `listener` when it is back, once. */
export const onceServerIsBack = (listener: () => void): void =>
  addEventListener('server-back', listener, { once: true })

/** Calls `changed` when it or the network goes away, and when it is back; gives what ends that. */
export function onReachabilityChange(changed: () => void): () => void {
  for (const kind of KINDS) addEventListener(kind, changed)
  return () => {
    for (const kind of KINDS) removeEventListener(kind, changed)
  }
}
