import { RETRY_PAUSES_MS } from '../../../../core/notifications/retry-backoff.ts'
import { REASONS } from '../../../../core/scheduling/delivery-rules.ts'
import { DAY_MS } from '../../../../core/time/durations.ts'
import type { Email, EmailContent, Mail, MailOptions } from '../../../integrations/mail/port.ts'
import { MailError } from '../../../integrations/port-errors.ts'
import { type DataKey, open, seal } from '../../../platform/crypto/vault.ts'
import { dataPhaseOf, leasesOf } from '../../../platform/db/leases.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { type DeliveryOutcome, delivered, failed, type Outbox, type Retry, skipped } from '../dispatcher.ts'
import {
  claimQueued,
  deleteOldQueued,
  deleteQueued,
  insertQueued,
  type KeptRow,
  listAllEmails,
  listEmails,
  type QueuedRow,
  storeEmail,
} from './store.ts'

/** How account emails are delivered: by mail, into the developer outbox, or not at all. */
export function mailRoute({ mail, config }: Uses<'mail' | 'config'>): 'email' | 'outbox' | null {
  if (mail) return 'email'
  return config.showsOutbox ? 'outbox' : null
}

/** Throws 503 if no email can be sent. */
export function requireMail(services: Uses<'mail' | 'config'>): void {
  if (mailRoute(services)) return
  throw new AppError(503, 'no_mail', 'This installation sends no email. Please ask the person who runs it.')
}

const WAITING = 'waiting letter'

/** Queues an email for a worker, which composes it from `payload`. */
export async function enqueueEmail(
  { db, vault, clock }: Uses<'db' | 'vault' | 'clock'>,
  userId: number | null,
  payload: object,
): Promise<void> {
  const sealed = seal(vault.serverKey, JSON.stringify(payload), WAITING)
  await insertQueued(db, { userId, sealed, createdAt: clock.now() })
}

const decryptPayload = ({ vault }: Uses<'vault'>, sealed: Buffer): unknown =>
  JSON.parse(open(vault.serverKey, sealed, WAITING))

export async function sweepEmails({ db, clock }: Uses<'db' | 'clock'>): Promise<void> {
  await deleteOldQueued(db, new Date(clock.now().getTime() - DAY_MS))
}

const beginData = dataPhaseOf('emailOutbox')

export type EmailRow = QueuedRow

export interface EmailJob {
  payload: unknown
  /** Unique per email, also across databases of the same host, and the same for each attempt. */
  name: string
  /** Its text began to leave in an earlier attempt. */
  mayHaveArrived: boolean
}

export interface ReadyEmail {
  userId: number
  content: EmailContent
}

interface EmailWriter {
  name: string
  /** Null if it should no longer be sent. The same text for each attempt. */
  write(services: Services, job: EmailJob): Promise<ReadyEmail | null>
  /** The recipient's data key, for the developer outbox; null if the account is gone. */
  dataKeyOf(services: Services, userId: number): Promise<DataKey | null>
}

const nameOf = (writer: EmailWriter, { id, createdAt }: EmailRow): string =>
  `${writer.name}-${id}-${createdAt.getTime().toString(36)}`

async function send(
  services: Services,
  writer: EmailWriter,
  row: EmailRow,
  signal: AbortSignal,
): Promise<DeliveryOutcome | Retry> {
  const name = nameOf(writer, row)
  const job = { payload: decryptPayload(services, row.sealed), name, mayHaveArrived: row.mayHaveArrived }
  const ready = await writer.write(services, job)
  if (!ready) return skipped('')
  const { userId, content } = ready
  const email = { ...content, messageId: `<${name}@${new URL(services.config.publicUrl()).hostname}>` }
  const options = { beforeData: () => beginData(services.db, row), signal }
  if (services.mail) return submitEmail(services.mail, email, options, { status: 'retry', reason: REASONS.unknown })
  const key = services.config.showsOutbox ? await writer.dataKeyOf(services, userId) : null
  if (key) await keepForDeveloper(services, userId, key, email)
  return delivered()
}

/** Every attempt sends the same Message-ID, link and text, so an email that may have arrived can be sent again. */
export const createEmailOutbox = (services: Services, writer: EmailWriter): Outbox<EmailRow> => {
  const { db, clock } = services
  return {
    name: `${writer.name} emails`,
    concurrency: 8,
    limitMs: 120_000,
    pausesMs: RETRY_PAUSES_MS.email,
    claim: (limit) => claimQueued(db, clock.now(), limit),
    send: (row, signal) => send(services, writer, row, signal),
    end: (row) => deleteQueued(db, row),
    ...leasesOf('emailOutbox', db),
  }
}

/** Returns `unknown` if the connection broke when the email may already have been accepted. */
export async function submitEmail(
  mail: Mail,
  email: Email,
  options: MailOptions,
  unknown: DeliveryOutcome | Retry,
): Promise<DeliveryOutcome | Retry> {
  try {
    await mail.send(email, options)
    return delivered()
  } catch (cause) {
    if (!(cause instanceof MailError)) throw cause
    if (cause.kind === 'unknown') return unknown
    return cause.kind === 'later' ? { status: 'retry', reason: REASONS.provider } : failed(REASONS.provider)
  }
}

const CONTEXT = 'letter'

export async function keepForDeveloper(
  { db, clock }: Uses<'db' | 'clock'>,
  userId: number,
  key: DataKey,
  email: Email,
): Promise<void> {
  await storeEmail(db, { userId, mail: seal(key, JSON.stringify(email), CONTEXT), createdAt: clock.now() })
}

const present = (key: DataKey, { id, mail, createdAt }: KeptRow): object => ({
  id,
  createdAt,
  ...JSON.parse(open(key, mail, CONTEXT)),
})

export async function readOutbox({ db }: Uses<'db'>, actor: Actor): Promise<object[]> {
  const rows = await listEmails(db, actor.userId)
  return rows.map((row) => present(actor.dataKey, row))
}

export async function readWholeOutbox({ db, vault }: Uses<'db' | 'vault'>): Promise<object[]> {
  const rows = await listAllEmails(db)
  return rows.map((row) => present(vault.unwrap(row.wrappedKey), row))
}
