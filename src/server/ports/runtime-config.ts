import type { Ceilings } from '../../core/usage/breaker.ts'
import type { DataKey } from '../vault.ts'

/** What the operator chose, as far as actions go by it. It stays as it was at the start. */
export interface RuntimeConfig {
  /** Of the product. */
  version: string
  ceilings: Ceilings
  /** May a plan be had for nothing, as a demo? */
  demoCheckout: boolean
  /** The public origin, or null on a machine of one's own. */
  appUrl: string | null
  /** Does anyone read the outbox? Only on a developer's machine. */
  showsOutbox: boolean
  /** Are calls limited? Off only for load tests. */
  rateLimits: boolean
  /** How long a reply waits for what is recalled, in milliseconds. */
  recallTimeoutMs: number
  /** Usernames, in small letters, that are operators whatever the database says. */
  operators: readonly string[]
  /** Verification codes that are texted a day, at most. */
  dailyCodes: number
}

/** Keys of the installation, derived from its master key. */
export interface Secrets {
  /** Seals what belongs to no person, or not yet to one. */
  serverKey: DataKey
  /** Signs the links in emails that work without a sign-in. */
  linkSecret: string
  /** Hashes phone numbers, codes and texts. */
  hashKey: string
}
