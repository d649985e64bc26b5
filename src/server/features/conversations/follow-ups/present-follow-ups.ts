import type { MessageFollowUp } from '../../../../contract/messages.ts'
import { afterQuietHours } from '../../../../core/scheduling/follow-ups.ts'
import type { DataKey } from '../../../platform/crypto/vault.ts'
import { openFollowUp } from '../../memory/follow-ups/seal-follow-up.ts'
import type { FollowUpsRow } from './sql-parts.ts'

/** With the message that they are shown under. */
export const presentFollowUps = (key: DataKey, { timeZone, quietHours, open }: FollowUpsRow): MessageFollowUp[] =>
  open.map(({ dueAt, subject, ...rest }) => {
    const due = new Date(dueAt)
    return {
      ...rest,
      subject: openFollowUp(key, { subject: Buffer.from(subject, 'base64'), quote: null }).subject,
      dueAt: due.toISOString(),
      plannedFor: new Date(afterQuietHours(due.getTime(), quietHours, timeZone)).toISOString(),
    }
  })
