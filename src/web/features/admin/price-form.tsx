import { type FormEvent, useState } from 'react'
import type { PriceRow, Prices } from '../../../contract/admin.ts'
import { ApiError, post } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useAdminAction } from './use-admin-action.ts'

interface PriceFormProps {
  price: PriceRow | null
  onDone(): void
}

export function PriceForm({ price, onDone }: PriceFormProps) {
  const [model, setModel] = useState(price?.model ?? '')
  const [input, setInput] = useState(price ? String(price.inputUsd) : '')
  const [output, setOutput] = useState(price ? String(price.outputUsd) : '')
  const save = useAdminAction({
    call: () => post<Prices>('/api/admin/prices', { model, inputUsd: amountOf(input), outputUsd: amountOf(output) }),
    done: { title: 'Price saved', text: () => 'It applies from the next call.' },
  })
  const fields = save.error instanceof ApiError ? save.error.fields : {}
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(undefined, {
      onSuccess: () => {
        setModel('')
        setInput('')
        setOutput('')
        onDone()
      },
    })
  }
  return (
    <Card>
      <form onSubmit={submit} className="grid gap-4 md:grid-cols-[2fr_1fr_1fr_auto] md:items-end">
        <TextField
          label="Model"
          value={model}
          onChange={(event) => setModel(event.target.value)}
          readOnly={price !== null}
          error={fields.model}
        />
        <TextField
          label="Input, $"
          inputMode="decimal"
          // The button that opened this form is far down a long list.
          autoFocus={price !== null}
          value={input}
          onChange={(event) => setInput(event.target.value)}
          error={fields.inputUsd}
        />
        <TextField
          label="Output, $"
          inputMode="decimal"
          value={output}
          onChange={(event) => setOutput(event.target.value)}
          error={fields.outputUsd}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={save.isPending}>
            {price ? 'Save price' : 'Add price'}
          </Button>
          {price && (
            <Button variant="plain" onClick={onDone}>
              Cancel
            </Button>
          )}
        </div>
      </form>
    </Card>
  )
}

/** Text that is not a number is sent as it is: the server explains the error. */
const amountOf = (text: string): number | string =>
  text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text
