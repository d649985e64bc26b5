import type { MessageFollowUp } from '../../../../contract/messages.ts'
import { afterQuietHours } from '../../../../core/follow-ups/follow-ups.ts'
import type { Upcoming } from '../../../../core/prompt/context.ts'
import type { DataKey } from '../../../platform/crypto/vault.ts'
import { openFollowUp } from '../../memory/follow-ups/seal-follow-up.ts'
import type { FollowUpsRow, UpcomingRow } from './sql-parts.ts'

const subjectOf = (key: DataKey, subject: string): string =>
  openFollowUp(key, { subject: Buffer.from(subject, 'base64'), quote: null }).subject

/** For a prompt. */
export const decryptUpcoming = (key: DataKey, rows: readonly UpcomingRow[]): (Upcoming & { id: number })[] =>
  rows.map(({ id, kind, subject, dueAt }) => ({ id, kind, subject: subjectOf(key, subject), at: new Date(dueAt) }))

/** With the message that they are shown under. */
export const presentFollowUps = (key: DataKey, { timeZone, quietHours, open }: FollowUpsRow): MessageFollowUp[] =>
  open.map(({ dueAt, subject, ...rest }) => {
    const due = new Date(dueAt)
    return {
      ...rest,
      subject: subjectOf(key, subject),
      dueAt: due.toISOString(),
      plannedFor: new Date(afterQuietHours(due.getTime(), quietHours, timeZone)).toISOString(),
    }
  })
