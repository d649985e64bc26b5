import type { Services } from '../../ports/services.ts'
import type { EventStream } from './event-stream.ts'
import { LIVE_CHANNEL, parseNotices, type Wake } from './notify-clients.ts'

function tellAll(stream: EventStream, wakes: readonly Wake[]): void {
  const messageIds = wakes.flatMap((wake) => ('messageId' in wake ? [wake.messageId] : []))
  const chatIds = wakes.flatMap((wake) => ('chatMessageId' in wake ? [wake.chatMessageId] : []))
  const readHelperIds = wakes.flatMap((wake) => ('readHelperId' in wake ? [wake.readHelperId] : []))
  const editedHelperIds = wakes.flatMap((wake) => ('editedHelperId' in wake ? [wake.editedHelperId] : []))
  if (messageIds.length > 0) stream.tell(messageIds)
  if (chatIds.length > 0) stream.tellChat(chatIds)
  if (readHelperIds.length > 0) stream.tellRead(readHelperIds)
  if (editedHelperIds.length > 0) stream.tellEdited(editedHelperIds)
}

/** The open browsers of this process, by account. */
export class EventHub {
  readonly #byUser = new Map<number, Set<EventStream>>()

  constructor(services: Services) {
    services.signals.on(LIVE_CHANNEL, (payload) => this.#wake(payload))
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

  #wake(payload: string): void {
    if (this.#byUser.size === 0) return
    const byUser = Map.groupBy(
      parseNotices(payload).filter(({ userId }) => this.#byUser.has(userId)),
      ({ userId }) => userId,
    )
    for (const [userId, wakes] of byUser) for (const stream of this.#byUser.get(userId) ?? []) tellAll(stream, wakes)
  }
}
