import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { User } from '../../../../contract/accounts.ts'
import type { Panel } from '../../../../contract/panels.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { MessagesLeft } from '../composer/composer-status.tsx'
import { useOnline } from '../send/unsent-store.ts'
import { OfflineNote, Priced, QuestionField } from './panel-parts.tsx'
import { askText, type Rounds } from './panel-store.ts'

interface ActionsProps {
  panel: Panel
  rounds: Rounds
  user: User
  isBusy: boolean
}

/** Who sums up is the person's choice: the first, unless they choose. */
function SumUp({ panel, rounds, isBusy }: Omit<ActionsProps, 'user'>) {
  const [who, setWho] = useState(panel.members[0]?.helperId ?? 0)
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select
        label="Who sums up"
        value={who}
        options={panel.members.map(({ helperId, name }) => [helperId, name])}
        onChange={(event) => setWho(Number(event.target.value))}
        className="w-44"
      />
      <Button disabled={isBusy} onClick={() => rounds.begin({ kind: 'sum_up', helperId: who })}>
        <Priced label="Sum up" messages={panel.costs.sumUp} />
      </Button>
    </div>
  )
}

/** Why nothing was asked. */
function Refusal({ error }: Pick<Rounds['live'], 'error'>) {
  if (!error) return null
  return (
    <p role="alert" className="text-danger">
      {error.text}{' '}
      {error.code === 'allowance_used_up' && (
        <Link href={paths.subscribe} className="link whitespace-nowrap">
          See the plans
        </Link>
      )}
    </p>
  )
}

/** The next question. A refused one is back in its field. */
function AskForm({ panel, rounds: { live, begin }, user, isBusy }: ActionsProps) {
  const isOnline = useOnline()
  const refused = live.error ? live.question : ''
  const [text, setText] = useState(refused)
  const isFirst = panel.rounds.length === 0
  const isReady = text.trim() !== '' && isOnline && !isBusy
  useEffect(() => setText((typed) => typed || refused), [refused])
  const ask = () => {
    if (!isReady) return
    begin({ kind: 'ask', question: text })
    setText('')
  }
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        ask()
      }}
    >
      <QuestionField
        label={isFirst ? 'Your question' : 'Ask them something else'}
        text={text}
        onChange={setText}
        onAsk={ask}
        suggests={isFirst}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" variant="primary" disabled={!isReady}>
          <Priced label={askText(panel.members.length)} messages={panel.costs.ask} />
        </Button>
        <OfflineNote />
        <MessagesLeft user={user} />
      </div>
    </form>
  )
}

/** What may follow, with what it costs. */
export function PanelActions(props: ActionsProps) {
  const { panel, rounds, isBusy } = props
  const isOnline = useOnline()
  const { next, costs } = panel
  return (
    <div className="mt-8 grid gap-7">
      <Refusal error={rounds.live.error} />
      {!isBusy && (next.includes('discuss') || next.includes('sum_up')) && (
        <div className="flex flex-wrap items-end gap-3">
          {next.includes('discuss') && (
            <Button disabled={!isOnline} onClick={() => rounds.begin({ kind: 'discuss' })}>
              <Priced label="Let them answer each other" messages={costs.discuss} />
            </Button>
          )}
          {next.includes('sum_up') && <SumUp {...{ panel, rounds }} isBusy={!isOnline} />}
        </div>
      )}
      {next.includes('ask') && (panel.rounds.length > 0 || !isBusy) && <AskForm {...props} />}
    </div>
  )
}
