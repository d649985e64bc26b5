import type { PanelAnswer, PanelMember } from '../../../../contract/panels.ts'
import { headedParts } from '../../../../core/panel/panel.ts'
import { HelperAvatar, personaStyle } from '../../../helper-avatar.tsx'
import { TypingDots } from '../../../ui/bubble.tsx'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { ReplyText, SafetyMessage } from '../message/message-text.tsx'
import { PersonaTitle, Priced } from './panel-parts.tsx'

export interface AnswerProps {
  member: PanelMember
  answer: PanelAnswer
  /** What was streamed of it so far. */
  text: string
  isSummary: boolean
  /** Why it did not come, if that is known. */
  reason: string | undefined
  /** Undefined while it cannot be asked again. */
  onAgain: (() => void) | undefined
}

const WORDS = 'whitespace-pre-wrap leading-relaxed [overflow-wrap:anywhere]'

/** The three headings of a summary stand side by side. A model that wrote others is shown as it wrote. */
function Parts({ text, isSummary, open = false }: { text: string; isSummary: boolean; open?: boolean }) {
  const parts = isSummary ? headedParts(text) : [text]
  if (parts.length < 2) return <ReplyText text={text} open={open} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-4 min-[56.25rem]:auto-cols-fr min-[56.25rem]:grid-flow-col min-[56.25rem]:grid-cols-none">
      {parts.map((part) => (
        <div key={part.split('\n', 1)[0]}>
          <ReplyText text={part} open={open} />
        </div>
      ))}
    </div>
  )
}

function Words({ member, answer: { state, message }, text, reason, isSummary, onAgain }: AnswerProps) {
  if (message?.source === 'safety') return <SafetyMessage text={message.content} />
  if (message) {
    return (
      <>
        <Parts text={message.content} isSummary={isSummary} />
        {message.deliveryStatus === 'cut' && (
          <p className="mt-2 text-xs text-ink-soft">The limit of its length was reached here.</p>
        )}
      </>
    )
  }
  if (state === 'deleted') return <p className="text-ink-soft">This was deleted.</p>
  if (state === 'writing') return text === '' ? <TypingDots /> : <Parts {...{ text, isSummary }} open />
  return (
    <div className="grid justify-items-start gap-3 whitespace-normal">
      <p className="text-ink-soft">
        {member.name} did not answer. It did not count.{reason && <span className="block text-sm">{reason}</span>}
      </p>
      {onAgain && (
        <Button onClick={onAgain}>
          <Priced label="Ask again" messages={1} />
        </Button>
      )}
    </div>
  )
}

/** What one helper says in a round, in its own hue. */
export function MemberAnswer(props: AnswerProps) {
  const { member, answer, text } = props
  const isBeingWritten = answer.state === 'writing'
  return (
    <article
      aria-label={member.name}
      aria-busy={isBeingWritten}
      className="persona flex h-full flex-col overflow-hidden rounded-card border border-line bg-raised"
      style={personaStyle(member.personaType)}
    >
      <h3 className="bg-tint px-4 py-3">
        <span className="flex min-w-0 items-center gap-2.5">
          <HelperAvatar helper={member} size={36} />
          <span className="min-w-0">
            <span dir="auto" className="block truncate font-display text-lg leading-tight">
              {member.name}
            </span>
            <PersonaTitle type={member.personaType} className="leading-tight font-sans text-ink-soft" />
          </span>
        </span>
      </h3>
      <div
        dir="auto"
        data-words=""
        className={classNames('grow px-4 py-3.5', WORDS, isBeingWritten && text !== '' && 'writing')}
      >
        <Words {...props} />
      </div>
    </article>
  )
}
