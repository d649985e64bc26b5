import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import type { Ceilings } from '../core/breaker.ts'
import type { PaidTier } from '../core/plans.ts'
import type { PrivacySettings } from '../core/privacy/settings.ts'
import type { ModelRequest } from '../core/prompt.ts'
import type { Subscription } from '../core/subscription.ts'
import type { schema } from './db/schema.ts'
import type { OpenedTurns } from './opened-turns.ts'
import type { SentenceEmbeddings } from './ports-embeddings.ts'
import type { Sms, Texting } from './ports-sms.ts'
import type { Workspace } from './ports-workspace.ts'
import type { Lack } from './readiness.ts'
import type { RunningReplies } from './running-replies.ts'
import type { DataKey, Vault } from './vault.ts'

/** What the house asks of the outside. Adapters fill these; services.ts picks them. */

/** Drizzle's handle; hot statements go to its pool by name (db/statement.ts). */
export type Db = NodePgDatabase<typeof schema> & { $client: Pool }

export interface Clock {
  now(): Date
}

/** A number in [0, 1). */
export type Chance = () => number

export interface TokenUsage {
  inputTokens: number
  outputTokens: number
  /** The endpoint did not count: these are guesses, and no ground for a bill. */
  estimated?: true
}

export interface StreamOptions {
  /** Aborts the call; the stream then rejects with the signal's reason. */
  signal: AbortSignal
  /** Called with each piece of text as it arrives, in order; never with an empty one. */
  onText(text: string): void
  /** Awaited before a second attempt is made after this failure; a rejection forbids it. */
  beforeRetry?(failed: AiError): Promise<void>
}

export interface StructuredRequest {
  system: string
  input: string
  /** Name and JSON Schema (draft 2020-12, every object closed) of the answer. */
  name: string
  schema: Record<string, unknown>
  maxOutputTokens: number
}

/**
 * A language model. Failures are `AiError`s: `kind` tells whether anything had been written before.
 * Time-outs and the one retry before the first token are the adapter's.
 */
export interface Ai {
  /** True for the built-in engine, which needs no network and costs nothing. */
  readonly offline: boolean
  /** For people and records: `offline engine`, `gpt-6-luna`. */
  readonly name: string
  /** Tokens that an answer may cost beyond its maximum of output: room for reasoning. */
  readonly roomTokens?: number
  /** The model of `embed`; without one it is unsupported. */
  readonly embeddingModel?: string | undefined
  /** Loads what a first reply would have to wait for. */
  prepare?(): Promise<void>
  /** Writes one reply; resolves when it is whole. */
  stream(request: ModelRequest, options: StreamOptions): Promise<TokenUsage>
  /** One answer in the given JSON shape; the caller validates it. */
  structured(request: StructuredRequest, signal: AbortSignal): Promise<{ value: unknown; usage: TokenUsage }>
  /** One vector a text, in order. */
  embed(texts: readonly string[], signal: AbortSignal): Promise<{ vectors: number[][]; usage: TokenUsage }>
}

export type AiFailure =
  | 'unreachable'
  | 'timeout'
  | 'rate_limited'
  | 'refused'
  | 'declined'
  | 'cut_off'
  | 'unsupported'
  | 'not_admitted'

/** The model could not write, or not to the end. Its message holds no text of any conversation. */
export class AiError extends Error {
  readonly kind: AiFailure
  constructor(kind: AiFailure, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'AiError'
    this.kind = kind
  }
}

/** What the payment provider reports: that something has changed for a customer. */
export interface BillingReport {
  /** The same for every repetition of the report. */
  id: string
  type: string
  /** Null for a report that is about no customer. */
  customerId: string | null
}

/**
 * The payment provider. Failures are AppErrors for the person (502); addresses are pages of the provider to go on to.
 */
export interface Billing {
  createCustomer(person: { userId: number; email: string | null }): Promise<string>
  /** A checkout of a new subscription; one that this customer left open before can't be paid any more. */
  startCheckout(order: {
    customerId: string
    userId: number
    tier: PaidTier
    successUrl: string
    cancelUrl: string
  }): Promise<string>
  /** Asks the customer to confirm another plan, with what it costs for the rest of the period. */
  changePlan(change: { customerId: string; subscriptionId: string; tier: PaidTier; returnUrl: string }): Promise<string>
  /** Invoices, card and cancellation. */
  manage(customerId: string, returnUrl: string): Promise<string>
  /** All of a customer's subscriptions as they are now, the newest first; none of a customer that is not there. */
  subscriptions(customerId: string): Promise<Subscription[]>
  /** Erases a customer, and ends what it subscribed to at once. */
  deleteCustomer(customerId: string): Promise<void>
  /** Reads a report as it arrived; throws an AppError (400) when the provider did not sign it, or not lately. */
  readReport(body: Buffer, signature: string): Promise<BillingReport>
}

/** Structured lines; never with the text of a message, a phone number, a code, a token or a key. */
export interface Log {
  info(fields: object, text: string): void
  warn(fields: object, text: string): void
  error(fields: object, text: string): void
}

export interface VapidKeys {
  /** Uncompressed point and number of P-256, base64url. */
  publicKey: string
  privateKey: string
}

/** Where a browser takes notifications, as it said itself. */
export interface BrowserSubscription {
  endpoint: string
  keys: { p256dh: string; auth: string }
}

/** The push service did not take a notification; another try may go better. */
export class PushError extends Error {
  readonly status: number
  /** How long the service asked to be left alone, in milliseconds; null: it did not. */
  readonly retryMs: number | null
  constructor(message: string, status: number, retryMs: number | null = null) {
    super(message)
    this.name = 'PushError'
    this.status = status
    this.retryMs = retryMs
  }
}

/** Notifications of closed browsers. */
export interface Push {
  readonly publicKey: string
  /** Rejects with an AppError (400) for an endpoint that no push service has, or that leads into our own network. */
  check(endpoint: string): Promise<void>
  /**
   * `gone`: the browser takes no more. A later one of the same topic (32 characters) replaces one that still waits.
   * Rejects after twenty seconds without an answer, and when `signal` aborts.
   */
  send(subscription: BrowserSubscription, payload: string, topic: string, signal: AbortSignal): Promise<'sent' | 'gone'>
  close(): Promise<void>
}

export interface Letter {
  to: string
  subject: string
  text: string
  html: string
  /** `<…@…>`, the same for each try of a letter. */
  messageId: string
  headers: Record<string, string>
}

/** `refused`: for good. `later`: another try may go better. `unknown`: it broke off when it may have been taken. */
export type MailFailure = 'refused' | 'later' | 'unknown'

/** A letter was not taken. Its message holds no address and no text. */
export class MailError extends Error {
  readonly kind: MailFailure
  constructor(kind: MailFailure, message: string) {
    super(message)
    this.name = 'MailError'
    this.kind = kind
  }
}

export interface MailOptions {
  /**
   * Awaited once the server has taken sender and recipient, right before the first byte of the text leaves: from then on
   * a failure without an answer is `unknown`. A rejection keeps the email from leaving.
   */
  beforeData(): Promise<void>
  /** Ends the sending: `later` before the text began to leave, `unknown` afterwards. */
  signal: AbortSignal
}

export interface Mail {
  /** Rejects with a MailError. */
  send(letter: Letter, options: MailOptions): Promise<void>
  close(): Promise<void>
}

export type JobName = 'write' | 'answer' | 'remember'

export interface Job {
  /** What it is about: a planned message (`write`), a text that arrived (`answer`), or a conversation; an int8 in text. */
  id: string
  isLastTry: boolean
  /** Aborted when the worker stops or the job takes too long. */
  signal: AbortSignal
}
export type JobHandlers = Record<JobName, (job: Job) => Promise<void>>

/** Carries what waits for a model: a job that throws is tried again later. */
export interface JobQueue {
  start(handlers: JobHandlers): Promise<void>
  /** Within the transaction given: the jobs exist if it is committed. */
  send(tx: Pick<PoolClient, 'query'>, name: JobName, ids: readonly string[]): Promise<void>
  /** Waits for the jobs under way, or gives them back. */
  stop(): Promise<void>
}

/** A few words to every process that shares the database: `stop` with the id of a message. */
export interface Signals {
  send(channel: string, payload: string): Promise<void>
  on(channel: string, listener: (payload: string) => void): void
  /** `listener` is called when signals may have been missed, once they are heard again. */
  onGap(listener: () => void): void
  close(): Promise<void>
}

/** Whoever is signed in, and the key to what they wrote. */
export interface Actor {
  userId: number
  username: string
  role: 'user' | 'operator'
  firstName: string | null
  timeZone: string
  /** What is hidden from models, and what other helpers may be told. */
  privacy: PrivacySettings
  dataKey: DataKey
}

/** What model calls may come to. */
export interface Spending {
  ceilings: Ceilings
  /** Does the model run on this machine, at no cost? */
  local: boolean
}

/** Takes what was deleted out of the files of the database. */
export interface Erasure {
  /** Erases what was deleted before the call; what others hold up is left to the next call. */
  run(): Promise<void>
  /** The same where the database is embedded; on a server it takes longer, and is left to housekeeping. Never rejects. */
  beforeAnswer(): Promise<void>
  /** Warns the operator where the database lets us do only a part of it. */
  check(): Promise<void>
  /** Deletions that are still to be erased. */
  countWaiting(): Promise<number>
}

/** What every action is given. */
export interface Services {
  db: Db
  /** What this process lacks to do its work; nothing: it is ready. */
  lacking(): Promise<Lack[]>
  erasure: Erasure
  ai: Ai
  /** Writes without a model: in place of one that cannot be reached. */
  offlineAi: Ai
  /** Null where it is switched off. */
  embeddings: SentenceEmbeddings | null
  vault: Vault
  clock: Clock
  chance: Chance
  log: Log
  signals: Signals
  replies: RunningReplies
  openedTurns: OpenedTurns
  spending: Spending
  /** Null where no payment is set up. */
  billing: Billing | null
  /** May a plan be had for nothing, as a demo? */
  demoCheckout: boolean
  /** The public origin, or null on a machine of one's own. */
  appUrl: string | null
  /** Null where this installation may have no keys of its own for it. */
  push: Push | null
  /** Null where no mail server is set up; letters then wait in the outbox. */
  mail: Mail | null
  /** Null where nothing can be texted. */
  sms: Sms | null
  texting: Texting
  /** Seals what belongs to no person, or not yet to one. */
  serverKey: DataKey
  /** Null where no provider of identities is set up. */
  workspace: Workspace | null
  /** Does anyone read the outbox? Only on a developer's machine. */
  showsOutbox: boolean
  /** Where links in letters lead: the public origin, or this machine's own. */
  linkBase: string
  /** Signs the links in letters that work without a sign-in. */
  linkSecret: string
  /** Are calls limited? Off only for load tests. */
  rateLimits: boolean
  /** How long a text waits for what is recalled, in milliseconds. */
  recallPatienceMs: number
  /** Usernames, in small letters, that are operators whatever the database says. */
  operators: readonly string[]
}
