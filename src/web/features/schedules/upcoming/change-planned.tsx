import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Helper } from '../../../../contract/helpers.ts'
import type { PlannedMessage } from '../../../../contract/upcoming.ts'
import { SHOWN_DAYS } from '../../../../core/scheduling/schedule-options.ts'
import { dateAndTime, localDate, localTime, timeAhead } from '../../../../core/time/dates.ts'
import { DAY_MS } from '../../../../core/time/durations.ts'
import { type ApiError, patch, post } from '../../../api.ts'
import { useContractForm } from '../../../forms/contract-form.ts'
import { paths } from '../../../paths.ts'
import { reloadHelpers, reloadPlanned } from '../../../refetch.ts'
import { MomentFields } from '../../../ui/fields/text-field.tsx'
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx'
import { useToast } from '../../../ui/overlays/toast.tsx'

export interface Moment {
  date: string
  time: string
}

/** The calls for a message of the routine, and those for a reminder or a follow-up. */
function callsFor({ helperId, originalTime, followUp, plannedFor }: PlannedMessage) {
  const change = (body: object) => patch(`/api/helpers/${helperId}/planned`, { originalTime, ...body })
  const isMoved = originalTime !== null && originalTime !== plannedFor
  if (followUp) {
    const path = `/api/follow-ups/${followUp.id}`
    return {
      move: (to: Moment) => patch(path, to),
      moveBack: () => patch(path, { dueAt: plannedFor }),
      skip: () => post(`${path}/decline`),
      unskip: () => post(`${path}/accept`, { dueAt: plannedFor }),
      write: () => post(`${path}/send`),
    }
  }
  return {
    move: (to: Moment) => change({ action: 'move', ...to }),
    moveBack: isMoved ? null : () => change({ action: 'restore' }),
    skip: () => change({ action: 'skip' }),
    unskip: () => change({ action: 'restore' }),
    write: () => change({ action: 'now' }),
  }
}

/** Moves, skips and sends a single planned message; each says what it did, with a way back where there is one. */
export function useChangePlanned(message: PlannedMessage, helper: Pick<Helper, 'name'>, timeZone: string) {
  const client = useQueryClient()
  const toast = useToast()
  const [, navigate] = useLocation()
  const [busy, setBusy] = useState(false)
  const calls = callsFor(message)

  const reload = () => Promise.all([reloadPlanned(client), reloadHelpers(client)])
  const failed = ({ text }: ApiError) =>
    toast({ title: 'This was not changed.', description: text, variant: 'destructive' })
  const undo = (work: () => Promise<unknown>) => ({
    label: 'Undo',
    onPress: () => void work().then(reload, failed),
  })

  async function run(
    work: () => Promise<unknown>,
    title: string,
    action: { label: string; onPress(): void },
  ): Promise<void> {
    setBusy(true)
    try {
      await work()
      toast({ title, action })
    } catch (error) {
      failed(error as ApiError)
    }
    await reload()
    setBusy(false)
  }

  /** Rejects with an ApiError, which the form shows. */
  async function move(to: Moment): Promise<void> {
    await calls.move(to)
    toast({
      title: `Moved to ${dateAndTime(`${to.date}T${to.time}:00Z`, 'UTC')}.`,
      ...(calls.moveBack ? { action: undo(calls.moveBack) } : {}),
    })
    await reload()
  }
  const when = timeAhead(message.plannedFor, new Date(), timeZone)
  return {
    busy,
    move,
    skip: () => void run(calls.skip, `Skipped: ${when}.`, undo(calls.unskip)),
    writeNow: () =>
      void run(calls.write, `${helper.name} writes now.`, {
        label: 'Open the conversation',
        onPress: () => navigate(paths.conversation(message.helperId)),
      }),
  }
}

export type ChangePlanned = ReturnType<typeof useChangePlanned>

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
      onClose={onClose}
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
