import type { LiveEventData, LiveUsage } from '../../../../contract/events.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Message } from '../../../../contract/messages.ts'
import { isUnavailable } from '../../../platform/errors/errors.ts'
import type { Actor, Services } from '../../../platform/ports/services.ts'
import { type EventMark, markText, withSeen } from './event-position.ts'

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

  /** Sends what the browser missed, then the current state. */
  catchUp(): Promise<void> {
    return this.#inTurn(async () => {
      // It may have been signed out in the meantime.
      if (!(await this.#maySee())) return
      this.#sendMessages(await this.#contents.missedMessages(this.#services, this.#actor, this.#mark, MISSED_AT_MOST))
      await this.#sendState()
    })
  }

  sendChanges(messageIds: readonly number[]): Promise<void> {
    return this.#inTurn(async () => {
      if (!(await this.#maySee())) return
      await this.#sendFresh(messageIds)
      await this.#sendState()
    })
  }

  sendChat(messageIds: readonly number[]): Promise<void> {
    return this.#inTurn(async () => {
      if (await this.#maySee()) await this.#sendFresh(messageIds)
    })
  }

  sendRead(helperIds: readonly number[]): Promise<void> {
    return this.#inTurn(async () => {
      if (!(await this.#maySee())) return
      for (const position of await this.#contents.readPositions(this.#services, this.#actor, helperIds))
        this.#browser.send('read', position, markText(this.#mark))
    })
  }

  sendEdited(helperIds: readonly number[]): Promise<void> {
    return this.#inTurn(async () => {
      if (!(await this.#maySee())) return
      for (const helperId of new Set(helperIds)) this.#browser.send('conversation', { helperId }, markText(this.#mark))
    })
  }

  sendPanels(panelIds: readonly number[]): Promise<void> {
    return this.#inTurn(async () => {
      if (!(await this.#maySee())) return
      for (const panelId of new Set(panelIds)) this.#browser.send('panel', { panelId }, markText(this.#mark))
    })
  }

  sendMemory(): Promise<void> {
    return this.#inTurn(async () => {
      if (await this.#maySee()) this.#browser.send('memory', {}, markText(this.#mark))
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
      this.#browser.send('message', { message }, markText(this.#mark))
    }
  }

  async #sendState(): Promise<void> {
    for (const helper of await this.#contents.helpers(this.#services, this.#actor))
      this.#browser.send('helper', { helper }, markText(this.#mark))
    const usage = await this.#contents.usage(this.#services, this.#actor)
    if (usage) this.#browser.send('usage', usage, markText(this.#mark))
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
