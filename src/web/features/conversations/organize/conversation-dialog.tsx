import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrganizeBody } from '../../../../contract/conversations.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { FirstMessageFound } from '../../../../contract/messages.ts'
import type { MuteLength } from '../../../../core/scheduling/mute.ts'
import { knownZone, shortDate } from '../../../../core/time/dates.ts'
import { type ApiError, del, get, patch, queries } from '../../../api.ts'
import { refetch, reloadMemory } from '../../../refetch.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx'
import { useChange } from '../../../use-call.ts'
import { useShowMessage } from '../thread/place.ts'

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

function DateDialog({ onClose, ...conversation }: DateDialogProps) {
  const { date, setDate, first, today, error, busy, jump } = useJump(conversation, onClose)
  return (
    <ConfirmDialog
      onClose={onClose}
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

/** Pins, archives or mutes a conversation. Rejects with an ApiError. */
export async function organize(client: QueryClient, helperId: number, change: OrganizeBody): Promise<void> {
  await patch(`/api/helpers/${helperId}/conversation`, change)
  await Promise.all([
    refetch(client, queries.conversations),
    client.invalidateQueries({ queryKey: queries.helpers.queryKey, exact: true }),
  ])
}

async function clear(client: QueryClient, helperId: number): Promise<void> {
  await del(`/api/helpers/${helperId}/messages`)
  client.setQueryData(queries.messages(helperId).queryKey, [])
  await Promise.all([refetch(client, queries.conversations), reloadMemory(client)])
}

interface DialogProps {
  helperId: number
  helperName: string
  onClose(): void
}

const LENGTHS: [MuteLength, string][] = [
  ['hour', 'For an hour'],
  ['tomorrow', 'Until tomorrow'],
  ['week', 'For a week'],
  ['always', 'Until I turn it back on'],
]

function MuteDialog({ helperId, helperName, onClose }: DialogProps) {
  const client = useQueryClient()
  const { isBusy, run } = useChange(onClose)
  const [length, setLength] = useState<MuteLength>('tomorrow')
  const mute = () => organize(client, helperId, { mute: length })
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`Mute ${helperName}?`}
      description={`${helperName} does not write first in that time. It still answers you.`}
      confirmLabel="Mute"
      busy={isBusy}
      onConfirm={() => run(mute, `${helperName} does not write first now.`)}
    >
      <fieldset className="grid gap-1">
        <legend className="sr-only">For how long</legend>
        {LENGTHS.map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-3 rounded-field px-2 hover:bg-sunk">
            <input
              type="radio"
              name="mute"
              value={value}
              checked={length === value}
              onChange={() => setLength(value)}
              className="size-5 accent-(--accent)"
            />
            {label}
          </label>
        ))}
      </fieldset>
    </ConfirmDialog>
  )
}

function ClearDialog({ helperId, helperName, onClose }: DialogProps) {
  const client = useQueryClient()
  const { isBusy, run } = useChange(onClose)
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Clear this conversation?"
      description={`Every message with ${helperName}, also in panels, will be deleted on all your devices, with all versions and everything made from them: memories, summaries and search entries. ${helperName} and its settings stay. This cannot be undone.`}
      confirmLabel="Clear"
      destructive
      busy={isBusy}
      onConfirm={() => run(() => clear(client, helperId), 'The conversation is empty now.')}
    />
  )
}

const DIALOGS = { date: DateDialog, mute: MuteDialog, clear: ClearDialog }
export type DialogKind = keyof typeof DIALOGS

interface ConversationDialogProps {
  kind: DialogKind
  helper: Helper
  timeZone: string
  onClose(): void
}

/** What the menu of a conversation asks. */
export function ConversationDialog({ kind, helper, timeZone, onClose }: ConversationDialogProps) {
  const Dialog = DIALOGS[kind]
  return <Dialog helperId={helper.id} helperName={helper.name} {...{ timeZone, onClose }} />
}
