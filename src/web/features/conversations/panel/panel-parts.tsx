import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { User } from '../../../../contract/accounts.ts'
import type { PanelMember, PanelSummary } from '../../../../contract/panels.ts'
import { isBuiltIn, personaOf } from '../../../../core/personas/personas.ts'
import { LIMITS, PANEL_MEMBERS } from '../../../../core/text/limits.ts'
import { queries } from '../../../api.ts'
import { HelperAvatar } from '../../../helper-avatar.tsx'
import { paths } from '../../../paths.ts'
import { LinkButton } from '../../../ui/button.tsx'
import { Textarea } from '../../../ui/fields/text-field.tsx'
import { EmptyState } from '../../../ui/page.tsx'
import { useOnline } from '../send/unsent-store.ts'
import { listTime } from '../thread/days.ts'
import { messagesText, namesText, QUESTIONS } from './panel-store.ts'

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

/** What kind of helper it is; nothing for one of the person's own. */
export const PersonaTitle = ({ type, className }: { type: string; className: string }) =>
  isBuiltIn(type) && <span className={`block truncate text-[0.8125rem] ${className}`}>{personaOf(type).title}</span>

/** One over the edge of the other. Decorative: the names stand beside it. */
export const PanelFaces = ({ members, size }: { members: readonly PanelMember[]; size: number }) => (
  <span aria-hidden="true" className="flex shrink-0">
    {members.map((member, at) => (
      <span
        key={member.helperId}
        className="rounded-full ring-2 ring-(--paper-raised)"
        style={{ marginLeft: at === 0 ? 0 : -size * 0.28 }}
      >
        <HelperAvatar helper={member} size={size} />
      </span>
    ))}
  </span>
)

interface QuestionFieldProps {
  label: string
  text: string
  onChange(text: string): void
  onAsk(): void
  /** Some are suggested to who has none ready. */
  suggests: boolean
}

/** Ctrl or ⌘ with Enter asks. */
export const QuestionField = ({ label, text, onChange, onAsk, suggests }: QuestionFieldProps) => (
  <>
    <Textarea
      label={label}
      rows={3}
      maxLength={LIMITS.message.max}
      value={text}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={({ key, ctrlKey, metaKey }) => {
        if (key === 'Enter' && (ctrlKey || metaKey)) onAsk()
      }}
    />
    {suggests && text === '' && (
      <ul aria-label="Questions to begin with" className="flex flex-wrap gap-2">
        {QUESTIONS.map((question) => (
          <li key={question}>
            <button
              type="button"
              onClick={() => onChange(question)}
              className="min-h-11 rounded-[22px] bg-sunk px-4 py-1.5 text-left text-[0.9375rem] hover:bg-own"
            >
              {question}
            </button>
          </li>
        ))}
      </ul>
    )}
  </>
)

export const OfflineNote = () =>
  !useOnline() && <p className="text-ink-soft">You are offline. A panel needs a connection.</p>

const way = (href: string, label: string) => (
  <LinkButton href={href} variant="primary">
    {label}
  </LinkButton>
)

const NEEDS = {
  helpers: {
    title: 'A panel needs at least two helpers',
    text: 'Create two who see things differently, such as a coach and a friend. Then ask them both at once.',
    action: way(paths.create, 'Create a helper'),
  },
  another: {
    title: 'A panel needs at least two helpers',
    text: 'You have one. Create another who sees things differently, and ask them both at once.',
    action: way(paths.create, 'Create a helper'),
  },
  model: {
    title: 'A panel needs a language model',
    text: 'Your helpers write their answers with one, and none is connected yet. One on this machine will do.',
    action: way(paths.connections, 'Connect a model'),
  },
  modelHere: {
    title: 'A panel needs a language model',
    text: 'Your helpers write their answers with one, and none is connected here. Ask who runs this server, or connect one of your own in Settings.',
    action: way(paths.settings, 'Open Settings'),
  },
}

/** What a panel of so many helpers lacks; null: nothing. Earlier panels can be read without it. */
export function useLacking(count: number, { role }: User): ReactNode {
  // Unknown counts as connected.
  const hasModel = useQuery(queries.engine).data?.connected ?? true
  if (hasModel && count >= PANEL_MEMBERS.min) return null
  if (count < PANEL_MEMBERS.min) return <EmptyState {...NEEDS[count === 0 ? 'helpers' : 'another']} />
  return <EmptyState {...NEEDS[role === 'operator' ? 'model' : 'modelHere']} />
}

const Line = ({ panel, timeZone }: { panel: PanelSummary; timeZone: string }) => (
  <Link
    href={paths.panel(panel.id)}
    className="flex h-full flex-col gap-4 rounded-card border border-line bg-raised p-5 transition-colors hover:border-edge"
  >
    <span className="flex items-center justify-between gap-3">
      <PanelFaces members={panel.members} size={40} />
      <time dateTime={panel.usedAt} className="shrink-0 text-xs text-ink-soft">
        {listTime(panel.usedAt, new Date(), timeZone)}
      </time>
    </span>
    <span className="min-w-0 grow">
      <span dir="auto" className="line-clamp-2 font-display text-lg leading-snug [overflow-wrap:anywhere]">
        {panel.name}
      </span>
      <span dir="auto" className="mt-1 block truncate text-[0.8125rem] text-ink-soft">
        {namesText(panel.members)}
      </span>
    </span>
  </Link>
)

/** The panels of a person, the one used last first. */
export const PanelList = ({ panels, timeZone }: { panels: readonly PanelSummary[]; timeZone: string }) => (
  <section aria-labelledby="earlier-panels" className="mt-10">
    <h2 id="earlier-panels" className="mb-4 text-2xl">
      Your panels
    </h2>
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {panels.map((panel) => (
        <li key={panel.id}>
          <Line {...{ panel, timeZone }} />
        </li>
      ))}
    </ul>
  </section>
)
