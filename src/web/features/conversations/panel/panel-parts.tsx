import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { User } from '../../../../contract/accounts.ts'
import type { PanelMember } from '../../../../contract/panels.ts'
import { personaOf } from '../../../../core/personas/personas.ts'
import { LIMITS } from '../../../../core/text/limits.ts'
import { queries } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import { LinkButton } from '../../../ui/button.tsx'
import { Textarea } from '../../../ui/fields/text-field.tsx'
import { EmptyState } from '../../../ui/page.tsx'
import { messagesText, QUESTIONS } from './panel-store.ts'

/** What a model of one's own writes is free. */
export const useIsFree = (): boolean => useQuery(queries.engine).data?.own === 'yes'

/** What a press does, and what it takes of the allowance. */
export function Priced({ label, messages }: { label: string; messages: number }) {
  const isFree = useIsFree()
  return (
    <span>
      {label}
      {!isFree && <span className="font-normal whitespace-nowrap"> · {messagesText(messages)}</span>}
    </span>
  )
}

/** One over the edge of the other. Decorative: the names stand beside it. */
export const PanelFaces = ({ members, size }: { members: readonly PanelMember[]; size: number }) => (
  <span aria-hidden="true" className="flex shrink-0">
    {members.map(({ helperId, name, personaType, imageUrl }, at) => (
      <span
        key={helperId}
        className="rounded-full ring-2 ring-(--paper-raised)"
        style={{ marginLeft: at === 0 ? 0 : -size * 0.28 }}
      >
        <Avatar {...{ name, imageUrl, size }} hue={personaOf(personaType).hue} />
      </span>
    ))}
  </span>
)

interface QuestionFieldProps {
  label: string
  text: string
  onChange(text: string): void
  onAsk(): void
  hint?: ReactNode
}

/** Ctrl or ⌘ with Enter asks. */
export const QuestionField = ({ label, text, onChange, onAsk, hint }: QuestionFieldProps) => (
  <Textarea
    label={label}
    rows={3}
    maxLength={LIMITS.message.max}
    value={text}
    hint={hint}
    onChange={(event) => onChange(event.target.value)}
    onKeyDown={(event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onAsk()
    }}
  />
)

/** For who has no question ready. */
export const Suggestions = ({ onChoose }: { onChoose(text: string): void }) => (
  <ul aria-label="Questions to begin with" className="flex flex-wrap gap-2">
    {QUESTIONS.map((text) => (
      <li key={text}>
        <button
          type="button"
          onClick={() => onChoose(text)}
          className="min-h-11 rounded-[22px] bg-sunk px-4 py-1.5 text-left text-[0.9375rem] hover:bg-own"
        >
          {text}
        </button>
      </li>
    ))}
  </ul>
)

export const NeedsHelpers = ({ count }: { count: number }) => (
  <EmptyState
    title="A panel needs at least two helpers"
    text={
      count === 0
        ? 'Create two who see things differently, such as a coach and a friend. Then ask them both at once.'
        : 'You have one. Create another who sees things differently, and ask them both at once.'
    }
    action={
      <LinkButton href={paths.create} variant="primary">
        Create a helper
      </LinkButton>
    }
  />
)

/** Earlier panels can still be read. */
export function NeedsModel({ user }: { user: User }) {
  const isOperator = user.role === 'operator'
  return (
    <EmptyState
      title="A panel needs a language model"
      text={
        isOperator
          ? 'Your helpers write their answers with one, and none is connected yet. One on this machine will do.'
          : 'Your helpers write their answers with one, and none is connected here. Ask who runs this server, or connect one of your own in Settings.'
      }
      action={
        <LinkButton href={isOperator ? paths.connections : paths.settings} variant="primary">
          {isOperator ? 'Connect a model' : 'Open Settings'}
        </LinkButton>
      }
    />
  )
}

/** Unknown counts as connected. */
export const useHasModel = (): boolean => useQuery(queries.engine).data?.connected ?? true
