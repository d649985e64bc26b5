import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useJump } from './use-jump.ts'

interface DateDialogProps {
  helperId: number
  timeZone: string
  onClose(): void
}

export function DateDialog({ onClose, ...conversation }: DateDialogProps) {
  const { date, setDate, first, today, error, busy, jump } = useJump(conversation, onClose)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title="Jump to date"
      description="Shows the first message of that day, or of the next day that has one."
      confirmLabel="Jump"
      busy={busy}
      onConfirm={() => void jump()}
    >
      <TextField
        label="Date"
        type="date"
        min={first}
        max={today}
        value={date}
        error={error}
        onChange={({ target }) => setDate(target.value)}
      />
    </ConfirmDialog>
  )
}
