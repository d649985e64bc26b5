import type { Services } from '../../ports/services.ts'
import type { EventStream } from './event-stream.ts'
import { LIVE_CHANNEL, type LiveNotice, parseNotices } from './notify-clients.ts'

function tellAll(stream: EventStream, notices: readonly LiveNotice[]): void {
  const messageIds = notices.flatMap((notice) => ('messageId' in notice ? [notice.messageId] : []))
  const chatIds = notices.flatMap((notice) => ('chatMessageId' in notice ? [notice.chatMessageId] : []))
  const readHelperIds = notices.flatMap((notice) => ('readHelperId' in notice ? [notice.readHelperId] : []))
  const editedHelperIds = notices.flatMap((notice) => ('editedHelperId' in notice ? [notice.editedHelperId] : []))
  const isMemoryChanged = notices.some((notice) => 'isMemoryChanged' in notice)
  if (messageIds.length > 0) stream.tell(messageIds)
  if (chatIds.length > 0) stream.tellChat(chatIds)
  if (readHelperIds.length > 0) stream.tellRead(readHelperIds)
  if (editedHelperIds.length > 0) stream.tellEdited(editedHelperIds)
  if (isMemoryChanged) stream.tellMemory()
}

export class EventHub {
  readonly #byUser = new Map<number, Set<EventStream>>()

  constructor(services: Services) {
    services.signals.on(LIVE_CHANNEL, (payload) => this.#notice(payload))
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

  #notice(payload: string): void {
    if (this.#byUser.size === 0) return
    const byUser = Map.groupBy(
      parseNotices(payload).filter(({ userId }) => this.#byUser.has(userId)),
      ({ userId }) => userId,
    )
    for (const [userId, notices] of byUser)
      for (const stream of this.#byUser.get(userId) ?? []) tellAll(stream, notices)
  }
}
