import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Memory } from '../../../contract/memory.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Spinner } from '../../ui/loading.tsx'
import { CorrectForm, MemoryActions, SMALL } from './memory-actions.tsx'
import {
  MANUAL_FACT_TEXTS,
  MEMORY_TEXTS,
  memoryQueries,
  useCorrect,
  useForget,
  useMemoryDates,
  useShare,
} from './memory-queries.ts'

function Line({ memory: { content, validFrom, validTo } }: { memory: Memory }) {
  const { dateOf } = useMemoryDates()
  const span = validTo === null ? `Since ${dateOf(validFrom)}` : `${dateOf(validFrom)} to ${dateOf(validTo)}`
  return (
    <li>
      <span className="font-[550]">{content}</span>
      <span className="block text-sm text-ink-soft">{span}</span>
    </li>
  )
}

interface ChapterProps {
  title: string
  memories?: readonly Memory[]
  children?: ReactNode
}

const Chapter = ({ title, memories = [], children }: ChapterProps) =>
  (children || memories.length > 0) && (
    <section>
      <h2 className="font-sans text-sm font-[550] text-ink-soft">{title}</h2>
      <ul className="mt-1 grid grid-cols-1 gap-2">
        {memories.map((one) => (
          <Line key={one.id} memory={one} />
        ))}
        {children}
      </ul>
    </section>
  )

function MemoryHistory({ id }: { id: number }) {
  const { data, isError } = useQuery(memoryQueries.detail(id))
  const { saidTo } = useMemoryDates()
  if (isError) return <p className="mt-3 text-danger">The history could not be loaded.</p>
  if (!data) return <Spinner className="mt-3" />
  const { sources, before, after } = data
  return (
    <div className="mt-3 grid grid-cols-1 gap-3 border-l-2 border-line pl-4 text-[0.9375rem]">
      <Chapter title="What replaced it" memories={after} />
      <Chapter title="Where it comes from">
        {sources.map(({ messageId, quote, helperName, saidAt }) => (
          <li key={messageId}>
            “{quote}”<span className="block text-sm text-ink-soft">{saidTo(helperName, saidAt)}</span>
          </li>
        ))}
        {sources.length === 0 && <li>You wrote this here, or what you said is forgotten.</li>}
      </Chapter>
      <Chapter title="What it was before" memories={before} />
    </div>
  )
}

const Marks = ({ memory }: { memory: Memory }) => (
  <>
    {memory.validTo !== null && <Badge>Superseded</Badge>}
    {memory.isSecret && <Badge>Between us</Badge>}
    {!memory.isShared && !memory.isSecret && <Badge>Not shared</Badge>}
    {memory.sensitivityLevel !== 'normal' && <Badge tone="warn">Sensitive</Badge>}
  </>
)

interface MemoryItemProps {
  memory: Memory
  start?: ReactNode
  onForgotten?(): void
}

export function MemoryItem({ memory, start, onForgotten }: MemoryItemProps) {
  const [open, setOpen] = useState<'correct' | 'history' | null>(null)
  const { saidBy, dayOf, isAhead } = useMemoryDates()
  const close = (): void => setOpen(null)
  const correct = useCorrect(memory.id, close)
  const forget = useForget(onForgotten)
  const share = useShare()
  const told = memory.helperId === null ? MANUAL_FACT_TEXTS : MEMORY_TEXTS
  return (
    <li tabIndex={-1} className="flex gap-1 py-3.5">
      {start}
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-[550]">
          <span dir="auto" className="min-w-0 break-words">
            {memory.content}
          </span>
          <Marks memory={memory} />
        </p>
        <p className="mt-0.5 break-words text-[0.9375rem] text-ink-soft">
          {memory.quote !== null && memory.quote !== memory.content && (
            <q dir="auto" className="line-clamp-3">
              {memory.quote}
            </q>
          )}
          <span className="block text-sm">
            {isAhead(memory) && (
              <time dateTime={memory.expiresOn ?? ''} className="font-[550] text-ink">
                {dayOf(memory.expiresOn)}
                {' · '}
              </time>
            )}
            {saidBy(memory)}
          </span>
        </p>
        {open === 'correct' ? (
          <CorrectForm
            says={memory.content}
            told={told.correct}
            initial={memory.content}
            busy={correct.isPending}
            onSave={correct.mutate}
            onClose={close}
          />
        ) : (
          <div className={classNames('-ml-2 flex flex-wrap sm:-ml-2.5', start !== undefined && 'max-sm:-ml-11')}>
            <MemoryActions
              says={memory.content}
              told={told}
              isCurrent={memory.validTo === null}
              isShared={memory.isShared}
              busy={forget.isPending || share.isPending}
              onCorrect={() => setOpen('correct')}
              onForget={() => forget.mutateAsync(memory)}
              onShare={() => share.mutateAsync(memory)}
            />
            <Button
              variant="plain"
              className={SMALL}
              aria-label={`History: ${memory.content}`}
              aria-expanded={open === 'history'}
              onClick={() => setOpen(open === 'history' ? null : 'history')}
            >
              History
            </Button>
          </div>
        )}
        {open === 'history' && <MemoryHistory id={memory.id} />}
      </div>
    </li>
  )
}
