import type { RememberedAnswer } from '../../../contract/memory.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { saidTo } from './memory-dates.ts'
import { useRecalled } from './use-memory-actions.ts'

const small = 'px-2.5! text-[0.9375rem]'

/** An earlier turn that came up again. It can be forgotten as a memory; the conversation keeps it. */
export function RecalledItem({ turn }: { turn: RememberedAnswer['turns'][number] }) {
  const edit = useRecalled(turn.messageId)
  const { isFromUser, quote, helperName, saidAt, isShared } = turn
  return (
    <li className="py-3.5">
      <p className="break-words">
        <q dir="auto">{quote}</q> {!isShared && <Badge>Not shared</Badge>}
      </p>
      <p className="text-sm text-ink-soft">
        {isFromUser ? saidTo(helperName, saidAt) : `${helperName} said so. ${saidTo(helperName, saidAt)}`}
      </p>
      <div className="-ml-2.5 flex flex-wrap">
        <Button
          variant="plain"
          className={small}
          busy={edit.isPending}
          onClick={() => edit.mutate({ isForgotten: true })}
        >
          Forget
        </Button>
        <Button
          variant="plain"
          className={small}
          disabled={edit.isPending}
          onClick={() => edit.mutate({ isShared: !isShared })}
        >
          {isShared ? 'Don’t share' : 'Share'}
        </Button>
      </div>
    </li>
  )
}
