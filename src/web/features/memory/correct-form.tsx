import { useState } from 'react'
import { LIMITS } from '../../../core/text/limits.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'

interface CorrectFormProps {
  says: string
  told: string
  initial: string
  busy: boolean
  onSave(value: string): void
  onClose(): void
}

export function CorrectForm({ says, told, initial, busy, onSave, onClose }: CorrectFormProps) {
  const [value, setValue] = useState(initial)
  const same = value.trim() === '' || value.trim() === initial
  return (
    <form
      className="mt-3 grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        if (!same) onSave(value)
      }}
      onKeyDown={({ key }) => {
        if (key === 'Escape' && !busy) onClose()
      }}
    >
      <TextField
        label="What is right?"
        hint={`Now it says: ${says}`}
        value={value}
        maxLength={LIMITS.memoryValue.max}
        autoFocus
        onChange={(event) => setValue(event.target.value)}
      />
      <p className="text-sm text-ink-soft">{told}</p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={busy} disabled={same}>
          Save
        </Button>
        <Button variant="plain" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
