import type { Message } from '../../../contract/messages.ts'
import { AWAY_MS } from '../../../core/safety/break-notices.ts'
import { preparedSql } from '../../db/statement.ts'
import { messages } from '../../db/tables/conversations.ts'

/**
 * The talk that a message goes on with: its first and its newest message before that one. No row if it begins the talk.
 * Each step back skips as many messages as the person may be away for. After a day it stops: the reminders of such
 * a talk may be due at another time, but are as many.
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
