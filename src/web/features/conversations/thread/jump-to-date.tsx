import { CalendarDays } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useJump } from './use-jump.ts'

interface JumpToDateProps {
  helperId: number
  timeZone: string
}

function DateDialog({ onClose, ...conversation }: JumpToDateProps & { onClose(): void }) {
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

export function JumpToDate(conversation: JumpToDateProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button className="pointer-events-auto px-4 text-sm shadow-lift" onClick={() => setOpen(true)}>
        <CalendarDays aria-hidden="true" className="size-4" />
        Jump to date
      </Button>
      {open && <DateDialog {...conversation} onClose={() => setOpen(false)} />}
    </>
  )
}
