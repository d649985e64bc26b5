import { Link } from 'wouter'
import type { User } from '../../../contract/accounts.ts'
import { allowanceLeft, allowanceUsedUp, messagesLeft } from '../../../core/allowance.ts'
import { dayInWords } from '../../../core/dates.ts'
import { paths } from '../../paths.ts'

/** What is left of the month's messages. */
export function UsageLeft({ user }: { user: User }) {
  const { messageCreditsUsed: used, messageCreditsLimit: limit, creditsResetAt, timeZone } = user
  const day = dayInWords(creditsResetAt, timeZone)
  if (messagesLeft({ used, limit }) > 0) return <p>{allowanceLeft({ used, limit }, day)}</p>
  return (
    <p className="text-[0.8125rem] text-ink">
      {allowanceUsedUp(limit, day)}{' '}
      <Link href={paths.subscribe} className="link whitespace-nowrap">
        See the plans
      </Link>
    </p>
  )
}
