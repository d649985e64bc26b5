import { Link } from 'wouter'
import type { User } from '../../../contract/accounts.ts'
import { allowanceLeft, allowanceUsedUp, messagesLeft } from '../../../core/billing/allowance.ts'
import { shortDate } from '../../../core/time/dates.ts'
import { paths } from '../../paths.ts'

// At 200% zoom the conversation needs the room.
const ROOMY = '[@media(max-width:320px)_and_(max-height:520px)]:hidden'

/** The messages left this month. Writing is never blocked here: the server decides. */
export function MessagesLeft({ user }: { user: User }) {
  const { messageCreditsUsed: used, messageCreditsLimit: limit, creditsResetAt, timeZone } = user
  const day = shortDate(creditsResetAt, timeZone)
  if (messagesLeft({ used, limit }) > 0) return <p className={ROOMY}>{allowanceLeft({ used, limit }, day)}</p>
  return (
    <p className="text-[0.8125rem] text-ink">
      {allowanceUsedUp(limit, day)}{' '}
      <Link href={paths.subscribe} className="link whitespace-nowrap">
        See the plans
      </Link>
    </p>
  )
}
