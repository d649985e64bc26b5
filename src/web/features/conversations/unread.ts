import type { QueryClient } from '@tanstack/react-query'
import type { Helper } from '../../../contract/helpers.ts'
import { post, queries } from '../../api.ts'

/** Helpers with unread messages. See `data-unread` in theme.css. */
const unread = new Set<number>()

function show(): void {
  const { dataset } = document.documentElement
  if (unread.size > 0) dataset.unread = ''
  else delete dataset.unread
}

/** The helper of the visible conversation, or null. */
export function openHelper(): number | null {
  const [, id] = /^\/conversations\/(\d+)$/.exec(location.pathname) ?? []
  return id && document.visibilityState === 'visible' ? Number(id) : null
}

/** Tells the server, so that no email follows. The path may name a helper that does not exist. */
async function reportSeen(client: QueryClient, helperId: number): Promise<void> {
  const { helpers } = await client.ensureQueryData(queries.helpers)
  if (!helpers.some(({ id }) => id === helperId)) return
  await post(`/api/helpers/${helperId}/seen`)
  client.setQueryData(
    queries.helpers.queryKey,
    (list) => list && { ...list, helpers: list.helpers.map(seen(helperId)) },
  )
}

const seen =
  (helperId: number) =>
  (helper: Helper): Helper =>
    helper.id === helperId ? { ...helper, isUnread: false } : helper

/** Loads what the server knows to be unread, such as after a reload. */
export async function loadUnread(client: QueryClient, isOver: () => boolean): Promise<void> {
  const { helpers } = await client.ensureQueryData(queries.helpers)
  if (isOver()) return
  for (const { id, isUnread } of helpers) if (isUnread && id !== openHelper()) unread.add(id)
  show()
}

const trySeen = (client: QueryClient, helperId: number): void =>
  void reportSeen(client, helperId).catch(() => undefined)

/** Seen at once if the conversation is open. */
export function onHelperMessage(client: QueryClient, helperId: number): void {
  if (openHelper() === helperId) trySeen(client, helperId)
  else unread.add(helperId)
  show()
}

export function markOpenConversationSeen(client: QueryClient): void {
  const helperId = openHelper()
  if (helperId === null) return
  unread.delete(helperId)
  trySeen(client, helperId)
  show()
}

export function clearUnread(): void {
  unread.clear()
  show()
}
