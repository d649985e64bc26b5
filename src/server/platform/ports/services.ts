import type { PrivacySettings } from '../../../core/privacy/settings.ts'
import type { Ceilings } from '../../../core/usage/circuit-breaker.ts'
import type { Billing } from '../../integrations/billing/port.ts'
import type { SentenceEmbeddings } from '../../integrations/embeddings/port.ts'
import type { Mail } from '../../integrations/mail/port.ts'
import type { Models } from '../../integrations/models/port.ts'
import type { Pictures } from '../../integrations/pictures/port.ts'
import type { Push } from '../../integrations/push/port.ts'
import type { SendOutcome, Sms, SmsToSend } from '../../integrations/sms/port.ts'
import type { Workspace } from '../../integrations/workspace/port.ts'
import type { ConversationCache, MemoryCache, VectorCache } from '../cache/caches.ts'
import type { DataKey, Vault } from '../crypto/vault.ts'
import type { Db } from '../db/statement.ts'
import type { RunningReplies } from '../jobs/running-replies.ts'
import type { MissingResource } from '../outage/readiness.ts'
import type { CallAdmissions } from './call-admissions.ts'
import type { Log } from './log.ts'

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

export interface Clock {
  now(): Date
}

/** A number in [0, 1). */
export type Chance = () => number

export interface Erasure {
  /** Erases what was deleted before the call; tables that are locked are left to the next call. */
  run(): Promise<void>
  /** The same for an embedded database; on a server housekeeping does it, as it takes longer. Never rejects. */
  beforeAnswer(): Promise<void>
  /** Warns the operator if database permissions allow only part of it. */
  check(): Promise<void>
  countWaiting(): Promise<number>
}

/** Short messages to every process that shares the database, such as `stop` with a message's id. */
export interface Signals {
  send(channel: string, payload: string): Promise<void>
  on(channel: string, listener: (payload: string) => void): void
  /** Calls `listener` whenever listening begins: signals sent before then were missed. */
  onGap(listener: () => void): void
  close(): Promise<void>
}

/** Chat messages that the person's other windows and devices do not show yet. */
export interface ChatUpdates {
  add(message: { userId: number; messageId: number }): void
}

/** What a lower row needs of a higher one at once, while somebody waits; everything else is a flag or a job. */
export interface Handlers {
  /** Plans what is marked, so that an answer can say when messages come, and none comes by an earlier plan. */
  planMarked(services: Uses<'db' | 'clock' | 'log' | 'signals'>, userId: number): Promise<void>
  /** Sends a code by SMS, once: who signs in is told if it cannot be sent. */
  sendSms(services: Uses<'db' | 'clock' | 'log' | 'sms' | 'secrets'>, text: SmsToSend): Promise<SendOutcome>
}

/** What this process keeps in memory of people, decrypted. */
interface Caches {
  conversations: ConversationCache
  memories: MemoryCache
  vectors: VectorCache
}

interface Health {
  /** What this process lacks to be ready; empty when it is. */
  lacking(): Promise<MissingResource[]>
  figures(): Promise<ServerFigures>
}

export interface Services {
  readonly config: RuntimeConfig
  readonly secrets: Secrets
  handlers: Handlers
  db: Db
  health: Health
  erasure: Erasure
  models: Models
  admissions: CallAdmissions
  /** Null, like the services below, if it is switched off or not set up. */
  embeddings: SentenceEmbeddings | null
  pictures: Pictures
  vault: Vault
  clock: Clock
  chance: Chance
  log: Log
  signals: Signals
  replies: RunningReplies
  indexQueue: IndexQueue
  chatUpdates: ChatUpdates
  caches: Caches
  billing: Billing | null
  /** Null in production beside a shared database without configured keys. */
  push: Push | null
  mail: Mail | null
  sms: Sms | null
  workspace: Workspace | null
}

/** What an action uses of them. */
export type Uses<Names extends keyof Services> = Pick<Services, Names>

export interface ServerFigures {
  database: {
    embedded: boolean
    /** Of PostgreSQL. */
    version: string
    bytes: number
    answerMs: number
  }
  /** Where DATA_DIR lies. */
  disk: { freeBytes: number; totalBytes: number }
  /** Milliseconds by which this machine's clock is ahead of the database's. */
  clockAheadMs: number
  /** The time of the last backup; null if there was none. */
  backupAt: Date | null
}
