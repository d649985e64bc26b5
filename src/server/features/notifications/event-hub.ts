import type { Services } from '../../ports/services.ts'
import type { EventStream } from './event-stream.ts'
import { LIVE_CHANNEL, parseNotices } from './notify-clients.ts'

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
    const ids = new Map<number, number[]>()
    for (const { userId, messageId } of parseNotices(payload)) {
      if (!this.#byUser.has(userId)) continue
      ids.set(userId, [...(ids.get(userId) ?? []), messageId])
    }
    for (const [userId, messages] of ids) for (const stream of this.#byUser.get(userId) ?? []) stream.tell(messages)
  }
}
