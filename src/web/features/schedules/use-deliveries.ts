import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { Delivery } from '../../../contract/schedules.ts'
import { get } from '../../api.ts'

/** Planned messages per page; each may have several rows. */
const PAGE = 20

const load = (helperId: number, query: string, signal?: AbortSignal) =>
  get<Delivery[]>(`/api/helpers/${helperId}/deliveries?limit=${PAGE}${query}`, signal)

const deliveriesOf = (helperId: number) =>
  queryOptions({
    queryKey: ['/api/helpers', helperId, 'deliveries'],
    queryFn: ({ signal }) => load(helperId, '', signal),
    // People open the history to see what is new.
    staleTime: 0,
    gcTime: 0,
  })

const countPlanned = (rows: readonly Delivery[]): number => new Set(rows.map((row) => row.scheduleId)).size

export function useDeliveries(helperId: number) {
  const client = useQueryClient()
  const first = useQuery(deliveriesOf(helperId))
  const [older, setOlder] = useState<'ready' | 'loading' | 'failed' | 'end'>('ready')
  const rows = first.data
  const oldest = rows?.at(-1)?.scheduleId
  const loadOlder = async () => {
    if (oldest === undefined) return
    setOlder('loading')
    try {
      const page = await load(helperId, `&before=${oldest}`)
      client.setQueryData(deliveriesOf(helperId).queryKey, (known) => [...(known ?? []), ...page])
      setOlder(countPlanned(page) < PAGE ? 'end' : 'ready')
    } catch {
      setOlder('failed')
    }
  }
  const hasOlder = rows !== undefined && countPlanned(rows) >= PAGE && older !== 'end'
  return { rows, isError: first.isError, again: first.refetch, older, hasOlder, loadOlder: () => void loadOlder() }
}
