import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Message } from '../../../../contract/messages.ts'
import { NO_REMINDER } from '../../../../core/follow-ups/reminder-lines.ts'
import { LIMITS } from '../../../../core/text/limits.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { messagesIn } from '../reply/reply-store.ts'
import { type ChosenTime, setReminder } from './answer-follow-up.ts'
import { Line } from './line.tsx'
import { TimeForm } from './time-form.tsx'

const DAY_MS = 86_400_000

/** Under a reply that was to set a reminder and did not. */
export function RefusedReminder({ message, timeZone }: { message: Message; timeZone: string }) {
  const store = { client: useQueryClient(), helperId: message.helperId }
  const asked = messagesIn(store).find(({ id }) => id === message.replyTo)?.content ?? ''
  const [isOpen, setOpen] = useState(false)
  const [subject, setSubject] = useState(asked.slice(0, LIMITS.followUpSubject.max))
  const save = (when: ChosenTime) => setReminder(store, message, { subject, ...when })
  if (message.isSensitive)
    return (
      <Line label="Reminder" actions={[]}>
        No reminder was set: in Sensitive Mode nothing is kept.
      </Line>
    )
  return (
    <Line label="Reminder" actions={[{ text: 'Remind me', isOpen, onPress: () => setOpen(!isOpen) }]}>
      {NO_REMINDER}
      {isOpen && (
        <TimeForm
          label="Remind me"
          confirmLabel="Remind me"
          first={new Date(Date.now() + DAY_MS)}
          timeZone={timeZone}
          onSave={save}
          onClose={() => setOpen(false)}
        >
          <TextField
            label="What about"
            required
            maxLength={LIMITS.followUpSubject.max}
            autoComplete="off"
            value={subject}
            onChange={({ target }) => setSubject(target.value)}
          />
        </TimeForm>
      )}
    </Line>
  )
}
