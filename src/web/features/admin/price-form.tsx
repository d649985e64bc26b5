import type { PriceBody, PriceRow, Prices } from '../../../contract/admin.ts'
import { post } from '../../api.ts'
import { useContractForm } from '../../forms/contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Card } from '../../ui/page.tsx'
import { useAdminAction } from './use-admin-action.ts'

interface PriceFormProps {
  price: PriceRow | null
  onDone(): void
}

interface Typed {
  model: string
  inputUsd: string
  outputUsd: string
}

/** NaN for what is no number, which the contract refuses. */
const amountOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed))

export function PriceForm({ price, onDone }: PriceFormProps) {
  const save = useAdminAction({
    call: (body: PriceBody) => post<Prices>('/api/admin/prices', body),
    done: { title: 'Price saved', text: () => 'It applies from the next call.' },
  })
  const { form, field, busy, onSubmit } = useContractForm({
    shape: 'priceBody',
    defaultValues: {
      model: price?.model ?? '',
      inputUsd: price ? String(price.inputUsd) : '',
      outputUsd: price ? String(price.outputUsd) : '',
    },
    bodyOf: ({ model, inputUsd, outputUsd }: Typed) => ({
      model,
      inputUsd: amountOf(inputUsd),
      outputUsd: amountOf(outputUsd),
    }),
    submit: (body) => save.mutateAsync(body),
    onSuccess: () => {
      form.reset({ model: '', inputUsd: '', outputUsd: '' })
      onDone()
    },
  })
  return (
    <Card>
      <form noValidate onSubmit={onSubmit} className="grid gap-4 md:grid-cols-[2fr_1fr_1fr_auto] md:items-end">
        <TextField label="Model" readOnly={price !== null} {...field('model')} />
        <TextField
          label="Input, $"
          inputMode="decimal"
          // The button that opened this form is far down a long list.
          autoFocus={price !== null}
          {...field('inputUsd')}
        />
        <TextField label="Output, $" inputMode="decimal" {...field('outputUsd')} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={busy}>
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
