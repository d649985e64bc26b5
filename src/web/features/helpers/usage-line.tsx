import type { User } from '../../../contract/accounts.ts'
import type { HelperList } from '../../../contract/helpers.ts'
import { allowanceLeft } from '../../../core/allowance.ts'
import { dayInWords } from '../../../core/dates.ts'

const helpersUsed = ({ helperCount, helperLimit }: HelperList): string =>
  helperLimit === -1 ? `${helperCount} helpers created` : `${helperCount} of ${helperLimit} helpers used`

/** How many helpers the plan still holds, and how many messages the month. */
export function UsageLine({ list, user }: { list: HelperList; user: User | null }) {
  const allowance = user && { used: user.messageCreditsUsed, limit: user.messageCreditsLimit }
  return (
    <>
      {helpersUsed(list)}
      {allowance && ` · ${allowanceLeft(allowance, dayInWords(user.creditsResetAt, user.timeZone))}`}
    </>
  )
}
