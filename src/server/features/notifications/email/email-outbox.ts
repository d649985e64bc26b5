import { RETRY_PAUSES_MS } from '../../../../core/notifications/retry-backoff.ts'
import { REASONS } from '../../../../core/scheduling/delivery-rules.ts'
import type { Email, EmailContent, Mail, MailOptions } from '../../../integrations/mail/port.ts'
import { MailError } from '../../../integrations/port-errors.ts'
import type { DataKey } from '../../../platform/crypto/vault.ts'
import { dataPhaseOf, leasesOf } from '../../../platform/db/leases.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { type DeliveryOutcome, delivered, failed, type Outbox, type Retry, skipped } from '../outbox.ts'
import { keepForDeveloper } from './developer-outbox.ts'
import { decryptPayload } from './enqueue-email.ts'
import { claimQueued, deleteQueued, putOffQueued, type QueuedRow } from './store.ts'

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
    putOff: (row, pauseMs) => putOffQueued(db, row, new Date(clock.now().getTime() + pauseMs)),
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
