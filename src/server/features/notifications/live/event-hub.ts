import type { Services } from '../../../platform/ports/services.ts'
import type { EventStream } from './event-stream.ts'
import { LIVE_CHANNEL, type LiveUpdate, parseUpdates } from './notify-clients.ts'

function sendTo(stream: EventStream, updates: readonly LiveUpdate[]): void {
  const messageIds = updates.flatMap((update) => ('messageId' in update ? [update.messageId] : []))
  const chatIds = updates.flatMap((update) => ('chatMessageId' in update ? [update.chatMessageId] : []))
  const readHelperIds = updates.flatMap((update) => ('readHelperId' in update ? [update.readHelperId] : []))
  const editedHelperIds = updates.flatMap((update) => ('editedHelperId' in update ? [update.editedHelperId] : []))
  const panelIds = updates.flatMap((update) => ('panelId' in update ? [update.panelId] : []))
  const isMemoryChanged = updates.some((update) => 'isMemoryChanged' in update)
  if (messageIds.length > 0) stream.sendChanges(messageIds)
  if (chatIds.length > 0) stream.sendChat(chatIds)
  if (readHelperIds.length > 0) stream.sendRead(readHelperIds)
  if (editedHelperIds.length > 0) stream.sendEdited(editedHelperIds)
  if (panelIds.length > 0) stream.sendPanels(panelIds)
  if (isMemoryChanged) stream.sendMemory()
}

export class EventHub {
  readonly #byUser = new Map<number, Set<EventStream>>()

  constructor(services: Services) {
    services.signals.on(LIVE_CHANNEL, (payload) => this.#update(payload))
    services.signals.onGap(() => this.#catchUp())
  }

  add(stream: EventStream): void {
    const streams = this.#byUser.get(stream.userId) ?? new Set()
    streams.add(stream)
    this.#byUser.set(stream.userId, streams)
  }

  remove(stream: EventStream): void {
    const streams = this.#byUser.get(stream.userId)
    streams?.delete(stream)
    if (streams?.size === 0) this.#byUser.delete(stream.userId)
  }

  count(userId: number): number {
    return this.#byUser.get(userId)?.size ?? 0
  }

  #catchUp(): void {
    for (const streams of this.#byUser.values()) for (const stream of streams) stream.catchUp()
  }

  #update(payload: string): void {
    if (this.#byUser.size === 0) return
    const byUser = Map.groupBy(
      parseUpdates(payload).filter(({ userId }) => this.#byUser.has(userId)),
      ({ userId }) => userId,
    )
    for (const [userId, updates] of byUser) for (const stream of this.#byUser.get(userId) ?? []) sendTo(stream, updates)
  }
}
