import { useState } from 'react'
import { LIMITS } from '../../../core/text/limits.ts'
import { Button } from '../../ui/button.tsx'
import { Textarea } from '../../ui/fields/text-field.tsx'

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
  const save = () => {
    if (!same && !busy) onSave(value)
  }
  return (
    <form
      className="mt-3 grid grid-cols-1 gap-3"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
      onKeyDown={(event) => {
        const isEntered =
          event.key === 'Enter' && event.target instanceof HTMLTextAreaElement && !event.nativeEvent.isComposing
        if (event.key !== 'Escape' && !isEntered) return
        event.preventDefault()
        if (isEntered) save()
        else if (!busy) onClose()
      }}
    >
      <Textarea
        label="What is right?"
        rows={1}
        hint={`Now it says: ${says}`}
        value={value}
        maxLength={LIMITS.memoryValue.max}
        autoFocus
        onFocus={({ target }) => target.setSelectionRange(value.length, value.length)}
        onChange={(event) => setValue(event.target.value.replaceAll('\n', ' '))}
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
