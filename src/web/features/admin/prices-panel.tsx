import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PriceRow, Prices } from '../../../contract/admin.ts'
import { inUsd } from '../../../core/text/figures.ts'
import { del } from '../../api.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { adminQueries } from './admin-queries.ts'
import { DataState } from './data-state.tsx'
import { PriceForm } from './price-form.tsx'
import { useAdminAction } from './use-admin-action.ts'

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
