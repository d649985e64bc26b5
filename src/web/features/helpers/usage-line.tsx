import { useQuery } from '@tanstack/react-query'
import type { User } from '../../../contract/accounts.ts'
import type { HelperList } from '../../../contract/helpers.ts'
import { allowanceLeft } from '../../../core/plans/allowance.ts'
import { shortDate } from '../../../core/time/dates.ts'
import { queries } from '../../api.ts'

function helpersUsed({ helperCount, helperLimit }: HelperList): string {
  if (helperLimit !== -1) return `${helperCount} of ${helperLimit} helpers used`
  return helperCount === 1 ? '1 helper created' : `${helperCount} helpers created`
}

export function UsageLine({ list, user }: { list: HelperList; user: User | null }) {
  const own = useQuery(queries.engine).data?.own === 'yes'
  const allowance = user && { used: user.messageCreditsUsed, limit: user.messageCreditsLimit }
  return (
    <>
      {helpersUsed(list)}
      {own && ' · Your own model answers, so messages don’t count'}
      {!own && allowance && ` · ${allowanceLeft(allowance, shortDate(user.creditsResetAt, user.timeZone))}`}
    </>
  )
}
