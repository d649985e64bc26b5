/** A reminder and an offered break every three hours: New York General Business Law article 47, California SB 243. */
const REMIND_AFTER_MS = 3 * 3_600_000
/** After this long without a message, the person counts as away. */
export const AWAY_MS = 30 * 60_000

interface Said {
  sentAt: string
  talkingSince?: string | undefined
}

/** Of someone talking since `since`: when the last full three hours ended by `at`; `since` if none did. */
export const lastReminder = (since: number, at: number): number =>
  since + Math.max(0, Math.floor((at - since) / REMIND_AFTER_MS)) * REMIND_AFTER_MS

/** For each message, when its period of three hours began. */
function countedFrom(messages: readonly Said[]): number[] {
  let since = Number.NaN
  let before = Number.NaN
  return messages.map(({ sentAt, talkingSince }) => {
    const at = Date.parse(sentAt)
    if (talkingSince !== undefined) since = Date.parse(talkingSince)
    else since = at - before <= AWAY_MS ? lastReminder(since, before) : at
    before = at
    return since
  })
}

/** Ids of the messages before which a break is offered: every three hours of a conversation without a pause. */
export function breakNotices(messages: readonly (Said & { id: number })[]): ReadonlySet<number> {
  const since = countedFrom(messages)
  const completes = ({ sentAt }: Said, index: number) => Date.parse(sentAt) - (since[index] ?? 0) >= REMIND_AFTER_MS
  return new Set(messages.filter(completes).map(({ id }) => id))
}

/** The newest messages, the first with when the person began to talk: `breakNotices` needs none of the others. */
export function newestMessages<Message extends Said>(messages: readonly Message[], count: number): Message[] {
  const newest = messages.slice(-count)
  const since = countedFrom(messages)[messages.length - newest.length]
  return newest.map((message, index) =>
    index > 0 || since === undefined ? message : { ...message, talkingSince: new Date(since).toISOString() },
  )
}
