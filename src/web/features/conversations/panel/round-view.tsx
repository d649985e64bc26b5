import type { Panel, PanelAnswer, PanelMember, PanelRound } from '../../../../contract/panels.ts'
import { clockTime } from '../../../../core/time/dates.ts'
import { Bubble } from '../../../ui/bubble.tsx'
import { dayLabel } from '../thread/days.ts'
import { MemberAnswer } from './member-answer.tsx'
import { Priced } from './panel-parts.tsx'
import type { Rounds } from './panel-store.ts'

export interface RoundProps {
  panel: Panel
  round: PanelRound
  rounds: Rounds
  timeZone: string
  /** On a phone, whose answers are shown; null: everybody's. */
  only: number | null
  isBusy: boolean
}

const TITLES: Record<PanelRound['kind'], string> = {
  ask: 'Answers',
  discuss: 'They answer each other',
  sum_up: 'Summary',
}

const MEMBERS_GONE: Omit<PanelMember, 'helperId'> = { name: 'A helper', personaType: '', imageUrl: null }

/** `note`: when it was asked, or that it is on its way. */
export function Question({ question, note }: { question: string | null; note: string }) {
  return (
    <div className="mb-4 grid justify-items-end gap-1">
      <Bubble mine className="max-w-[min(82%,44rem)]! text-lg">
        {question ?? 'This question was deleted.'}
      </Bubble>
      <p className="px-1.5 text-xs text-ink-soft">{note}</p>
    </div>
  )
}

/** Under help that was not needed: the question is put to the panel after all. */
function Misunderstood({ panel, round: { question }, rounds, isBusy }: RoundProps) {
  if (question === null) return null
  return (
    <button
      type="button"
      disabled={isBusy}
      className="link mt-2 min-h-11 px-1.5 text-sm"
      onClick={() => rounds.begin({ kind: 'ask', question, isMisunderstood: true })}
    >
      <Priced label="You misunderstood me. Ask the panel" messages={panel.costs.ask} />
    </button>
  )
}

function Answer({ panel, round, rounds, isBusy, answer }: RoundProps & { answer: PanelAnswer }) {
  const { helperId } = answer
  const { live, askAgain } = rounds
  const member = panel.members.find((one) => one.helperId === helperId) ?? { helperId, ...MEMBERS_GONE }
  const isLive = live.roundId === round.id
  return (
    <MemberAnswer
      {...{ member, answer }}
      isSummary={round.kind === 'sum_up'}
      text={isLive ? (live.texts[helperId] ?? '') : ''}
      reason={isLive ? live.reasons[helperId] : undefined}
      onAgain={isBusy ? undefined : () => askAgain(round.id, helperId)}
    />
  )
}

const COLUMNS = 'grid grid-cols-[minmax(0,1fr)] gap-3 min-[56.25rem]:grid-cols-[repeat(var(--members),minmax(0,1fr))]'

/** A question with its answers side by side, or one round about them. */
export function RoundView(props: RoundProps) {
  const { round, timeZone, only } = props
  const { id, kind, question, createdAt, answers } = round
  const isHelp = answers.some(({ message }) => message?.source === 'safety')
  const isAlone = kind === 'sum_up' || isHelp
  const shown = isAlone || only === null ? answers : answers.filter(({ helperId }) => helperId === only)
  const time = `${dayLabel(new Date(createdAt), new Date(), timeZone)}, ${clockTime(createdAt, timeZone)}`
  return (
    <section aria-labelledby={`round-${id}`} className="scroll-mt-20">
      <h2 id={`round-${id}`} tabIndex={-1} className={kind === 'ask' ? 'sr-only' : 'mb-3 text-xl text-ink'}>
        {kind === 'ask' && question ? question : TITLES[kind]}
      </h2>
      {kind === 'ask' && <Question {...{ question }} note={time} />}
      <div
        className={isAlone ? (isHelp ? 'max-w-[760px]' : '') : COLUMNS}
        style={{ '--members': Math.max(2, answers.length) } as React.CSSProperties}
      >
        {shown.map((answer) => (
          <Answer key={answer.helperId} {...props} answer={answer} />
        ))}
      </div>
      {isHelp && <Misunderstood {...props} />}
    </section>
  )
}
