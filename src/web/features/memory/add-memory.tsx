import { useState } from 'react'
import type { AddMemoryBody, Memory } from '../../../contract/memory.ts'
import { LIMITS } from '../../../core/text/limits.ts'
import { post } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useMemoryAction } from './use-memory-actions.ts'
import { useMemoryDates } from './use-memory-dates.ts'

type Added = Pick<AddMemoryBody, 'content' | 'kind' | 'expiresOn'>

/** What the person writes down themselves. */
export function AddMemory({ onClose }: { onClose(): void }) {
  const [content, setContent] = useState('')
  const [day, setDay] = useState('')
  const { today } = useMemoryDates()
  const add = useMemoryAction<Added, Memory>({
    call: (body) => post<Memory>('/api/memories', body),
    done: () => 'Your helpers know this now',
    failed: 'Failed to add this.',
    onDone: onClose,
  })
  const isEmpty = content.trim() === ''
  return (
    <Card className="mb-6 animate-fade">
      <form
        className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isEmpty) add.mutate({ content, kind: day ? 'plan' : 'fact', expiresOn: day || null })
        }}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && !add.isPending) onClose()
        }}
      >
        <TextField
          label="What should your helpers know?"
          placeholder="Allergic to peanuts."
          value={content}
          maxLength={LIMITS.memoryValue.max}
          autoFocus
          onChange={(event) => setContent(event.target.value)}
        />
        <TextField
          label="On a day"
          optional
          type="date"
          min={today}
          value={day}
          onChange={(event) => setDay(event.target.value)}
        />
        <div className="flex flex-wrap gap-2 sm:col-span-2">
          <Button type="submit" variant="primary" busy={add.isPending} disabled={isEmpty}>
            Save
          </Button>
          <Button variant="plain" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  )
}
