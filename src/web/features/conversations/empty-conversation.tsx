import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import type { Helper } from '../../../contract/helpers.ts'
import { isBuiltIn, personaOf } from '../../../core/personas/personas.ts'
import { timeAhead } from '../../../core/time/dates.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { composerField } from './conversation-keys.ts'

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const next = buttons[buttons.indexOf(event.target as HTMLButtonElement) + (STEPS[event.key] ?? Number.NaN)]
  if (!next) return
  event.preventDefault()
  next.focus()
}

interface ThingsToSayProps {
  starters: readonly string[]
  onSay(text: string): void
}

/** One Tab stop: the arrow keys move within it. */
function ThingsToSay({ starters, onSay }: ThingsToSayProps) {
  const [current, setCurrent] = useState(starters[0])
  return (
    <div role="toolbar" aria-label="Things to say" onKeyDown={moveFocus} className="mt-2 grid w-full gap-2">
      {starters.map((text) => (
        <button
          key={text}
          type="button"
          tabIndex={text === current ? 0 : -1}
          className="min-h-11 rounded-[20px] bg-tint px-4 py-2 text-deep hover:bg-ground"
          onFocus={() => setCurrent(text)}
          onClick={() => onSay(text)}
        >
          {text}
        </button>
      ))}
    </div>
  )
}

/** Of a helper that the person made, perhaps from one of our ideas, they are loaded first. */
function useThingsToSay(personaType: string): readonly string[] | undefined {
  const { starters } = personaOf(personaType)
  const isOurs = isBuiltIn(personaType)
  const { data } = useQuery({
    queryKey: ['things to say', personaType],
    queryFn: () =>
      import('../../../core/personas/ideas.ts').then(({ ideaOf }) => ideaOf(personaType)?.thingsToSay ?? starters),
    enabled: !isOurs,
  })
  return isOurs ? starters : data
}

interface EmptyConversationProps {
  helper: Helper
  timeZone: string
  /** Whether it offers things to say. Without a model it offers exercises instead. */
  offers: boolean
  onSay(text: string): void
}

/** Who it is, what one may say to it, and when it writes first. */
export function EmptyConversation({ helper, timeZone, offers, onSay }: EmptyConversationProps) {
  const { name, imageUrl, description, nextMessageAt, personaType } = helper
  const { hue } = personaOf(personaType)
  const starters = useThingsToSay(personaType)
  const say = (text: string) => {
    onSay(text)
    composerField()?.focus()
  }
  return (
    <div className="m-auto grid w-full max-w-[26rem] justify-items-center gap-3 px-2 py-4 text-center">
      <Avatar {...{ name, imageUrl, hue }} size={offers ? 128 : 72} className="[@media(height<45rem)]:size-16!" />
      <h2 dir="auto" className="text-2xl wrap-anywhere">
        {name}
      </h2>
      <p dir="auto" className="line-clamp-3 text-balance text-ink-soft wrap-anywhere">
        {description}
      </p>
      {offers && starters && <ThingsToSay starters={starters} onSay={say} />}
      <p className="text-xs text-ink-soft">
        You are talking with an AI.
        {nextMessageAt && ` It writes first ${timeAhead(nextMessageAt, new Date(), timeZone, ' at ')}.`}
      </p>
    </div>
  )
}
