import type { Ceilings } from '../../../core/usage/circuit-breaker.ts'
import type { DataKey } from '../crypto/vault.ts'

/** The settings that actions read. Fixed at the start. */
export interface RuntimeConfig {
  version: string
  ceilings: Ceilings
  demoCheckout: boolean
  /** The public origin; null on a personal machine. */
  appUrl: string | null
  /** The origin of links in emails. With port 0 it is known once the server listens. */
  publicUrl(): string
  /** Where people write for help; null: it is not shown. */
  supportAddress: string | null
  /** Whether unsent emails are shown on a page, during development. */
  showsOutbox: boolean
  /** Off only for load tests. */
  rateLimits: boolean
  /** Whether people's own models may be on this machine and its network; only in tests. */
  privateOwnModels: boolean
  /** How long a reply waits for recall, in milliseconds. */
  recallTimeoutMs: number
  /** Lower-case usernames that are always operators. */
  operators: readonly string[]
  dailyCodes: number
}

export interface Secrets {
  /** Seals data that belongs to no account, or not yet. */
  serverKey: DataKey
  /** Signs the links in emails that work without a sign-in. */
  linkSecret: string
  /** Hashes phone numbers, codes and SMS bodies. */
  hashKey: string
}
