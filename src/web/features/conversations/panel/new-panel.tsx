import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Panel } from '../../../../contract/panels.ts'
import { LIMITS, PANEL_MEMBERS } from '../../../../core/text/limits.ts'
import { post } from '../../../api.ts'
import { HelperAvatar, personaStyle } from '../../../helper-avatar.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { icon } from '../../../ui/icons.tsx'
import { Card } from '../../../ui/page.tsx'
import { useCall } from '../../../use-call.ts'
import { useOnline } from '../send/unsent-store.ts'
import { OfflineNote, PersonaTitle, Priced, QuestionField } from './panel-parts.tsx'
import { askText, beginRound, PANELS, panelQuery } from './panel-store.ts'

const Check = icon('M20 6 9 17l-5-5')

const FACE =
  'persona relative flex min-h-16 items-center gap-3 rounded-card border border-line bg-raised p-2.5 pr-4 transition-colors hover:border-edge has-checked:border-transparent has-checked:bg-tint has-focus-visible:outline-2.5 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent has-disabled:opacity-55 forced-colors:has-checked:outline'

interface ChooseMembersProps {
  helpers: readonly Helper[]
  chosen: readonly number[]
  onChange(ids: number[]): void
}

/** Two to five faces. */
function ChooseMembers({ helpers, chosen, onChange }: ChooseMembersProps) {
  const isFull = chosen.length >= PANEL_MEMBERS.max
  const toggle = (id: number) => onChange(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  return (
    <fieldset>
      <legend className="mb-2 text-[0.9375rem] font-[550]">Who should answer? Choose two to five.</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-2.5">
        {helpers.map((helper) => {
          const { id, name, personaType } = helper
          const isChosen = chosen.includes(id)
          return (
            <label key={id} className={FACE} style={personaStyle(personaType)}>
              <input
                type="checkbox"
                checked={isChosen}
                disabled={!isChosen && isFull}
                onChange={() => toggle(id)}
                className="sr-only"
              />
              <HelperAvatar helper={helper} size={44} />
              <span className="min-w-0 grow">
                <span dir="auto" className="block truncate font-[550]">
                  {name}
                </span>
                <PersonaTitle type={personaType} className="text-ink-soft" />
              </span>
              {isChosen && <Check className="size-5 shrink-0 text-deep" />}
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}

/** Creates a panel and puts its first question to it. */
function useNewPanel() {
  const client = useQueryClient()
  const call = useCall()
  const [, navigate] = useLocation()
  const [isBusy, setBusy] = useState(false)
  const create = async (helperIds: readonly number[], question: string, name: string) => {
    setBusy(true)
    const isCreated = await call(async () => {
      const panel = await post<Panel>('/api/panels', { helperIds, ...(name ? { name } : {}) })
      client.setQueryData(panelQuery(panel.id).queryKey, panel)
      void client.invalidateQueries({ queryKey: PANELS, exact: true })
      void beginRound({ client, panelId: panel.id }, { kind: 'ask', question })
      navigate(paths.panel(panel.id))
    }, 'The panel was not created.')
    if (!isCreated) setBusy(false)
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
          <QuestionField label="Your question" text={question} onChange={setQuestion} onAsk={ask} suggests />
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
          <OfflineNote />
        </div>
      </form>
    </Card>
  )
}
