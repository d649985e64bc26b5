import { useQuery } from '@tanstack/react-query'
import type { User } from '../../../contract/accounts.ts'
import type { HelperList } from '../../../contract/helpers.ts'
import { allowanceLeft } from '../../../core/plans/allowance.ts'
import { shortDate } from '../../../core/time/dates.ts'
import { queries } from '../../api.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/page.tsx'
import { Banner } from '../../ui/rows.tsx'

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

interface LimitBannerProps {
  helperLimit: number
  helperCount: number
}

const textOf = ({ helperLimit, helperCount }: LimitBannerProps): string =>
  helperCount > helperLimit
    ? `Your plan includes ${helperLimit} active helpers. The others are paused and keep everything; pause one to activate another.`
    : `Your plan includes ${helperLimit} helpers. Upgrade to create more, or delete one that you no longer need.`

export const LimitBanner = (props: LimitBannerProps) => (
  <Banner label="Helper Limit Reached" title="Helper Limit Reached" text={textOf(props)} className="mb-6">
    <LinkButton href={paths.subscribe}>See the plans</LinkButton>
  </Banner>
)

export const HelperLimitReached = ({ text }: { text: string }) => (
  <EmptyState
    title="Helper Limit Reached"
    text={text}
    action={
      <LinkButton href={paths.subscribe} variant="primary">
        Upgrade to Create More
      </LinkButton>
    }
  />
)
