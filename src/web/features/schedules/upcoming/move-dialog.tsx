import { useState } from 'react'
import type { PlannedMessage } from '../../../../contract/upcoming.ts'
import { SHOWN_DAYS } from '../../../../core/scheduling/planned-times.ts'
import { localDate, localTime } from '../../../../core/time/local-moment.ts'
import type { ApiError } from '../../../api.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { MomentFields, missingIn } from '../../../ui/moment-fields.tsx'
import type { ChangePlanned } from './use-change-planned.ts'

interface MoveDialogProps {
  message: PlannedMessage
  helperName: string
  timeZone: string
  move: ChangePlanned['move']
  onClose(): void
}

const DAY_MS = 86_400_000

export function MoveDialog({ message, helperName, timeZone, move, onClose }: MoveDialogProps) {
  const planned = new Date(message.plannedFor)
  const [moment, setMoment] = useState({ date: localDate(planned, timeZone), time: localTime(planned, timeZone) })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [busy, setBusy] = useState(false)
  const save = () => {
    const missing = missingIn(moment)
    setErrors(missing)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    move(moment).then(onClose, ({ fields, text }: ApiError) => {
      setErrors(fields.date || fields.time ? fields : { time: text })
      setBusy(false)
    })
  }
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
      onConfirm={save}
    >
      <MomentFields
        {...moment}
        min={localDate(new Date(now), timeZone)}
        max={localDate(new Date(now + (SHOWN_DAYS - 1) * DAY_MS), timeZone)}
        errors={errors}
        onChange={(next) => {
          setMoment(next)
          setErrors({})
        }}
      />
    </ConfirmDialog>
  )
}
