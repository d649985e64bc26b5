import { useState } from 'react'
import type { Memory } from '../../../contract/memory.ts'
import { LIMITS } from '../../../core/limits.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useCorrect } from './use-memory-actions.ts'

/** What is right instead: the old one stays as the past. */
export function CorrectForm({ memory, onClose }: { memory: Memory; onClose(): void }) {
  const [value, setValue] = useState(memory.value)
  const correct = useCorrect(memory.id, onClose)
  const same = value.trim() === '' || value.trim() === memory.value
  return (
    <form
      className="mt-3 grid gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!same) correct.mutate(value)
      }}
    >
      <TextField
        label="What is right?"
        hint={`It says: ${memory.content}`}
        value={value}
        maxLength={LIMITS.memoryValue.max}
        autoFocus
        onChange={(event) => setValue(event.target.value)}
      />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" busy={correct.isPending} disabled={same}>
          Save
        </Button>
        <Button variant="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
