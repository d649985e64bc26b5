import { queryOptions, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { Helper } from '../../../../contract/helpers.ts'
import type { PlannedMessage, Upcoming } from '../../../../contract/upcoming.ts'
import { restText } from '../../../../core/scheduling/mute.ts'
import { dayHeading, localDate } from '../../../../core/time/dates.ts'
import { get, queries } from '../../../api.ts'
import { HelperAvatar } from '../../../helper-avatar.tsx'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/loading.tsx'
import { EmptyState, ErrorState } from '../../../ui/page.tsx'
import { PlannedRow } from './planned-row.tsx'

const LONGEST_WAIT_MS = 3_600_000
/** What is due has been delivered by then. */
const AFTERWARDS_MS = 3000

/** Until the first message has come. */
function waitFor(first: PlannedMessage | undefined): number {
  const wait = first ? Date.parse(first.plannedFor) - Date.now() : LONGEST_WAIT_MS
  return Math.min(LONGEST_WAIT_MS, Math.max(0, wait) + AFTERWARDS_MS)
}

/** `helperId` null: of every helper. */
const upcomingOf = (helperId: number | null) =>
  queryOptions({
    queryKey: ['/api/upcoming', helperId],
    queryFn: ({ signal }) => get<Upcoming>(`/api/upcoming${helperId === null ? '' : `?helperId=${helperId}`}`, signal),
    // People open it to see what is ahead now.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data ? waitFor(state.data.messages[0]) : false),
  })

function reasonFor(helper: Helper, timeZone: string): string {
  if (!helper.active) return 'Paused, so it does not write first.'
  return `${restText(helper, new Date(), timeZone) ?? 'Its next message is being planned'}.`
}

/** Helpers of whose routine nothing is ahead, and why. */
const SilentHelpers = ({ helpers, timeZone }: { helpers: readonly Helper[]; timeZone: string }) =>
  helpers.length > 0 && (
    <section aria-labelledby="silent" className="mt-9">
      <h2 id="silent" className="mb-2 text-xl">
        Not writing first
      </h2>
      <ul className="divide-y divide-line rounded-card border border-line px-5 max-xs:px-3.5">
        {helpers.map((helper) => (
          <li key={helper.id} className="flex flex-wrap items-center gap-x-3.5 gap-y-1 py-3">
            <HelperAvatar helper={helper} size={40} className="opacity-70" />
            <div className="min-w-0 grow basis-40">
              <p className="font-display text-[1.125rem] break-words">{helper.name}</p>
              <p className="text-[0.9375rem] text-ink-soft">{reasonFor(helper, timeZone)}</p>
            </div>
            <LinkButton href={paths.helpers} variant="plain" className="-mx-3" label={`Change ${helper.name}`}>
              Change
            </LinkButton>
          </li>
        ))}
      </ul>
    </section>
  )

const CARD = 'divide-y divide-line rounded-card border border-line bg-raised px-5 max-xs:px-3.5'

const Loading = () => (
  <div role="status">
    <span className="sr-only">Loading what is planned</span>
    <Skeleton className="mb-3 h-7 w-28" />
    <div className={CARD}>
      {['a', 'b', 'c', 'd'].map((key) => (
        <Skeleton key={key} className="my-3.5 h-16" />
      ))}
    </div>
  </div>
)

const NoHelpers = () => (
  <EmptyState
    title="Nobody writes yet"
    text="Create a helper, and its messages of the next four weeks stand here."
    action={
      <LinkButton href={paths.create} variant="primary">
        Create Your First Helper
      </LinkButton>
    }
  />
)

const Nothing = () => (
  <EmptyState
    title="Nothing is planned"
    text="Helpers write first on the days that you choose under Edit. From the menu of a message you can also be reminded of something."
    action={<LinkButton href={paths.helpers}>My Helpers</LinkButton>}
  />
)

interface DaysProps {
  messages: readonly PlannedMessage[]
  helpers: ReadonlyMap<number, Helper>
  timeZone: string
}

function Days({ messages, helpers, timeZone }: DaysProps) {
  const days = Map.groupBy(messages, ({ plannedFor }) => localDate(new Date(plannedFor), timeZone))
  return [...days].map(([day, ofDay]) => (
    <section key={day} aria-labelledby={`day-${day}`} className="mt-7 first:mt-0">
      <h2 id={`day-${day}`} className="mb-2 text-xl">
        {dayHeading(new Date(ofDay[0]?.plannedFor ?? ''), new Date(), timeZone)}
      </h2>
      <ul className={CARD}>
        {ofDay.map((message) => {
          const helper = helpers.get(message.helperId)
          const key = message.followUp
            ? `follow-up-${message.followUp.id}`
            : `${message.helperId} ${message.originalTime}`
          return helper && <PlannedRow key={key} {...{ message, helper, timeZone }} />
        })}
      </ul>
    </section>
  ))
}

interface UpcomingListProps {
  /** Null: of every helper. */
  helperId: number | null
  timeZone: string
}

export function UpcomingList({ helperId, timeZone }: UpcomingListProps) {
  const list = useQuery(queries.helpers)
  const { data, isError, refetch } = useQuery(upcomingOf(helperId))
  // Whatever is planned anew reaches the helpers first.
  const changedAt = list.dataUpdatedAt
  const seen = useRef(changedAt)
  useEffect(() => {
    if (seen.current > 0 && changedAt !== seen.current) void refetch({ cancelRefetch: false })
    seen.current = changedAt
  }, [changedAt, refetch])
  if ((isError && !data) || (list.isError && !list.data))
    return (
      <ErrorState
        title="What is planned could not be loaded"
        text="Your helpers write all the same."
        onRetry={() => void Promise.all([refetch(), list.refetch()])}
      />
    )
  if (!data || !list.data) return <Loading />
  const helpers = list.data.helpers.filter(({ id }) => helperId === null || id === helperId)
  if (helpers.length === 0) return <NoHelpers />
  const writing = new Set(data.messages.filter(({ followUp }) => !followUp).map((message) => message.helperId))
  const silent = helpers.filter(({ id, active }) => !writing.has(id) || !active)
  return (
    <>
      {data.messages.length === 0 ? (
        <Nothing />
      ) : (
        <Days
          messages={data.messages}
          helpers={new Map(helpers.map((helper) => [helper.id, helper]))}
          timeZone={timeZone}
        />
      )}
      <SilentHelpers helpers={silent} timeZone={timeZone} />
    </>
  )
}
