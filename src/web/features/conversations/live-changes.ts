import type { QueryClient } from '@tanstack/react-query'
import type { LiveEvents, LiveUsage } from '../../../contract/events.ts'
import type { Helper, HelperList } from '../../../contract/helpers.ts'
import { queries } from '../../api.ts'
import { withMessage } from './reply-state.ts'
import { messagesIn, refreshMessages } from './reply-store.ts'

/** Applies live events to cached queries. What was never fetched is left alone. */

export function onMessage(client: QueryClient, { message }: LiveEvents['message']): void {
  const { queryKey } = queries.messages(message.helperId)
  client.setQueryData(queryKey, (known) => known && withMessage(known, message))
  void client.invalidateQueries({ queryKey: ['/api/helpers', message.helperId, 'deliveries'] })
}

const replaced = (list: HelperList, helper: Helper): HelperList => ({
  ...list,
  helpers: list.helpers.map((known) => (known.id === helper.id ? helper : known)),
})

export function onHelper(client: QueryClient, { helper }: LiveEvents['helper']): void {
  const { queryKey } = queries.helpers
  const list = client.getQueryData(queryKey)
  if (list?.helpers.some(({ id }) => id === helper.id)) client.setQueryData(queryKey, replaced(list, helper))
  else if (list) void client.invalidateQueries({ queryKey, exact: true })
}

export function onUsage(client: QueryClient, { used, limit, resetsAt }: LiveUsage): void {
  client.setQueryData(
    queries.me.queryKey,
    (me) => me && { ...me, messageCreditsUsed: used, messageCreditsLimit: limit, creditsResetAt: resetsAt },
  )
}

/** Fetches what was missed while the stream was closed: now for the open conversation, later for others. */
export function catchUp(client: QueryClient, helperId: number | null): void {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[2] === 'messages'
  void client.invalidateQueries({ type: 'inactive', refetchType: 'none', predicate })
  if (helperId === null) return
  const store = { client, helperId }
  if (messagesIn(store).length > 0) void refreshMessages(store).catch(() => undefined)
}
