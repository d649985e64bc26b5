import type { Services } from '../../ports/services.ts'

/** Carries ids, never words: pairs of an account and a message of it, 0 for a change without one. */
export const LIVE_CHANNEL = 'live'

export interface Wake {
  userId: number
  /** 0: something else of the account changed. */
  messageId: number
}

/** PostgreSQL carries 8,000 bytes at once; a pair takes at most 31. */
const PAIRS_AT_ONCE = 250

export const encodeNotices = (wakes: readonly Wake[]): string =>
  wakes.map(({ userId, messageId }) => `${userId}:${messageId}`).join(',')

export const parseNotices = (text: string): Wake[] =>
  text.split(',').map((pair) => {
    const [userId = 0, messageId = 0] = pair.split(':').map(Number)
    return { userId, messageId }
  })

/** Has the open browsers of an account checked again: those that are not signed in any more end. */
export const endSignedOut = (services: Pick<Services, 'log' | 'signals'>, userId: number): Promise<void> =>
  notifyClients(services, [{ userId, messageId: 0 }])

/** Tells the open browsers of these accounts, whichever process holds them. A failure only delays what they show. */
export async function notifyClients(
  services: Pick<Services, 'log' | 'signals'>,
  wakes: readonly Wake[],
): Promise<void> {
  for (let from = 0; from < wakes.length; from += PAIRS_AT_ONCE) {
    const payload = encodeNotices(wakes.slice(from, from + PAIRS_AT_ONCE))
    await services.signals.send(LIVE_CHANNEL, payload).catch((cause) => {
      services.log.warn({ err: cause }, 'open browsers could not be told')
    })
  }
}
