import type { AddMemoryBody, Memory } from '../../../contract/memory.ts'
import { LIMITS } from '../../../core/text/limits.ts'
import { post } from '../../api.ts'
import { useContractForm } from '../../forms/contract-form.ts'
import { SaveOrCancel } from '../../ui/fields/submit-form.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Card } from '../../ui/page.tsx'
import { useMemoryAction, useMemoryDates } from './memory-queries.ts'

type Added = Pick<AddMemoryBody, 'content' | 'kind' | 'expiresOn'>

interface Typed {
  content: string
  expiresOn: string
}

/** What the person writes down themselves. */
export function AddMemory({ onClose }: { onClose(): void }) {
  const { today } = useMemoryDates()
  const add = useMemoryAction<Added, Memory>({
    call: (body) => post<Memory>('/api/memories', body),
    done: () => 'Your helpers know this now',
    failed: 'Failed to add this.',
    onDone: onClose,
  })
  const { field, control, busy, onSubmit } = useContractForm({
    shape: 'addMemoryBody',
    defaultValues: { content: '', expiresOn: '' },
    bodyOf: ({ content, expiresOn }: Typed): Added => ({
      content,
      kind: expiresOn ? 'plan' : 'fact',
      expiresOn: expiresOn || null,
    }),
    submit: (body) => add.mutateAsync(body),
  })
  return (
    <Card className="mb-6 animate-fade">
      <form
        className="grid grid-cols-1 gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]"
        noValidate
        onSubmit={onSubmit}
        onKeyDown={({ key }) => {
          if (key === 'Escape' && !busy) onClose()
        }}
      >
        <TextField
          label="What should your helpers know?"
          placeholder="Allergic to peanuts."
          autoFocus
          {...field('content')}
          maxLength={LIMITS.memoryValue.max}
        />
        <TextField label="On a day" optional type="date" {...field('expiresOn')} min={today} />
        <SaveOrCancel
          busy={busy}
          disabled={control('content').value.trim() === ''}
          className="sm:col-span-2"
          onCancel={onClose}
        />
      </form>
    </Card>
  )
}
