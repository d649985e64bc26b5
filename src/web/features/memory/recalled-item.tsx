import { useState } from 'react'
import type { RememberedAnswer } from '../../../contract/memory.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { CorrectForm } from './correct-form.tsx'
import { saidTo } from './memory-dates.ts'
import { useRecalled } from './use-memory-actions.ts'

const small = 'px-2.5! text-[0.9375rem]'

type Turn = RememberedAnswer['turns'][number]

function Actions({ turn, onCorrect }: { turn: Turn; onCorrect(): void }) {
  const edit = useRecalled(turn.messageId)
  return (
    <div className="-ml-2.5 flex flex-wrap">
      <Button variant="plain" className={small} onClick={onCorrect}>
        Correct
      </Button>
      <Button
        variant="plain"
        className={small}
        busy={edit.isPending}
        onClick={() => edit.mutate({ isForgotten: true })}
      >
        Forget
      </Button>
      <Button variant="plain" className={small} onClick={() => edit.mutate({ isShared: !turn.isShared })}>
        {turn.isShared ? 'Don’t share' : 'Share'}
      </Button>
    </div>
  )
}

/** An earlier turn that came up again. What is done to it changes what is remembered; the conversation keeps it. */
export function RecalledItem({ turn }: { turn: Turn }) {
  const [isCorrecting, setCorrecting] = useState(false)
  const correct = useRecalled(turn.messageId)
  const { isFromUser, quote, helperName, saidAt, isShared } = turn
  return (
    <li tabIndex={-1} className="py-3.5">
      <p className="break-words">
        <q dir="auto">{quote}</q> {!isShared && <Badge>Not shared</Badge>}
      </p>
      <p className="text-sm text-ink-soft">
        {isFromUser ? saidTo(helperName, saidAt) : `${helperName} said so. ${saidTo(helperName, saidAt)}`}
      </p>
      {isCorrecting ? (
        <CorrectForm
          says={quote}
          initial=""
          busy={correct.isPending}
          onSave={(correction) => correct.mutate({ correction })}
          onClose={() => setCorrecting(false)}
        />
      ) : (
        <Actions turn={turn} onCorrect={() => setCorrecting(true)} />
      )}
    </li>
  )
}
