import { isQuietAt, REASONS } from '../../../core/scheduling/delivery-rules.ts'
import type { SmsKind } from '../../../core/sms/sms-options.ts'
import { reasonNotToSend } from '../../../core/sms/sms-rules.ts'
import { SmsError } from '../../integrations/port-errors.ts'
import type { AcceptedSms, Sms, SmsFailure } from '../../integrations/sms/port.ts'
import { hashNumber, hashWithServerKey } from '../../platform/crypto/vault.ts'
import type { Uses } from '../../platform/ports/services.ts'
import { openOptOut, readPermission, type SmsPermission } from './store.ts'
import {
  beginSending,
  insertOutbound,
  knowsProviderId,
  releaseOutbound,
  type SentRow,
  settleOutbound,
} from './store-outbound.ts'

type Sending = Uses<'vault' | 'db' | 'clock' | 'log' | 'sms'>

export const REASON_OF: Record<SmsFailure, string> = {
  opted_out: REASONS.optedOut,
  bad_number: REASONS.badNumber,
  filtered: REASONS.filtered,
  refused: REASONS.provider,
  later: REASONS.provider,
  unknown: REASONS.unknown,
}

export interface SmsToSend {
  kind: SmsKind
  /** With country code. */
  to: string
  body: string
  /** The owner of the number; null if unknown. */
  userId: number | null
  helperId: number | null
}

export type SendOutcome =
  | { status: 'sent' }
  | { status: 'skipped'; reason: string }
  | { status: 'failed'; reason: string; failure: SmsFailure }

/** A provider lists an accepted message within this time; we stop waiting for its response long before. */
const SHOWN_AFTER_MS = 30_000

export const hashBody = (services: Uses<'vault'>, body: string): string => hashWithServerKey(services, 'body', body)

function isQuiet(
  services: Uses<'clock'>,
  { timeZone, quietHoursStart: start, quietHoursEnd: end }: SmsPermission,
): boolean {
  if (timeZone === null || start === null || end === null) return false
  return isQuietAt({ start, end }, services.clock.now().getTime(), timeZone)
}

/** Why a message may not be sent now; null if it may. */
async function gate(services: Uses<'vault' | 'db' | 'clock'>, { kind, to, userId }: SmsToSend): Promise<string | null> {
  const [permission] = await readPermission(services.db, {
    numberHash: hashNumber(services, to),
    userId,
    phoneNumber: to,
  })
  if (!permission) throw new Error('the SMS permission was not found')
  return reasonNotToSend({ kind, ...permission, quiet: isQuiet(services, permission) })
}

/** Null if it was not accepted, since the provider would list it by now. */
async function lookUp(
  services: Uses<'vault' | 'db' | 'clock'>,
  sms: Sms,
  text: SmsToSend,
  row: SentRow,
): Promise<AcceptedSms | null> {
  const since = row.startedAt ?? services.clock.now()
  for (const { body, ...taken } of await sms.sentTo(text.to, since)) {
    if (hashBody(services, body) !== row.bodyHash) continue
    if (!(await knowsProviderId(services.db, taken.id))) return taken
  }
  const leftMs = SHOWN_AFTER_MS - (services.clock.now().getTime() - since.getTime())
  if (leftMs <= 0) return null
  throw new SmsError('unknown', 'the provider does not show the SMS yet', null, leftMs)
}

async function settle(services: Uses<'db' | 'clock'>, row: SentRow, taken: AcceptedSms): Promise<SendOutcome> {
  const status = taken.delivered ? 'delivered' : 'sent'
  await settleOutbound(services.db, row.id, { status, providerId: taken.id, code: null, now: services.clock.now() })
  return { status: 'sent' }
}

async function settleFailure(
  services: Uses<'vault' | 'db' | 'clock' | 'log'>,
  text: SmsToSend,
  row: SentRow,
  cause: unknown,
): Promise<SendOutcome> {
  if (!(cause instanceof SmsError) || cause.kind === 'unknown') throw cause
  if (cause.kind === 'later') {
    await releaseOutbound(services.db, row.id)
    throw cause
  }
  services.log.warn({ sms: row.id, kind: cause.kind, code: cause.code }, 'the SMS provider did not accept an SMS')
  if (cause.kind === 'opted_out') await noteOptOut(services, text.to)
  const { code } = cause
  await settleOutbound(services.db, row.id, { status: 'failed', providerId: null, code, now: services.clock.now() })
  return { status: 'failed', reason: REASON_OF[cause.kind], failure: cause.kind }
}

/**
 * `sending` is committed first; an SMS left in that state is looked up, not resent. SmsError `later` or `unknown`:
 * retry.
 */
export async function sendNoted(services: Sending, text: SmsToSend, row: SentRow): Promise<SendOutcome> {
  const { sms } = services
  if (row.status === 'sent' || row.status === 'delivered') return { status: 'sent' }
  if (row.status === 'failed') return { status: 'failed', reason: REASONS.provider, failure: 'refused' }
  if (!sms) return { status: 'skipped', reason: REASONS.noTexting }
  if (row.status === 'sending') {
    const taken = await lookUp(services, sms, text, row)
    if (taken) return settle(services, row, taken)
  }
  const reason = await gate(services, text)
  if (reason !== null) return { status: 'skipped', reason }
  const words = { now: services.clock.now(), bodyHash: hashBody(services, text.body) }
  if (!(await beginSending(services.db, row, words)))
    throw new SmsError('later', 'the SMS is being sent by another process')
  try {
    return await settle(services, row, await sms.send({ to: text.to, body: text.body, reference: String(row.id) }))
  } catch (cause) {
    return settleFailure(services, text, row, cause)
  }
}

export async function sendSms(services: Sending, text: SmsToSend): Promise<SendOutcome> {
  const { userId, helperId, kind, to, body } = text
  const reason = services.sms ? await gate(services, text) : REASONS.noTexting
  if (reason !== null) return { status: 'skipped', reason }
  const [numberHash, bodyHash] = [hashNumber(services, to), hashBody(services, body)]
  const createdAt = services.clock.now()
  const row = await insertOutbound(services.db, { userId, helperId, kind, numberHash, bodyHash, createdAt })
  return sendNoted(services, text, row)
}

/** Records an opt-out that the provider reported. */
const noteOptOut = (services: Uses<'vault' | 'db' | 'clock'>, phoneNumber: string): Promise<void> =>
  noteOptOutOf(services, hashNumber(services, phoneNumber))

/** The same by the hash of the number. */
export async function noteOptOutOf(services: Uses<'db' | 'clock'>, numberHash: string): Promise<void> {
  await openOptOut(services.db, { numberHash, source: 'provider', optedOutAt: services.clock.now() })
}

export interface NumberState {
  /** Whether planned messages may be sent there. */
  reachable: boolean
  optedOut: boolean
}

/** Empty if SMS is not set up. */
export async function readNumberStates(
  services: Uses<'vault' | 'db' | 'sms'>,
  userId: number,
  numbers: readonly string[],
): Promise<ReadonlyMap<string, NumberState>> {
  if (!services.sms) return new Map()
  const states = [...new Set(numbers)].map(async (number): Promise<[string, NumberState]> => {
    const numberHash = hashNumber(services, number)
    const [permission] = await readPermission(services.db, { numberHash, userId, phoneNumber: number })
    const reachable =
      permission !== undefined && reasonNotToSend({ kind: 'planned', ...permission, quiet: false }) === null
    return [number, { reachable, optedOut: permission?.optedOut ?? false }]
  })
  return new Map(await Promise.all(states))
}
