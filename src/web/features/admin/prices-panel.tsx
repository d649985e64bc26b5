import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PriceBody, PriceRow, Prices } from '../../../contract/admin.ts'
import { inUsd } from '../../../core/text/figures.ts'
import { del, post } from '../../api.ts'
import { useContractForm } from '../../forms/contract-form.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Card } from '../../ui/page.tsx'
import { adminQueries, useAdminAction } from './admin-queries.ts'
import { DataState } from './for-operators.tsx'

interface Typed {
  model: string
  inputUsd: string
  outputUsd: string
}

/** NaN for what is no number, which the contract refuses. */
const amountOf = (typed: string): number => (typed.trim() === '' ? Number.NaN : Number(typed))

function PriceForm({ price, onDone }: { price: PriceRow | null; onDone(): void }) {
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

const SOURCES: Record<PriceRow['source'], string> = {
  operator: 'set by an operator',
  list: 'list price',
  unknown: 'unknown model, counted at a high price',
  local: 'runs on this machine',
}

function Row({ price, onEdit }: { price: PriceRow; onEdit(): void }) {
  const remove = useAdminAction({
    call: () => del<Prices>('/api/admin/prices', { model: price.model }),
    done: { title: 'Price removed', text: () => `${price.model} is back to its built-in price.` },
  })
  return (
    <li tabIndex={-1} className="flex items-center justify-between gap-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-[550]">
          <span className="break-all">{price.model}</span>
          {price.inUse && <Badge tone="ok">In use</Badge>}
        </p>
        <p className="text-sm text-ink-soft">
          {inUsd(price.inputUsd)} in, {inUsd(price.outputUsd)} out · {SOURCES[price.source]}
        </p>
      </div>
      <div className="flex shrink-0 gap-2">
        {price.source === 'operator' && (
          <Button
            variant="plain"
            aria-label={`Remove the price of ${price.model}`}
            busy={remove.isPending}
            onClick={() => remove.mutate(undefined)}
          >
            Remove
          </Button>
        )}
        <Button aria-label={`Edit the price of ${price.model}`} onClick={onEdit}>
          Edit
        </Button>
      </div>
    </li>
  )
}

export function PricesPanel() {
  const prices = useQuery(adminQueries.prices)
  const [edited, setEdited] = useState<PriceRow | null>(null)
  return (
    <div tabIndex={-1} className="grid gap-6">
      <p className="max-w-[68ch] text-ink-soft">
        US dollars per million tokens. A change applies from the next call. List prices are the ones we know of: please
        check them against your provider’s.
      </p>
      <PriceForm key={edited?.model ?? ''} price={edited} onDone={() => setEdited(null)} />
      <DataState query={prices} what="prices">
        {(data) => (
          <ul className="divide-y divide-line border-y border-line">
            {data.prices.map((price) => (
              <Row key={price.model} price={price} onEdit={() => setEdited(price)} />
            ))}
          </ul>
        )}
      </DataState>
    </div>
  )
}
