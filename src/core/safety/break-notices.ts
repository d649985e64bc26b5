/** A reminder and an offered break every three hours: New York General Business Law article 47, California SB 243. */
const REMIND_AFTER_MS = 3 * 3_600_000
/** After this long without a message, the person counts as away. */
const AWAY_MS = 30 * 60_000

interface Said {
  id: number
  sentAt: string
}

/** Ids of the messages that a break is offered before: every three hours of a conversation without a pause. */
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
