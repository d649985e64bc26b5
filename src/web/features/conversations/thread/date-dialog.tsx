import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FirstMessageFound } from '../../../../contract/messages.ts'
import { knownZone, shortDate } from '../../../../core/time/dates.ts'
import { type ApiError, get } from '../../../api.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx'
import { useShowMessage } from './place.ts'

const dateOf = (instant: Date, timeZone: string): string =>
  instant.toLocaleDateString('en-CA', { timeZone: knownZone(timeZone) })

function useJump({ helperId, timeZone }: { helperId: number; timeZone: string }, onDone: () => void) {
  const show = useShowMessage(helperId)
  const [date, setDate] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)
  const path = `/api/helpers/${helperId}/messages/first`
  const { data: earliest } = useQuery({
    queryKey: [path],
    queryFn: ({ signal }) => get<FirstMessageFound>(path, signal),
    gcTime: 0,
  })
  const beginning = earliest?.message?.sentAt
  const first = beginning && dateOf(new Date(beginning), timeZone)
  const today = dateOf(new Date(), timeZone)

  function faultOf(): string | undefined {
    if (date === '') return 'Please choose a date.'
    if (date > today) return 'That day is still to come.'
    if (beginning && first && date < first) return `This conversation began on ${shortDate(beginning, timeZone)}.`
  }

  async function find(): Promise<string | undefined> {
    const { message } = await get<FirstMessageFound>(`${path}?date=${date}`)
    if (!message) return 'There are no messages from that day on.'
    onDone()
    await show(message.id)
  }

  async function jump(): Promise<void> {
    setBusy(true)
    setError(faultOf() ?? (await find().catch(({ text }: ApiError) => text)))
    setBusy(false)
  }
  return { date, setDate, first, today, error, busy, jump }
}

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
