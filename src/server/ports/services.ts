import type { Message } from '../../contract/messages.ts'
import type { ConversationCache } from '../conversation-cache.ts'
import type { Transaction } from '../db/statement.ts'
import type { Lack } from '../readiness.ts'
import type { RunningReplies } from '../running-replies.ts'
import type { Vault } from '../vault.ts'
import type { Actor } from './actor.ts'
import type { Ai } from './ai.ts'
import type { Billing } from './billing.ts'
import type { CallAdmissions } from './call-admissions.ts'
import type { ChatNotices } from './chat-notices.ts'
import type { Chance, Clock } from './clock.ts'
import type { Db } from './db.ts'
import type { SentenceEmbeddings } from './embeddings.ts'
import type { Erasure } from './erasure.ts'
import type { IndexQueue } from './index-queue.ts'
import type { Log } from './log.ts'
import type { Mail } from './mail.ts'
import type { Models } from './models.ts'
import type { Push } from './push.ts'
import type { RuntimeConfig, Secrets } from './runtime-config.ts'
import type { ServerFigures } from './server-figures.ts'
import type { Signals } from './signals.ts'
import type { SendOutcome, Sms, TextToSend } from './sms.ts'
import type { Workspace } from './workspace.ts'

type Person = Pick<Actor, 'userId' | 'dataKey'>

/** What a feature asks of one in a layer above its own. */
export interface Handlers {
  /** Plans the helpers of an account again, one or all, after a change that their plans depend on. */
  replanHelpers(
    services: Pick<Services, 'db' | 'clock' | 'log' | 'signals'>,
    userId: number,
    helperId: number | null,
  ): Promise<void>
  /** Plans the helpers of an account whose plans are out of date. */
  planMarked(services: Pick<Services, 'db' | 'clock' | 'log' | 'signals'>, userId: number): Promise<void>
  /** Returns a helper that had slowed down to its usual days. */
  resumeHelper(
    services: Pick<Services, 'db' | 'clock' | 'log' | 'signals'>,
    userId: number,
    helperId: number,
  ): Promise<void>
  /** Rebuilds what each helper of a person knows. */
  rebuildDigests(services: Pick<Services, 'db' | 'clock'>, person: Person): Promise<void>
  /** Deletes a helper by `remove`, with all that was made of what it was told; false where there is none. */
  deleteWithMemories(
    services: Pick<Services, 'db' | 'clock' | 'conversationCache'>,
    person: Person,
    helperId: number,
    remove: (tx: Transaction) => Promise<boolean>,
  ): Promise<boolean>
  /** Says in a conversation what a person texted; `reply` has it answered. */
  sayBySms(
    services: Services,
    actor: Actor,
    helperId: number,
    content: string,
  ): Promise<{ messageId: number; reply(): Promise<Message> }>
  /** The reply to a message that was texted before. */
  replyBySms(services: Services, actor: Actor, messageId: number): Promise<Message>
  /** Sends a text that carries no message, once. */
  sendSms(services: Pick<Services, 'db' | 'clock' | 'log' | 'sms' | 'secrets'>, text: TextToSend): Promise<SendOutcome>
  /** Ends what a person pays for. Throws when it cannot. */
  endBilling(services: Pick<Services, 'db' | 'billing'>, userId: number): Promise<void>
}

/** What every action is given. */
export interface Services {
  readonly config: RuntimeConfig
  readonly secrets: Secrets
  /** Where links in emails lead: the public origin, or this machine's own. */
  publicUrl(): string
  handlers: Handlers
  db: Db
  /** What this process lacks to do its work; nothing: it is ready. */
  lacking(): Promise<Lack[]>
  figures(): Promise<ServerFigures>
  erasure: Erasure
  /** The model in use: another one after an operator has connected it. */
  readonly ai: Ai
  models: Models
  /** Writes without a model: in place of one that cannot be reached. */
  offlineAi: Ai
  admissions: CallAdmissions
  /** Null where it is switched off. */
  embeddings: SentenceEmbeddings | null
  vault: Vault
  clock: Clock
  chance: Chance
  log: Log
  signals: Signals
  replies: RunningReplies
  indexQueue: IndexQueue
  chatNotices: ChatNotices
  conversationCache: ConversationCache
  /** Null where no payment is set up. */
  billing: Billing | null
  /** Null where this installation may have no keys of its own for it. */
  push: Push | null
  /** Null where no mail server is set up; emails then wait in the outbox. */
  mail: Mail | null
  /** Null where nothing can be texted. */
  sms: Sms | null
  /** Null where no provider of identities is set up. */
  workspace: Workspace | null
}
