import { useQuery } from '@tanstack/react-query'
import type { User } from '../../../contract/accounts.ts'
import type { HelperList } from '../../../contract/helpers.ts'
import { allowanceLeft } from '../../../core/plans/allowance.ts'
import { shortDate } from '../../../core/time/dates.ts'
import { queries } from '../../api.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/page.tsx'

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
  <section
    aria-label="Helper Limit Reached"
    className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card bg-warn px-5 py-4 text-warn-ink"
  >
    <div className="min-w-0 grow basis-72">
      <p className="font-[550]">Helper Limit Reached</p>
      <p className="text-[0.9375rem]">{textOf(props)}</p>
    </div>
    <LinkButton href={paths.subscribe}>See the plans</LinkButton>
  </section>
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
