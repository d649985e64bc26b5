import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import type { User } from '../../../../contract/accounts.ts'
import type { Panel } from '../../../../contract/panels.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/fields/select.tsx'
import { MessagesLeft } from '../composer/composer-status.tsx'
import { useOnline } from '../send/unsent-store.ts'
import { Priced, QuestionField, Suggestions } from './panel-parts.tsx'
import { askText, beginRound, type LiveRound } from './panel-store.ts'

interface ActionsProps {
  panel: Panel
  live: LiveRound
  user: User
  isBusy: boolean
}

/** Who sums up is the person's choice: the first, unless they choose. */
function SumUp({ panel, isBusy }: Pick<ActionsProps, 'panel' | 'isBusy'>) {
  const client = useQueryClient()
  const [who, setWho] = useState(panel.members[0]?.helperId ?? 0)
  return (
    <div className="flex flex-wrap items-end gap-3">
      <Select label="Who sums up" value={who} onChange={(event) => setWho(Number(event.target.value))} className="w-44">
        {panel.members.map(({ helperId, name }) => (
          <option key={helperId} value={helperId}>
            {name}
          </option>
        ))}
      </Select>
      <Button
        disabled={isBusy}
        onClick={() => void beginRound({ client, panelId: panel.id }, { kind: 'sum_up', helperId: who })}
      >
        <Priced label="Sum up" messages={panel.costs.sumUp} />
      </Button>
    </div>
  )
}

/** Why nothing was asked. */
function Refusal({ error }: { error: LiveRound['error'] }) {
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
function AskForm({ panel, live, user, isBusy }: ActionsProps) {
  const client = useQueryClient()
  const isOnline = useOnline()
  const refused = live.error ? live.question : ''
  const [text, setText] = useState(refused)
  const isFirst = panel.rounds.length === 0
  const isReady = text.trim() !== '' && isOnline && !isBusy
  useEffect(() => setText((typed) => typed || refused), [refused])
  const ask = () => {
    if (!isReady) return
    void beginRound({ client, panelId: panel.id }, { kind: 'ask', question: text })
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
      />
      {isFirst && text === '' && <Suggestions onChoose={setText} />}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button type="submit" variant="primary" disabled={!isReady}>
          <Priced label={askText(panel.members.length)} messages={panel.costs.ask} />
        </Button>
        {!isOnline && <p className="text-ink-soft">You are offline. A panel needs a connection.</p>}
        <MessagesLeft user={user} />
      </div>
    </form>
  )
}

/** What may follow, with what it costs. */
export function PanelActions(props: ActionsProps) {
  const { panel, live, isBusy } = props
  const client = useQueryClient()
  const isOnline = useOnline()
  const { next, costs } = panel
  return (
    <div className="mt-8 grid gap-7">
      <Refusal error={live.error} />
      {!isBusy && (next.includes('discuss') || next.includes('sum_up')) && (
        <div className="flex flex-wrap items-end gap-3">
          {next.includes('discuss') && (
            <Button
              disabled={!isOnline}
              onClick={() => void beginRound({ client, panelId: panel.id }, { kind: 'discuss' })}
            >
              <Priced label="Let them answer each other" messages={costs.discuss} />
            </Button>
          )}
          {next.includes('sum_up') && <SumUp panel={panel} isBusy={!isOnline} />}
        </div>
      )}
      {next.includes('ask') && (panel.rounds.length > 0 || !isBusy) && <AskForm {...props} />}
    </div>
  )
}
