import { useIsFetching, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MessageAnswer } from '../../../contract/common.ts'
import { PAUSE_HOURS } from '../../../core/calls/ceilings.ts'
import { post } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx'
import { Card } from '../../ui/page.tsx'
import { ADMIN_KEY, useAdminAction } from './admin-queries.ts'

type Question = { kind: 'pause'; hours: number } | { kind: 'clear' }

const said = (answer: MessageAnswer): string => answer.message
const spanOf = (hours: number): string => (hours === 1 ? '1 Hour' : `${hours} Hours`)

function useEmergency(onDone: () => void) {
  const pause = useAdminAction({
    call: (hours: number) => post<MessageAnswer>('/api/admin/emergency-pause', { hours }),
    done: { title: 'System Paused', text: said },
    failed: 'Failed to pause system',
    onDone,
  })
  const resume = useAdminAction({
    call: () => post<MessageAnswer>('/api/admin/emergency-unpause'),
    done: { title: 'System Unpaused', text: said },
    failed: 'Failed to unpause system',
  })
  const clear = useAdminAction({
    call: () => post<MessageAnswer>('/api/admin/clear-schedule-backlog'),
    done: { title: 'Backlog Cleared', text: said },
    failed: 'Failed to clear schedule backlog',
    onDone,
  })
  return { pause, resume, clear }
}

const textsOf = (question: Question) =>
  question.kind === 'clear'
    ? {
        title: 'Clear the schedule backlog?',
        description: 'Every overdue message is skipped and the next ones are planned. Users are not notified.',
        confirmLabel: 'Clear backlog',
      }
    : {
        title: `Pause for ${spanOf(question.hours).toLowerCase()}?`,
        description:
          'No model is called during the pause. Replies in progress finish; after that, people get fallback messages, at no cost to them. You can resume at any time.',
        confirmLabel: `Pause ${spanOf(question.hours).toLowerCase()}`,
      }

function RefreshButton() {
  const client = useQueryClient()
  const fetching = useIsFetching({ queryKey: ADMIN_KEY }) > 0
  return (
    <Button busy={fetching} onClick={() => void client.invalidateQueries({ queryKey: ADMIN_KEY })}>
      Refresh Data
    </Button>
  )
}

/** `paused` is undefined while nothing is known: an operator may then do either. */
export function EmergencyControls({ paused }: { paused: boolean | undefined }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const { pause, resume, clear } = useEmergency(() => setQuestion(null))
  const confirm = () => {
    if (question?.kind === 'clear') clear.mutate(undefined)
    if (question?.kind === 'pause') pause.mutate(question.hours)
  }
  return (
    <Card tabIndex={-1} className="grid content-start gap-4">
      <h2 className="text-[1.375rem]">Emergency Controls</h2>
      <div className="grid content-start gap-3 max-sm:min-h-81 sm:flex sm:flex-wrap">
        <Button onClick={() => setQuestion({ kind: 'clear' })}>Clear Schedule Backlog</Button>
        {paused !== true &&
          PAUSE_HOURS.map((hours) => (
            <Button key={hours} className="text-danger!" onClick={() => setQuestion({ kind: 'pause', hours })}>
              Pause {spanOf(hours)}
            </Button>
          ))}
        <RefreshButton />
        {/* Last, so that nothing moves when it goes. */}
        {paused !== false && (
          <Button variant="primary" busy={resume.isPending} onClick={() => resume.mutate(undefined)}>
            Resume System
          </Button>
        )}
      </div>
      {question && (
        <ConfirmDialog
          onClose={() => setQuestion(null)}
          {...textsOf(question)}
          destructive
          busy={pause.isPending || clear.isPending}
          onConfirm={confirm}
        />
      )}
    </Card>
  )
}
