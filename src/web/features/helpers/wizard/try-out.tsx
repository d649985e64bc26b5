import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowUp } from 'lucide-react'
import { useState } from 'react'
import type { SensitiveAnswer, TryOutBody } from '../../../../contract/messages.ts'
import { allowanceLeft } from '../../../../core/plans/allowance.ts'
import { LIMITS, UNSAVED } from '../../../../core/text/limits.ts'
import { markdownToText } from '../../../../core/text/markdown-to-text.ts'
import { shortDate } from '../../../../core/time/dates.ts'
import { post, queries } from '../../../api.ts'
import { Bubble, TypingDots } from '../../../ui/bubble.tsx'
import { Button } from '../../../ui/button.tsx'
import { FieldError, Textarea } from '../../../ui/fields/text-field.tsx'
import { reasonOf } from '../../../use-action.ts'
import { type HelperForm, helperSettingsOf } from '../settings/helper-form.ts'

type Turn = TryOutBody['earlier'][number]

/** The newest turns that may be sent along. */
function recent(turns: readonly Turn[]): Turn[] {
  let characters = 0
  const fitting = turns.toReversed().findIndex(({ content }, at) => {
    characters += content.length
    return characters > UNSAVED.characters || at === UNSAVED.turns
  })
  return fitting < 0 ? [...turns] : turns.slice(turns.length - fitting)
}

function useTryOut(personaType: string, form: HelperForm) {
  const client = useQueryClient()
  const [turns, setTurns] = useState<readonly Turn[]>([])
  const [busy, setBusy] = useState(false)
  const [fault, setFault] = useState<string | null>(null)

  /** Returns whether it was answered. */
  async function say(content: string): Promise<boolean> {
    const { name, description, tone, messageLength, exampleMessages = null, background = null } = helperSettingsOf(form)
    const said = [...turns, { isFromUser: true, content }]
    setTurns(said)
    setFault(null)
    setBusy(true)
    try {
      const voice = { personaType, name, description, tone, messageLength, exampleMessages, background }
      const body: TryOutBody = { ...voice, content, earlier: recent(turns) }
      const { response } = await post<SensitiveAnswer>('/api/ai/try-out', body)
      setTurns([...said, { isFromUser: false, content: response }])
      return true
    } catch (error) {
      setTurns(turns)
      setFault(reasonOf(error, 'It did not answer. Please try again.'))
      return false
    } finally {
      setBusy(false)
      void client.invalidateQueries(queries.me)
    }
  }
  return { turns, busy, fault, say, clear: () => setTurns([]) }
}

/** What a reply costs, before it is asked for. */
function Cost() {
  const { data: me } = useQuery(queries.me)
  const { own = 'no' } = useQuery(queries.engine).data ?? {}
  if (own === 'yes') return <>Your own model answers, which counts no message.</>
  if (!me) return null
  const { messageCreditsUsed: used, messageCreditsLimit: limit, creditsResetAt, timeZone } = me
  return <>Each reply counts as one message. {allowanceLeft({ used, limit }, shortDate(creditsResetAt, timeZone))}</>
}

/** A conversation with a helper that is not created yet. Nothing of it is kept. */
export function TryOut({ personaType, form }: { personaType: string; form: HelperForm }) {
  const { data: engine } = useQuery(queries.engine)
  const { turns, busy, fault, say, clear } = useTryOut(personaType, form)
  const [text, setText] = useState('')
  if (!engine?.connected) return null
  const send = async (): Promise<void> => {
    const content = text.trim()
    if (content === '' || busy) return
    setText('')
    if (!(await say(content))) setText(content)
  }
  return (
    <section aria-label="Try it out" className="mt-5 grid gap-3 rounded-card border border-line bg-raised p-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 className="text-xl">Try it out</h2>
        {turns.length > 0 && (
          <Button variant="plain" className="-my-2 px-3!" onClick={clear}>
            Start again
          </Button>
        )}
      </div>
      <p className="text-sm text-ink-soft">
        With the settings as they are here. Nothing is kept. <Cost />
      </p>
      <div aria-live="polite" aria-busy={busy} className="grid gap-2 empty:hidden">
        {turns.map(({ isFromUser, content }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: turns are only added
          <Bubble key={at} mine={isFromUser}>
            {isFromUser ? content : markdownToText(content)}
          </Bubble>
        ))}
        {busy && (
          <Bubble>
            <TypingDots />
          </Bubble>
        )}
      </div>
      <FieldError text={fault} />
      <div className="flex items-end gap-2">
        <Textarea
          className="grow [&>label]:sr-only"
          label={`Say something to ${form.name || 'it'}`}
          placeholder="Say something"
          rows={1}
          value={text}
          maxLength={LIMITS.message.max}
          onChange={(event) => setText(event.target.value)}
        />
        <Button
          variant="primary"
          className="mb-0.5 px-3!"
          busy={busy}
          disabled={text.trim() === ''}
          aria-label="Try this message"
          onClick={() => void send()}
        >
          <ArrowUp aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </section>
  )
}
