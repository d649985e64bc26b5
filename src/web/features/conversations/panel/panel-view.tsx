import { useEffect, useRef, useState } from 'react'
import type { User } from '../../../../contract/accounts.ts'
import type { Panel, PanelMember } from '../../../../contract/panels.ts'
import { HelperAvatar } from '../../../helper-avatar.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { useMedia } from '../../../ui/use-media.ts'
import { PanelActions } from './panel-actions.tsx'
import { PanelHeader } from './panel-header.tsx'
import { useLacking } from './panel-parts.tsx'
import { isWriting, type Rounds, useRounds } from './panel-store.ts'
import { Question, RoundView } from './round-view.tsx'

interface RoundsProps {
  panel: Panel
  rounds: Rounds
  timeZone: string
  isBusy: boolean
}

/** So many columns need more than the usual width. */
const WIDE_FROM = 4

const AllRounds = ({ only, ...props }: RoundsProps & { only: number | null }) => (
  <div
    data-wide={props.panel.members.length >= WIDE_FROM || undefined}
    className="grid grid-cols-[minmax(0,1fr)] gap-10"
  >
    {props.panel.rounds.map((round) => (
      <RoundView key={round.id} {...props} {...{ round, only }} />
    ))}
  </div>
)

const newestAnswer = ({ rounds }: Panel, helperId: number): number =>
  Math.max(
    0,
    ...rounds.flatMap(({ kind, answers }) =>
      kind === 'sum_up'
        ? []
        : answers.flatMap((one) => (one.helperId === helperId && one.message ? one.message.id : [])),
    ),
  )

/** On a phone one helper's answers are shown at a time; a dot marks those of another that came since it was shown. */
function MemberTabs(props: RoundsProps) {
  const { panel } = props
  const [chosen, setChosen] = useState(panel.members[0]?.helperId ?? 0)
  const [seen, setSeen] = useState(() =>
    Object.fromEntries(panel.members.map(({ helperId }) => [helperId, newestAnswer(panel, helperId)])),
  )
  const newest = newestAnswer(panel, chosen)
  useEffect(() => setSeen((before) => ({ ...before, [chosen]: newest })), [chosen, newest])
  const tabOf = (member: PanelMember) => ({
    name: String(member.helperId),
    label: member.name,
    lead: <HelperAvatar helper={member} size={28} />,
    isNew: member.helperId !== chosen && newestAnswer(panel, member.helperId) > (seen[member.helperId] ?? 0),
  })
  return (
    <Tabs
      label="Helpers on this panel"
      look="line"
      isSticky
      tabs={panel.members.map(tabOf)}
      chosen={String(chosen)}
      onChoose={(name) => setChosen(Number(name))}
    >
      <AllRounds {...props} only={chosen} />
    </Tabs>
  )
}

/** For screen readers: how many have answered. */
function Progress({ panel }: { panel: Panel }) {
  const answers = panel.rounds.at(-1)?.answers ?? []
  const done = answers.filter(({ state }) => state !== 'writing').length
  return (
    <p role="status" className="sr-only">
      {answers.length > 0 && `${done} of ${answers.length} have answered.`}
    </p>
  )
}

/** Brings a round that begins into view. */
function useFollowRounds(panel: Panel): void {
  const newest = panel.rounds.at(-1)?.id
  const shown = useRef(newest)
  useEffect(() => {
    if (newest === shown.current || newest === undefined) return
    shown.current = newest
    const heading = document.getElementById(`round-${newest}`)
    heading?.closest('section')?.scrollIntoView({ block: 'start' })
    heading?.focus({ preventScroll: true })
  }, [newest])
}

export function PanelView({ panel, user }: { panel: Panel; user: User }) {
  const rounds = useRounds(panel.id)
  const { live } = rounds
  const lacking = useLacking(panel.members.length, user)
  const isWide = useMedia('(width >= 56.25rem)')
  useFollowRounds(panel)
  const isBusy = live.isRunning || isWriting(panel)
  const shown = { panel, rounds, isBusy, timeZone: user.timeZone }
  // Until the server has taken it.
  const asking = live.isRunning && live.roundId === null && live.question
  return (
    <>
      <PanelHeader panel={panel} timeZone={user.timeZone} />
      {panel.rounds.length > 0 && (isWide ? <AllRounds {...shown} only={null} /> : <MemberTabs {...shown} />)}
      {asking && (
        <div className={panel.rounds.length > 0 ? 'mt-10' : ''}>
          <Question question={asking} note="Asking…" />
        </div>
      )}
      <Progress panel={panel} />
      {lacking ? <div className="mt-8">{lacking}</div> : <PanelActions {...{ panel, rounds, user, isBusy }} />}
    </>
  )
}
