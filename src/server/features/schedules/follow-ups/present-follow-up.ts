import type { FollowUp } from '../../../../contract/follow-ups.ts'
import { afterQuietHours } from '../../../../core/follow-ups/follow-ups.ts'
import type { DataKey } from '../../../platform/crypto/vault.ts'
import { decryptFollowUp } from '../../memory/follow-ups/add-follow-up.ts'
import type { FollowUpRow } from './store.ts'

/** When its message comes: not in quiet hours, unless it is to come at once. */
export const plannedTimeOf = (
  {
    dueAt,
    quietHoursStart: start,
    quietHoursEnd: end,
  }: Pick<FollowUpRow, 'dueAt' | 'quietHoursStart' | 'quietHoursEnd'>,
  timeZone: string,
  now: Date,
): Date => (dueAt <= now ? dueAt : new Date(afterQuietHours(dueAt.getTime(), { start, end }, timeZone)))

/** `timeZone`: where the person is, whose quiet hours count. */
export const presentFollowUp = (key: DataKey, row: FollowUpRow, timeZone: string, now: Date): FollowUp => ({
  id: row.id,
  helperId: row.helperId,
  messageId: row.messageId,
  kind: row.kind,
  state: row.state,
  ...decryptFollowUp(key, row),
  dueAt: row.dueAt.toISOString(),
  plannedFor: plannedTimeOf(row, timeZone, now).toISOString(),
  timeZone: row.timeZone,
  settledAt: row.settledAt?.toISOString() ?? null,
})
