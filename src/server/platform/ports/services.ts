import type { PrivacySettings } from '../../../core/privacy/settings.ts'
import type { Billing } from '../../integrations/billing/port.ts'
import type { Mail } from '../../integrations/mail/port.ts'
import type { Models } from '../../integrations/models/port.ts'
import type { Push } from '../../integrations/push/port.ts'
import type { Sms } from '../../integrations/sms/port.ts'
import type { Workspace } from '../../integrations/workspace/port.ts'
import type { ConversationCache, MemoryCache, VectorCache } from '../cache/caches.ts'
import type { Config } from '../config/config.ts'
import type { DataKey, ServerKeys, Vault } from '../crypto/vault.ts'
import type { Signals } from '../db/signals.ts'
import type { Db } from '../db/statement.ts'
import type { RunningReplies } from '../jobs/running-replies.ts'
import type { Log } from './log.ts'

type Settings = Pick<Config, 'ceilings' | 'appUrl' | 'supportAddress' | 'rateLimits' | 'privateOwnModels' | 'operators'>

/** The settings that actions read. Fixed at the start. */
export interface RuntimeConfig extends Settings {
  version: string
  demoCheckout: boolean
  /** The origin of links in emails. With port 0 it is known once the server listens. */
  publicUrl(): string
  /** Whether unsent emails are shown on a page, during development. */
  showsOutbox: boolean
  /** How long a reply waits for recall, in milliseconds. */
  recallTimeoutMs: number
  /** Codes by SMS, for all accounts together. */
  dailyCodes: number
}

export interface Actor {
  userId: number
  username: string
  role: 'user' | 'operator'
  firstName: string | null
  timeZone: string
  privacy: PrivacySettings
  dataKey: DataKey
}

/** Whose data it is, and the key to it. */
export type Person = Pick<Actor, 'userId' | 'dataKey'>

/** A conversation whose messages after `after` are to be indexed. */
export interface ConversationToIndex extends Person {
  helperId: number
  after: number
}

export interface IndexQueue {
  add(said: ConversationToIndex): void
}

/** What a test holds still. */
export interface Clock {
  now(): Date
  /** A number in [0, 1). */
  chance(): number
}

/** Plans messages: the highest row does, but lower ones change what plans depend on. */
export interface Planner {
  /** Plans what is marked, so that an answer can say when messages come, and none comes by an earlier plan. */
  planMarked(userId: number): Promise<void>
}

/** What this process keeps in memory of people, decrypted. */
interface Caches {
  conversations: ConversationCache
  memories: MemoryCache
  vectors: VectorCache
}

export interface Services {
  readonly config: RuntimeConfig
  db: Db
  vault: Vault & ServerKeys
  clock: Clock
  log: Log
  signals: Signals
  models: Models
  planner: Planner
  replies: RunningReplies
  caches: Caches
  indexQueue: IndexQueue
  /** Null, like those below, if it is not set up. */
  billing: Billing | null
  /** Null in production beside a shared database without configured keys. */
  push: Push | null
  mail: Mail | null
  sms: Sms | null
  workspace: Workspace | null
}

/** What an action uses of them. */
export type Uses<Names extends keyof Services> = Pick<Services, Names>
