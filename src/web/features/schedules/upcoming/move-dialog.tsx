import type { PlannedMessage } from '../../../../contract/upcoming.ts'
import { SHOWN_DAYS } from '../../../../core/scheduling/schedule-options.ts'
import { localDate, localTime } from '../../../../core/time/dates.ts'
import { DAY_MS } from '../../../../core/time/durations.ts'
import { useContractForm } from '../../../forms/contract-form.ts'
import { MomentFields } from '../../../ui/fields/text-field.tsx'
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx'
import type { ChangePlanned, Moment } from './use-change-planned.ts'

interface MoveDialogProps {
  message: PlannedMessage
  helperName: string
  timeZone: string
  move: ChangePlanned['move']
  onClose(): void
}

export function MoveDialog({ message, helperName, timeZone, move, onClose }: MoveDialogProps) {
  const planned = new Date(message.plannedFor)
  const { field, busy, onSubmit } = useContractForm({
    shape: 'whenBody',
    defaultValues: { date: localDate(planned, timeZone), time: localTime(planned, timeZone) },
    bodyOf: (typed: Moment) => typed,
    submit: move,
    onSuccess: onClose,
    blamed: 'time',
  })
  const now = Date.now()
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Move this message"
      description={
        message.followUp
          ? `${helperName} writes at that time instead. In your quiet hours it waits for their end.`
          : `Only this one. ${helperName}’s other messages come as planned.`
      }
      confirmLabel="Move"
      busy={busy}
      onConfirm={onSubmit}
    >
      <MomentFields
        date={field('date')}
        time={field('time')}
        min={localDate(new Date(now), timeZone)}
        max={localDate(new Date(now + (SHOWN_DAYS - 1) * DAY_MS), timeZone)}
      />
    </ConfirmDialog>
  )
}
