import { type FollowUpKind, type FollowUpState, MOST_FOLLOW_UPS } from '../../../../core/follow-ups/follow-ups.ts'
import { preparedSql } from '../../../platform/db/statement.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'
import { followUps } from '../../../platform/db/tables/follow-ups.ts'
import { helpers } from '../../../platform/db/tables/helpers.ts'

export interface NewFollowUp {
  userId: number
  messageId: number
  kind: FollowUpKind
  state: Exclude<FollowUpState, 'declined'>
  /** Sealed. */
  subject: Buffer
  quote: Buffer | null
  dueAt: Date
  timeZone: string
  now: Date
}

/**
 * An accepted one has its helper planned again. No row: the message is not theirs, not shown, forgotten or answered as a
 * danger; there are too many; or something was set for this message and time before, which only the person's own request replaces
 * (`isAsked`).
 */
export const insertFollowUp = preparedSql<{ id: number; helperId: number }, NewFollowUp & { isAsked: boolean }>(
  'insert_follow_up',
)`
  with made as (
    insert into ${followUps} as f (${followUps.helperId}, ${followUps.userId}, ${followUps.messageId},
      ${followUps.kind}, ${followUps.state}, ${followUps.subject}, ${followUps.quote}, ${followUps.dueAt},
      ${followUps.firstDueAt}, ${followUps.timeZone}, ${followUps.createdAt})
    select m.${messages.helperId}, m.${messages.userId}, m.${messages.id}, :kind, :state::text, :subject::bytea,
      :quote::bytea, :dueAt::timestamptz, :dueAt::timestamptz, :timeZone, :now::timestamptz
    from ${messages} m
    where m.${messages.id} = :messageId and m.${messages.userId} = :userId and m.${messages.isShown}
      and not m.${messages.isForgotten} and m.${messages.danger} is distinct from 'heard'
      and (:state::text = 'offered' or ${MOST_FOLLOW_UPS} > (
        select count(*) from ${followUps} o where o.${followUps.userId} = :userId and o.${followUps.state} = 'accepted'
          and o.${followUps.settledAt} is null))
    on conflict (${followUps.messageId}, ${followUps.firstDueAt}) do update
    set ${followUps.kind} = excluded.${followUps.kind}, ${followUps.state} = excluded.${followUps.state},
      ${followUps.subject} = excluded.${followUps.subject}, ${followUps.quote} = excluded.${followUps.quote},
      ${followUps.dueAt} = excluded.${followUps.dueAt}, ${followUps.timeZone} = excluded.${followUps.timeZone},
      ${followUps.settledAt} = null
    where :isAsked::boolean
    returning f.${followUps.id} as id, f.${followUps.helperId} as helper),
  marked as (
    update ${helpers} h set ${helpers.needsPlan} = true from made
    where h.${helpers.id} = made.helper and :state::text = 'accepted')
  select id, helper as "helperId" from made`
