import type { LiveEvents } from '../../../contract/events.ts'
import { allowanceAt } from '../../../core/billing/allowance.ts'
import { isUnavailable } from '../../errors.ts'
import type { Actor } from '../../ports/actor.ts'
import type { Services } from '../../ports/services.ts'
import { presentMessage } from '../conversations/present-message.ts'
import { readHelpers } from '../helpers/manage-helpers.ts'
import { type EventMark, markText, withSeen } from './event-position.ts'
import { type LiveMessageRow, liveSession, messagesById, messagesSince, readUsage } from './store-events.ts'

/** Messages that a browser which was away is given at most; it reads the rest with its conversations. */
const MISSED_AT_MOST = 200

export type Send = <Name extends keyof LiveEvents>(event: Name, data: LiveEvents[Name], id: string) => void

/** The open connection to it. */
export interface Browser {
  send: Send
  end(): void
}

/** What one open browser hears, in the order in which it is told. */
export class EventStream {
  readonly userId: number
  readonly #services: Services
  readonly #actor: Actor
  readonly #sid: string
  readonly #browser: Browser
  #mark: EventMark
  #turn: Promise<void> = Promise.resolve()

  /** `sid` is the stored form of the session that the browser came with. */
  constructor(services: Services, actor: Actor, sid: string, mark: EventMark, browser: Browser) {
    this.userId = actor.userId
    this.#services = services
    this.#actor = actor
    this.#sid = sid
    this.#mark = mark
    this.#browser = browser
  }

  /** Sends what came while the browser was away, then how things stand. */
  catchUp(): Promise<void> {
    return this.#inTurn(async () => {
      // It may have been signed out between its call and here.
      if (!(await this.#maySee())) return
      const { floor, seen } = this.#mark
      const rows = await messagesSince(this.#services.db, this.userId, floor, [...seen], MISSED_AT_MOST)
      this.#sendMessages(rows)
      await this.#sendState()
    })
  }

  /** Sends the messages of these ids, and how things stand now. */
  tell(messageIds: readonly string[]): Promise<void> {
    return this.#inTurn(async () => {
      if (!(await this.#maySee())) return
      const fresh = messageIds.filter((id) => id !== '0' && !this.#mark.seen.includes(id))
      if (fresh.length > 0) this.#sendMessages(await messagesById(this.#services.db, this.userId, fresh))
      await this.#sendState()
    })
  }

  /** Whoever was signed out meanwhile, or suspended, hears nothing more. */
  async #maySee(): Promise<boolean> {
    const { db, clock } = this.#services
    const [session] = await liveSession(db, this.#sid, clock.now())
    if (!session) this.#browser.end()
    return session !== undefined
  }

  #sendMessages(rows: readonly LiveMessageRow[]): void {
    for (const row of rows) {
      this.#mark = withSeen(this.#mark, row.id)
      const message = presentMessage(this.#actor.dataKey, row.helper_id, row)
      this.#browser.send('message', { message }, markText(this.#mark))
    }
  }

  async #sendState(): Promise<void> {
    const { helpers } = await readHelpers(this.#services, this.#actor)
    for (const helper of helpers) this.#browser.send('helper', { helper }, markText(this.#mark))
    const [count] = await readUsage(this.#services.db, this.userId)
    if (count) this.#browser.send('usage', allowanceAt(count, this.#services.clock.now()), markText(this.#mark))
  }

  #inTurn(work: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(work).catch((cause) => {
      this.#services.log.error({ err: cause }, 'an open browser could not be told')
      // It comes back by itself, and is given what it missed.
      if (isUnavailable(cause)) this.#browser.end()
    })
    return this.#turn
  }
}
