/** New York General Business Law article 47 and California SB 243: a reminder and the offer of a break, every three hours. */
const REMIND_AFTER_MS = 3 * 3_600_000
/** Somebody who wrote nothing for so long was away. */
const AWAY_MS = 30 * 60_000

interface Said {
  id: number
  sentAt: string
}

/** Ids of the messages before which a break is offered: three hours after a conversation began without a pause, and again. */
export function breakNotices(messages: readonly Said[]): ReadonlySet<number> {
  const notices = new Set<number>()
  let since = Number.NaN
  let before = Number.NaN
  for (const { id, sentAt } of messages) {
    const at = Date.parse(sentAt)
    if (!(at - before <= AWAY_MS)) since = at
    else if (at - since >= REMIND_AFTER_MS) {
      notices.add(id)
      since = at
    }
    before = at
  }
  return notices
}
