import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '../../../../contract/accounts.ts'
import type { FollowUp, FollowUpBody } from '../../../../contract/follow-ups.ts'
import type { Message } from '../../../../contract/messages.ts'
import { remindMoments } from '../../../../core/follow-ups/follow-ups.ts'
import { isQuietHour } from '../../../../core/scheduling/slots.ts'
import { LIMITS } from '../../../../core/text/limits.ts'
import { localDate, localTime, timeAhead } from '../../../../core/time/dates.ts'
import { post, queries } from '../../../api.ts'
import { useContractForm } from '../../../forms/contract-form.ts'
import { reloadPlanned } from '../../../refetch.ts'
import { Button } from '../../../ui/button.tsx'
import { MomentFields, TextField } from '../../../ui/fields/text-field.tsx'
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx'
import { useToast } from '../../../ui/overlays/toast.tsx'
import type { ChosenTime } from '../send/message-changes.ts'

interface RemindDialogProps {
  message: Message
  helperName: string
  onClose(): void
}

/** A longer message says more than what to be reminded of. */
const SHORT = 120
const YEAR_MS = 365 * 86_400_000

const withinYear = (timeZone: string) => ({
  min: localDate(new Date(), timeZone),
  max: localDate(new Date(Date.now() + YEAR_MS), timeZone),
})

const subjectOf = ({ content }: Message): string => {
  const line = content.replace(/\s+/g, ' ').trim()
  return line.length <= SHORT ? line : ''
}

interface Typed {
  subject: string
  date: string
  time: string
}

/** Sets a reminder and says when it comes; the line under the message takes it back. Rejects with an ApiError. */
function useRemind(timeZone: string) {
  const client = useQueryClient()
  const toast = useToast()
  return async (body: FollowUpBody): Promise<void> => {
    const { plannedFor } = await post<FollowUp>('/api/follow-ups', body)
    toast({ title: `You will be reminded ${timeAhead(plannedFor, new Date(), timeZone)}.` })
    await reloadPlanned(client)
  }
}

function quietText({ quietHoursStart: start, quietHoursEnd: end }: User, time: string): string | null {
  if (!isQuietHour({ start, end }, Number(time.slice(0, 2)))) return null
  return `That is in your quiet hours. It comes when they end, at ${end % 12 || 12}:00 ${end < 12 ? 'AM' : 'PM'}.`
}

function RemindForm({ message, helperName, onClose, me }: RemindDialogProps & { me: User }) {
  const { timeZone } = me
  const [moments] = useState(() => remindMoments(new Date(), timeZone))
  const remind = useRemind(timeZone)
  const { field, control, busy, onSubmit } = useContractForm({
    shape: 'followUpBody',
    defaultValues: { subject: subjectOf(message), date: moments[0]?.date ?? '', time: moments[0]?.time ?? '' },
    bodyOf: (typed: Typed) => ({ messageId: message.id, ...typed }),
    submit: remind,
    onSuccess: onClose,
    blamed: 'time',
  })
  const date = control('date')
  const time = control('time')
  const quiet = quietText(me, time.value)
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Remind me"
      description={`${helperName} writes to you at that time. It counts as one message.`}
      confirmLabel="Remind me"
      busy={busy}
      onConfirm={onSubmit}
    >
      <div className="grid gap-4">
        <TextField label="What about" autoComplete="off" {...field('subject')} maxLength={LIMITS.followUpSubject.max} />
        <fieldset className="-my-1 flex flex-wrap gap-2">
          <legend className="sr-only">Often chosen</legend>
          {moments.map((moment) => (
            <Button
              key={moment.label}
              aria-pressed={moment.date === date.value && moment.time === time.value}
              className="px-3.5! text-[0.9375rem]! aria-pressed:border-accent aria-pressed:text-accent"
              onClick={() => {
                date.onChange(moment.date)
                time.onChange(moment.time)
              }}
            >
              {moment.label}
            </Button>
          ))}
        </fieldset>
        <MomentFields date={field('date')} time={field('time')} {...withinYear(timeZone)} />
        {quiet && <p className="text-[0.9375rem] text-ink-soft">{quiet}</p>}
      </div>
    </ConfirmDialog>
  )
}

export function RemindDialog(props: RemindDialogProps) {
  const { data: me } = useQuery(queries.me)
  return me && <RemindForm {...props} me={me} />
}

interface AnotherTimeProps {
  /** The time that was offered. */
  offered: Date
  timeZone: string
  /** Rejects with an ApiError. */
  onSave(when: ChosenTime): Promise<void>
  onClose(): void
}

/** A day and a time, in place below the line that offers another one. */
export function AnotherTime({ offered, timeZone, onSave, onClose }: AnotherTimeProps) {
  const { field, busy, onSubmit } = useContractForm({
    shape: 'whenBody',
    defaultValues: { date: localDate(offered, timeZone), time: localTime(offered, timeZone) },
    bodyOf: (typed: ChosenTime) => typed,
    submit: onSave,
    blamed: 'time',
  })
  return (
    <form
      noValidate
      aria-label="Another time"
      className="mt-2 grid w-full max-w-[28rem] gap-4 rounded-card border border-line bg-raised p-4"
      onSubmit={onSubmit}
      onKeyDown={({ key }) => key === 'Escape' && !busy && onClose()}
    >
      <MomentFields date={{ ...field('date'), autoFocus: true }} time={field('time')} {...withinYear(timeZone)} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          Ask then
        </Button>
        <Button variant="plain" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
