import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query'
import type { ConversationSummary } from '../../../../contract/conversations.ts'
import type { LiveEventData, LiveUsage } from '../../../../contract/events.ts'
import type { Helper, HelperList } from '../../../../contract/helpers.ts'
import type { Message } from '../../../../contract/messages.ts'
import { messagesLeft } from '../../../../core/plans/allowance.ts'
import { hasMarkdown } from '../../../../core/text/has-markdown.ts'
import { deleteCachedResponse, queries } from '../../../api.ts'
import { refetch, refetchIfFetching, reloadMemory, reloadPlans, SAVE_PRIVACY } from '../../../refetch.ts'
import {
  isBusy,
  messagesIn,
  type ReplyStore,
  refreshMessages,
  replyIn,
  replyOnce,
  tell,
  withMessage,
  wordsOf,
} from '../send/reply-store.ts'
import { changeConversation, readUpTo } from './unread.ts'

/**
 * Applies live events to cached queries. Queries that were never fetched are left alone; those being fetched are fetched
 * again.
 */

/** Adds a message, unless the code that receives a reply in this window stores it itself. */
export function onMessage(client: QueryClient, event: LiveEventData['message']): void {
  const store = { client, helperId: event.message.helperId }
  const reply = replyIn(store)
  if (reply.phase === 'sending') {
    // It may be the message being sent, whose id is not known until it is accepted.
    void replyOnce(store, ({ phase }) => phase !== 'sending').then(() => onMessage(client, event))
    return
  }
  const isAwaited = reply.phase !== 'idle' && event.message.replyTo === reply.userMessageId
  if (isAwaited && reply.phase === 'writing') return
  addMessage(store, event.message)
  // It arrived after all, written for another window.
  if (isAwaited) tell(store, { type: 'settled' })
}

function addMessage(store: ReplyStore, message: Message): void {
  const { client, helperId } = store
  const { id, isPlanned } = message
  if (messagesIn(store).some((known) => known.id === id)) return
  client.setQueryData(queries.messages(helperId).queryKey, (known) => known && withMessage(known, message))
  refetchIfFetching(client, queries.messages(helperId))
  if (isPlanned) void client.invalidateQueries({ queryKey: ['/api/helpers', helperId, 'deliveries'] })
  // A reply written for another window has used a message. A planned message comes with a usage event.
  else if (!message.isFromUser) void client.invalidateQueries(queries.me)
  setLastMessage(client, message, ({ unread, lastMessage }) => {
    // A list fetched just before the event has counted the message already.
    const isCounted = lastMessage !== null && lastMessage.id >= id
    return { unread: message.isFromUser ? 0 : unread + (isCounted ? 0 : 1) }
  })
}

/** Messages were edited, deleted or replaced by other versions, or their helper was deleted, here or elsewhere. */
export async function onEdited(client: QueryClient, { helperId }: LiveEventData['conversation']): Promise<void> {
  const store = { client, helperId }
  void refetch(client, queries.conversations)
  // Another version of a reply uses a message.
  void client.invalidateQueries(queries.me)
  await client.invalidateQueries({ queryKey: queries.helpers.queryKey, exact: true })
  const list = client.getQueryData(queries.helpers.queryKey)
  // The helper is gone.
  if (list?.helpers.every(({ id }) => id !== helperId)) return
  // While another reply is written, the old one is only hidden.
  if (client.getQueryData(queries.messages(helperId).queryKey))
    void replyOnce(store, (reply) => !isBusy(reply)).then(() => refreshMessages(store).catch(() => undefined))
  // The offline copy still contains what was deleted, and so may a response on its way.
  else {
    deleteCachedResponse(`/api/helpers/${helperId}/messages`)
    refetchIfFetching(client, queries.messages(helperId))
  }
}

export function onMemory(client: QueryClient): void {
  void reloadMemory(client)
  // Otherwise the last save does it, without undoing choices that wait to be saved.
  if (client.isMutating({ mutationKey: SAVE_PRIVACY })) return
  refetchIfFetching(client, queries.privacy)
  void client.invalidateQueries(queries.privacy)
}

export const onRead = (client: QueryClient, { helperId, readUpTo: upTo }: LiveEventData['read']): void =>
  readUpTo(client, helperId, upTo)

/** The list, and what the key of each panel begins with. */
const PANELS = ['/api/panels']

/** Something of a panel changed, here or elsewhere. */
export const onPanel = (client: QueryClient, { panelId }: LiveEventData['panel']): void => {
  for (const queryKey of [PANELS, [...PANELS, panelId]]) void client.invalidateQueries({ queryKey, exact: true })
}

async function showWords(client: QueryClient, message: Message): Promise<void> {
  const text = await wordsOf(message)
  changeConversation(client, message.helperId, ({ lastMessage }) =>
    lastMessage?.id === message.id ? { lastMessage: { ...lastMessage, text } } : {},
  )
}

/** Updates the conversation list, and refetches it if it is shown. */
function setLastMessage(
  client: QueryClient,
  message: Message,
  alsoChange: (known: ConversationSummary) => Partial<ConversationSummary> = () => ({}),
): void {
  const { helperId, id, content: text, isFromUser, sentAt } = message
  const list = { queryKey: queries.conversations.queryKey, exact: true }
  const isFetching = client.isFetching(list) > 0
  const lastMessage = { id, text, isFromUser, sentAt }
  changeConversation(client, helperId, (known) => {
    const isNewer = id > (known.lastMessage?.id ?? 0)
    return { ...alsoChange(known), lastMessage, isArchived: known.isArchived && !isNewer }
  })
  // A list that is being fetched is fetched again after any change.
  if (!isFetching) void client.invalidateQueries(list)
  if (hasMarkdown(text)) void showWords(client, message)
}

/** A message that this window sent or received becomes the last of its conversation. */
export function followMessages(client: QueryClient): () => void {
  const newest = new Map<unknown, number | undefined>()
  return client.getQueryCache().subscribe(({ type, query }) => {
    const [, helperId, part] = query.queryKey
    if (type !== 'updated' || part !== 'messages') return
    const last: Message | undefined = query.state.data?.at(-1)
    if (last && newest.has(helperId) && newest.get(helperId) !== last.id) setLastMessage(client, last)
    newest.set(helperId, last?.id)
  })
}

const replaced = (list: HelperList, helper: Helper): HelperList => ({
  ...list,
  helpers: list.helpers.map((known) => (known.id === helper.id ? helper : known)),
})

export function onHelper(client: QueryClient, { helper }: LiveEventData['helper']): void {
  const { name, imageUrl, active, nextMessageAt, restingUntil, usedUpUntil, mutedUntil } = helper
  const changed = { name, imageUrl, active, nextMessageAt, restingUntil, usedUpUntil, mutedUntil }
  changeConversation(client, helper.id, () => changed)
  readUpTo(client, helper.id, helper.readUpTo)
  const { queryKey } = queries.helpers
  const list = client.getQueryData(queryKey)
  const known = list?.helpers.find(({ id }) => id === helper.id)
  if (known && replaceEqualDeep(known, helper) === known) return
  refetchIfFetching(client, queries.helpers)
  if (list && known) client.setQueryData(queryKey, replaced(list, helper))
  else if (list) void client.invalidateQueries({ queryKey, exact: true })
}

export function onUsage(client: QueryClient, { used, limit, resetsAt }: LiveUsage): void {
  const { queryKey } = queries.me
  const before = client.getQueryData(queryKey)
  client.setQueryData(
    queryKey,
    (me) => me && { ...me, messageCreditsUsed: used, messageCreditsLimit: limit, creditsResetAt: resetsAt },
  )
  // Another limit means another plan, which may have paused helpers.
  if (before?.messageCreditsLimit === limit) return
  void client.invalidateQueries({ queryKey })
  reloadPlans(client)
}

function hasMessagesLeft(client: QueryClient): boolean | undefined {
  const me = client.getQueryData(queries.me.queryKey)
  return me ? messagesLeft({ used: me.messageCreditsUsed, limit: me.messageCreditsLimit }) > 0 : undefined
}

/** Planned messages are held back once no message is left, so plans are reloaded when that changes. */
export function followAllowance(client: QueryClient): () => void {
  let before = hasMessagesLeft(client)
  return client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.queryKey[0] !== queries.me.queryKey[0]) return
    const now = hasMessagesLeft(client)
    if (before !== undefined && now !== undefined && now !== before) reloadPlans(client)
    before = now
  })
}

/** Fetches what was missed while the stream was closed: immediately for the open conversation, later for others. */
export function catchUp(client: QueryClient): void {
  const predicate = ({ queryKey }: { queryKey: readonly unknown[] }) => queryKey[2] === 'messages'
  void client.invalidateQueries({ type: 'inactive', refetchType: 'none', predicate })
  void refetch(client, queries.conversations)
  void client.invalidateQueries({ queryKey: PANELS })
  onMemory(client)
  for (const { queryKey, state } of client.getQueryCache().findAll({ type: 'active', predicate })) {
    const store = { client, helperId: Number(queryKey[1]) }
    if (state.data) void refreshMessages(store).catch(() => undefined)
    else refetchIfFetching(client, queries.messages(store.helperId))
  }
}
