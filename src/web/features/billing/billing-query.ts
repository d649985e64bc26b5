import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { BillingAnswer } from '../../../contract/billing.ts'
import { get, queries } from '../../api.ts'
import { BILLING } from '../../refetch.ts'

export const billingQuery = queryOptions({
  queryKey: BILLING,
  queryFn: ({ signal }) => get<BillingAnswer>('/api/billing', signal),
})

export async function refreshPlan(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries(queries.me),
    client.invalidateQueries({ queryKey: queries.helpers.queryKey, exact: true }),
    client.invalidateQueries(billingQuery),
  ])
}
