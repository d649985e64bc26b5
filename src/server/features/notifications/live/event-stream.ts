import type { LiveEventData, LiveUsage } from '../../../../contract/events.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Message } from '../../../../contract/messages.ts'
import { isUnavailable } from '../../../platform/errors/errors.ts'
import type { Actor, Services } from '../../../platform/ports/services.ts'
import { LIVE_CHANNEL, LIVE_KINDS, type LiveKind, type LiveUpdate, parseUpdates } from './notify-clients.ts'

/** What a browser has seen, by message id: messages may be saved in a different order than they are numbered. */

const NAMED = 8

interface EventMark {
  /** Everything up to this one has been seen. */
  floor: number
  /** Seen above it. */
  seen: readonly number[]
}

const isId = (text: string): boolean => /^\d{1,16}$/.test(text) && Number.isSafeInteger(Number(text))

/** Reads a Last-Event-ID; null for one that is not ours. */
export function parseMark(text: string | undefined): EventMark | null {
  const [floor = '', ...seen] = (text ?? '').split('.')
  if (!isId(floor) || seen.length > NAMED || !seen.every(isId)) return null
  return { floor: Number(floor), seen: seen.map(Number) }
}

export const markText = ({ floor, seen }: EventMark): string => [floor, ...seen].join('.')

export function withSeen({ floor, seen }: EventMark, id: number): EventMark {
  const all = [...new Set([...seen, id])].sort((a, b) => a - b)
  return all.length <= NAMED ? { floor, seen: all } : { floor: all[0] ?? floor, seen: all.slice(1) }
}

/** Supplied by higher features. */
export interface LiveContents {
  /** False if the session has ended or its account is suspended. `sid` is its hash. */
  isSignedIn(services: Services, sid: string): Promise<boolean>
  /** 0 if there is no message. */
  newestMessageId(services: Services, actor: Actor): Promise<number>
  messages(services: Services, actor: Actor, ids: readonly number[]): Promise<Message[]>
  missedMessages(services: Services, actor: Actor, after: EventMark, limit: number): Promise<Message[]>
  helpers(services: Services, actor: Actor): Promise<Helper[]>
  readPositions(services: Services, actor: Actor, helperIds: readonly number[]): Promise<LiveEventData['read'][]>
  usage(services: Services, actor: Actor): Promise<LiveUsage | null>
}

/** The most missed messages sent to a browser; it loads the rest with its conversations. */
const MISSED_AT_MOST = 200

export type Send = <Name extends keyof LiveEventData>(event: Name, data: LiveEventData[Name], id: string) => void

export interface Browser {
  send: Send
  /** Whether it has not read much of what was sent. */
  isBehind(): boolean
  end(): void
}

export class EventStream {
  readonly userId: number
  readonly #services: Services
  readonly #actor: Actor
  readonly #sid: string
  readonly #browser: Browser
  readonly #contents: LiveContents
  #mark: EventMark
  #turn: Promise<void> = Promise.resolve()

  /** `sid` is the hash of the browser's session. */
  constructor(
    services: Services,
    contents: LiveContents,
    { actor, sid }: { actor: Actor; sid: string },
    mark: EventMark,
    browser: Browser,
  ) {
    this.userId = actor.userId
    this.#services = services
    this.#contents = contents
    this.#actor = actor
    this.#sid = sid
    this.#mark = mark
    this.#browser = browser
  }

  readonly #senders: Record<LiveKind, (ids: readonly number[]) => Promise<void> | void> = {
    messageId: async (ids) => {
      await this.#sendFresh(ids)
      await this.#sendState()
    },
    chatMessageId: (ids) => this.#sendFresh(ids),
    readHelperId: async (ids) => {
      for (const position of await this.#contents.readPositions(this.#services, this.#actor, ids))
        this.#send('read', position)
    },
    editedHelperId: (ids) => {
      for (const helperId of new Set(ids)) this.#send('conversation', { helperId })
    },
    panelId: (ids) => {
      for (const panelId of new Set(ids)) this.#send('panel', { panelId })
    },
    memory: () => this.#send('memory', {}),
  }

  #send<Name extends keyof LiveEventData>(event: Name, data: LiveEventData[Name]): void {
    this.#browser.send(event, data, markText(this.#mark))
  }

  /** Sends what the browser missed, then the current state. */
  catchUp(): Promise<void> {
    return this.#inTurn(async () => {
      // It may have been signed out in the meantime.
      if (!(await this.#maySee())) return
      this.#sendMessages(await this.#contents.missedMessages(this.#services, this.#actor, this.#mark, MISSED_AT_MOST))
      await this.#sendState()
    })
  }

  update(kind: LiveKind, ids: readonly number[]): Promise<void> {
    return this.#inTurn(async () => {
      if (await this.#maySee()) await this.#senders[kind](ids)
    })
  }

  async #maySee(): Promise<boolean> {
    const maySee = !this.#browser.isBehind() && (await this.#contents.isSignedIn(this.#services, this.#sid))
    if (!maySee) this.#browser.end()
    return maySee
  }

  async #sendFresh(messageIds: readonly number[]): Promise<void> {
    const fresh = messageIds.filter((id) => id !== 0 && !this.#mark.seen.includes(id))
    if (fresh.length > 0) this.#sendMessages(await this.#contents.messages(this.#services, this.#actor, fresh))
  }

  #sendMessages(messages: readonly Message[]): void {
    for (const message of messages) {
      this.#mark = withSeen(this.#mark, message.id)
      this.#send('message', { message })
    }
  }

  async #sendState(): Promise<void> {
    for (const helper of await this.#contents.helpers(this.#services, this.#actor)) this.#send('helper', { helper })
    const usage = await this.#contents.usage(this.#services, this.#actor)
    if (usage) this.#send('usage', usage)
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(work).catch((cause) => {
      this.#services.log.error({ err: cause }, 'an open browser could not be notified')
      // It reconnects on its own and gets what it missed.
      if (isUnavailable(cause)) this.#browser.end()
    })
    return this.#turn
  }
}

function sendTo(stream: EventStream, updates: readonly LiveUpdate[]): void {
  for (const kind of LIVE_KINDS) {
    const ids = updates.flatMap((update) => update[kind] ?? [])
    if (ids.length > 0) stream.update(kind, ids)
  }
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
