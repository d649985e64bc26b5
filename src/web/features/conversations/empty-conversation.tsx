import type { Helper } from '../../../contract/helpers.ts'
import { isBuiltIn, personaOf } from '../../../core/personas/personas.ts'
import { timeAhead } from '../../../core/time/local-moment.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { latePart } from '../../ui/late.tsx'
import { composerField } from './composer/composer.tsx'
import { ThingsToSay } from './things-to-say.tsx'

const ThingsOfOwn = latePart(() => import('./things-of-own.tsx').then(({ ThingsOfOwn }) => ThingsOfOwn))

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
  const { hue, starters } = personaOf(personaType)
  const Things = isBuiltIn(personaType) ? ThingsToSay : ThingsOfOwn
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
      {offers && <Things {...{ personaType, starters }} onSay={say} />}
      <p className="text-xs text-ink-soft">
        You are talking with an AI.
        {nextMessageAt && ` It writes first ${timeAhead(nextMessageAt, new Date(), timeZone, ' at ')}.`}
      </p>
    </div>
  )
}
