import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'wouter'
import type { RememberedAnswer } from '../../../contract/memory.ts'
import { paths } from '../../paths.ts'
import { Badge } from '../../ui/badge.tsx'
import { Spinner } from '../../ui/loading.tsx'
import { CorrectForm, MemoryActions } from './memory-actions.tsx'
import { MemoryItem } from './memory-item.tsx'
import { MESSAGE_TEXTS, memoryQueries, useMemoryDates, useRecalled } from './memory-queries.ts'

type Turn = RememberedAnswer['turns'][number]

/** An earlier message that a reply used. Actions change what is remembered, not the conversation. */
function RecalledMessage({ turn }: { turn: Turn }) {
  const [isCorrecting, setCorrecting] = useState(false)
  const { dateOf, saidTo } = useMemoryDates()
  const edit = useRecalled(turn.messageId)
  const { isFromUser, quote, helperName, saidAt, isShared } = turn
  return (
    <li tabIndex={-1} className="py-3.5">
      <p className="break-words">
        <q dir="auto">{quote}</q> {!isShared && <Badge>Not shared</Badge>}
      </p>
      <p className="text-sm text-ink-soft">
        {isFromUser ? saidTo(helperName, saidAt) : `${helperName} said this, ${dateOf(saidAt)}`}
      </p>
      {isCorrecting ? (
        <CorrectForm
          says={quote}
          told={MESSAGE_TEXTS.correct}
          initial=""
          busy={edit.isPending}
          onSave={(correction) => edit.mutate({ correction })}
          onClose={() => setCorrecting(false)}
        />
      ) : (
        <div className="-ml-2 flex flex-wrap sm:-ml-2.5">
          <MemoryActions
            says={quote}
            told={MESSAGE_TEXTS}
            isCurrent
            isShared={isShared}
            busy={edit.isPending}
            onCorrect={() => setCorrecting(true)}
            onForget={() => edit.mutateAsync({ isForgotten: true })}
            onShare={() => edit.mutateAsync({ isShared: !isShared })}
          />
        </div>
      )}
    </li>
  )
}

const LINK = 'link min-h-11 text-sm'

/** What a reply took up, and behind a button what else the model was given. */
export function ReceiptPanel({ messageId }: { messageId: number }) {
  const { data, isError, refetch } = useQuery(memoryQueries.remembered(messageId))
  const [open, setOpen] = useState(false)
  if (isError) {
    return (
      <p role="alert" className="py-3">
        This could not be loaded.{' '}
        <button type="button" className={LINK} onClick={() => void refetch()}>
          Retry
        </button>
      </p>
    )
  }
  if (!data) return <Spinner className="my-3" />
  const { mainFacts, mainTurns } = data
  const total = data.facts.length + data.turns.length
  const main = mainFacts.length + mainTurns.length
  const all = open || main === 0
  const facts = data.facts.filter(({ id }) => all || mainFacts.includes(id))
  const turns = data.turns.filter((turn) => all || mainTurns.includes(turn.messageId))
  return (
    <>
      {total === 0 && <p className="py-3">None of this is remembered any more.</p>}
      <ul className="divide-y divide-line">
        {facts.map((memory) => (
          <MemoryItem key={memory.id} memory={memory} />
        ))}
        {turns.map((turn) => (
          <RecalledMessage key={turn.messageId} turn={turn} />
        ))}
      </ul>
      <p className="flex flex-wrap gap-x-5 border-t border-line">
        {main > 0 && total > main && (
          <button type="button" aria-expanded={open} className={LINK} onClick={() => setOpen(!open)}>
            {open ? 'Only what was used' : `${total - main} more at hand`}
          </button>
        )}
        <Link href={paths.memory} className={`${LINK} inline-flex items-center`}>
          All memories
        </Link>
      </p>
    </>
  )
}
