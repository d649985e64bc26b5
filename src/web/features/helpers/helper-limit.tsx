import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/page-states.tsx'

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
