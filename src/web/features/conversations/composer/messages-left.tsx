import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import type { User } from '../../../../contract/accounts.ts'
import { allowanceLeft, allowanceUsedUp, isRunningOut, messagesLeft } from '../../../../core/plans/allowance.ts'
import { shortDate } from '../../../../core/time/dates.ts'
import { queries } from '../../../api.ts'
import { paths } from '../../../paths.ts'

/** Writing is never blocked here: the server decides. What a model of one's own or none writes is free. */
export function MessagesLeft({ user }: { user: User }) {
  const { own = 'no', connected = true } = useQuery(queries.engine).data ?? {}
  const { messageCreditsUsed: used, messageCreditsLimit: limit, creditsResetAt, timeZone } = user
  if (!connected || own === 'yes' || !isRunningOut({ used, limit })) return null
  const day = shortDate(creditsResetAt, timeZone)
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
