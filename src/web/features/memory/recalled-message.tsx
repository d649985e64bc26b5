import { useState } from 'react'
import type { RememberedAnswer } from '../../../contract/memory.ts'
import { Badge } from '../../ui/badge.tsx'
import { CorrectForm } from './correct-form.tsx'
import { MemoryActions } from './memory-actions.tsx'
import { MESSAGE_TEXTS, useMemoryDates } from './memory-texts.ts'
import { useRecalled } from './use-memory-actions.ts'

type Turn = RememberedAnswer['turns'][number]

/** An earlier message that a reply used. Actions change what is remembered, not the conversation. */
export function RecalledMessage({ turn }: { turn: Turn }) {
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
