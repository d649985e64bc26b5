import { Link } from 'wouter'
import type { User } from '../../../../contract/accounts.ts'
import type { EngineAnswer } from '../../../../contract/catalog.ts'
import { allowanceLeft, messagesLeft } from '../../../../core/billing/allowance.ts'
import { allowanceUsedUp } from '../../../../core/billing/allowance-used-up.ts'
import { shortDate } from '../../../../core/time/dates.ts'
import { paths } from '../../../paths.ts'

export interface NoticeProps extends Pick<EngineAnswer, 'own'> {
  user: User
}

export function AllowanceNotice({ user, own }: NoticeProps) {
  if (own === 'yes') return <p>Your own model answers, so messages don’t count.</p>
  const { messageCreditsUsed: used, messageCreditsLimit: limit, creditsResetAt, timeZone } = user
  const day = shortDate(creditsResetAt, timeZone)
  return (
    <>
      {own === 'withheld' && (
        <p className="text-[0.8125rem] text-ink">
          This server no longer allows models of your own, so its model answers now.
        </p>
      )}
      {messagesLeft({ used, limit }) > 0 ? (
        <p>{allowanceLeft({ used, limit }, day)}</p>
      ) : (
        <p className="text-[0.8125rem] text-ink">
          {allowanceUsedUp(limit, day)}{' '}
          <Link href={paths.subscribe} className="link whitespace-nowrap">
            See the plans
          </Link>
        </p>
      )}
    </>
  )
}
