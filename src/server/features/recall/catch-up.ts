import type { Services } from '../../ports.ts'
import { type BehindRow, findBehind, newestMessage } from './catch-up-store.ts'
import { indexConversation } from './index-conversation.ts'

/** Messages that one look goes over. */
const STEP = 20_000
/** No message takes so long from its number to its commit: what is older is settled once it is indexed. */
const SETTLED_AFTER_MS = 600_000
/** Looks again though nothing is newer: a message with a lower number may have come later. */
const LOOK_AGAIN_MS = 30_000

/**
 * Indexes what was not indexed when it was written: what came in bulk, and what a killed process left. Any number of
 * processes may do so at once. Remembers how far everything is indexed; a new process looks once over everything.
 */
export class CatchUp {
  #settled = 0
  #candidate: { id: number; at: number } | null = null
  #last = { newest: -1, at: 0 }

  async run(services: Services, isStopping: () => boolean): Promise<void> {
    const now = services.clock.now().getTime()
    const [row] = await newestMessage(services.db)
    const newest = Number(row?.id ?? 0)
    if (newest === this.#last.newest && now - this.#last.at < LOOK_AGAIN_MS) return
    for (let after = this.#settled; after < newest && !isStopping(); after += STEP) {
      const behind = await findBehind(services.db, after, Math.min(newest, after + STEP))
      for (const conversation of behind) if (!isStopping()) await this.#index(services, conversation)
    }
    if (isStopping()) return
    this.#last = { newest, at: now }
    this.#settle(newest, now)
  }

  /** One that can't be read must not keep the others waiting. */
  async #index(services: Services, { helper_id, user_id, wrapped_key }: BehindRow): Promise<void> {
    try {
      const dataKey = services.vault.unwrap(wrapped_key)
      await indexConversation(services, { userId: user_id, dataKey }, helper_id)
    } catch (cause) {
      services.log.error({ err: cause, helper: helper_id }, 'a conversation could not be indexed')
    }
  }

  #settle(newest: number, now: number): void {
    if (this.#candidate && now - this.#candidate.at < SETTLED_AFTER_MS) return
    if (this.#candidate) this.#settled = this.#candidate.id
    this.#candidate = { id: newest, at: now }
  }
}
