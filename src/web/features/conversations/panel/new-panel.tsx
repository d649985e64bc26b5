import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Panel } from '../../../../contract/panels.ts'
import { LIMITS, PANEL_MEMBERS } from '../../../../core/text/limits.ts'
import { type ApiError, post } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useToast } from '../../../ui/overlays/toast.tsx'
import { Card } from '../../../ui/page.tsx'
import { useOnline } from '../send/use-online.ts'
import { ChooseMembers } from './choose-members.tsx'
import { Priced } from './panel-parts.tsx'
import { askText, PANELS, panelQuery } from './panel-queries.ts'
import { QuestionField, Suggestions } from './question-field.tsx'
import { beginRound } from './round-flow.ts'

/** Creates a panel and puts its first question to it. */
function useNewPanel() {
  const client = useQueryClient()
  const toast = useToast()
  const [, navigate] = useLocation()
  const [isBusy, setBusy] = useState(false)
  const create = async (helperIds: readonly number[], question: string, name: string) => {
    setBusy(true)
    try {
      const panel = await post<Panel>('/api/panels', { helperIds, ...(name ? { name } : {}) })
      client.setQueryData(panelQuery(panel.id).queryKey, panel)
      void client.invalidateQueries({ queryKey: PANELS, exact: true })
      void beginRound({ client, panelId: panel.id }, { kind: 'ask', question })
      navigate(paths.panel(panel.id))
    } catch (error) {
      setBusy(false)
      toast({ title: 'The panel was not created.', description: (error as ApiError).text, variant: 'destructive' })
    }
  }
  return { create, isBusy }
}

const FIRST_CHOICE = 3

export function NewPanel({ helpers }: { helpers: readonly Helper[] }) {
  const { create, isBusy } = useNewPanel()
  const isOnline = useOnline()
  const [chosen, setChosen] = useState(() => helpers.slice(0, FIRST_CHOICE).map(({ id }) => id))
  const [question, setQuestion] = useState('')
  const [name, setName] = useState('')
  const count = chosen.length
  const isReady = count >= PANEL_MEMBERS.min && question.trim() !== '' && isOnline
  const ask = () => {
    if (isReady && !isBusy) void create(chosen, question, name.trim())
  }
  return (
    <Card>
      <form
        className="grid gap-6"
        onSubmit={(event) => {
          event.preventDefault()
          ask()
        }}
      >
        <ChooseMembers {...{ helpers, chosen }} onChange={setChosen} />
        <div className="grid gap-3">
          <QuestionField label="Your question" text={question} onChange={setQuestion} onAsk={ask} />
          {question === '' && <Suggestions onChoose={setQuestion} />}
        </div>
        <details className="-my-2">
          <summary className="min-h-11 w-fit content-center text-[0.9375rem] text-ink-soft hover:text-ink">
            Give the panel a name
          </summary>
          <TextField
            label="Name"
            optional
            hint="Without one, it is called by your question."
            maxLength={LIMITS.panelName.max}
            value={name}
            onChange={(event) => setName(event.target.value)}
            className="mt-2 mb-3 max-w-md"
          />
        </details>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <Button type="submit" variant="primary" disabled={!isReady} busy={isBusy}>
            {count < PANEL_MEMBERS.min ? (
              'Choose at least two helpers'
            ) : (
              <Priced label={askText(count)} messages={count} />
            )}
          </Button>
          {!isOnline && <p className="text-ink-soft">You are offline. A panel needs a connection.</p>}
        </div>
      </form>
    </Card>
  )
}
