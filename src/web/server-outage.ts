import { listen } from './ui/listen.ts'

/** Tracks whether the server is unable to work, for example without its database. */

const KINDS = ['online', 'offline', 'server-away', 'server-back']

let away = false

export const isServerDown = (): boolean => away

/** Also matches a proxy that cannot reach the server. */
export const isOutageStatus = (status: number, code: string): boolean =>
  code === 'unavailable' || (code === 'http' && status > 501 && status < 505)

function turn(isNow: boolean): void {
  away = isNow
  dispatchEvent(new Event(isNow ? 'server-away' : 'server-back'))
}

/** Call for each such response. `seconds` is its Retry-After. */
export function reportServerDown(seconds: number): void {
  if (away) return
  turn(true)
  const back = () => turn(false)
  // If the code cannot be loaded, the next call shows whether the server is back.
  import('./poll-until-back.ts').then(({ pollUntilBack }) => pollUntilBack(seconds, back), back)
}

/** Calls `listener` once, when the server is back. */
export const onceServerIsBack = (listener: () => void): void =>
  addEventListener('server-back', listener, { once: true })

/** Calls `changed` when the server or the network goes away or returns; returns a function that stops it. */
export const onReachabilityChange = (changed: () => void): (() => void) => listen(globalThis, KINDS, changed)
