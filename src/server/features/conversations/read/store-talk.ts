import type { Message } from '../../../../contract/messages.ts'
import { AWAY_MS } from '../../../../core/safety/break-notices.ts'
import { preparedSql } from '../../../platform/db/statement.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'

/**
 * The unbroken talk before a message: when it began, and its newest message before that one. No row if the message begins
 * one. Each step goes back as far as a pause may last. It stops after a day: the reminders of so long a talk may then come
 * at another time, but no less often.
 */
export const findTalkBefore = preparedSql<{ begun: Date; newest: Date }, Pick<Message, 'helperId' | 'id' | 'sentAt'>>(
  'find_talk_before',
)`
  with recursive talk(at) as (
    (select m.${messages.sentAt} from ${messages} m
    where m.${messages.helperId} = :helperId and m.${messages.isShown}
      and (m.${messages.sentAt}, m.${messages.id}) < (:sentAt::timestamptz, :id::bigint)
      and m.${messages.sentAt} >= :sentAt::timestamptz - interval '1 millisecond' * ${AWAY_MS}
    order by m.${messages.sentAt} desc, m.${messages.id} desc
    limit 1)
    union all
    select earlier.at from talk cross join lateral (
      select m.${messages.sentAt} as at from ${messages} m
      where m.${messages.helperId} = :helperId and m.${messages.isShown} and m.${messages.sentAt} < talk.at
        and m.${messages.sentAt} >= talk.at - interval '1 millisecond' * ${AWAY_MS}
      order by m.${messages.sentAt}
      limit 1) earlier
    where talk.at > :sentAt::timestamptz - interval '1 day')
  select min(at) as begun, max(at) as newest from talk having count(*) > 0`
