import { randomInt } from 'node:crypto'
import { REASONS } from '../../../../core/scheduling/delivery-rules.ts'
import { CODE_DIGITS, CODE_MS, type CodePurpose } from '../../../../core/sms/sms-options.ts'
import { codeText } from '../../../../core/sms/sms-rules.ts'
import { DAY_MS } from '../../../../core/time/durations.ts'
import { SmsError } from '../../../integrations/port-errors.ts'
import type { SmsFailure } from '../../../integrations/sms/port.ts'
import { limitAttempts } from '../../../platform/attempts/limit-attempts.ts'
import { hashNumber, hashWithServerKey } from '../../../platform/crypto/vault.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { Services, Uses } from '../../../platform/ports/services.ts'
import { type SendOutcome, sendSms } from '../../sms/send-sms.ts'
import { deleteCode, insertCode } from './store.ts'

export const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')

export interface CodeRequest {
  purpose: CodePurpose
  /** The requesting account; null for a sign-in. */
  userId: number | null
  phoneNumber: string
  address: string
  /** The known device of the number's owner, if the request comes from one. */
  deviceId?: number | null
  consentText?: string | null
}

interface SentCode {
  /** The code; only with the simulator. */
  testCode?: string
}

/** Throws 503 if SMS is not set up. */
function smsOf({ sms }: Uses<'sms'>) {
  if (sms) return sms
  throw new AppError(503, 'sms_unavailable', 'Text messages are not set up on this server.')
}

async function limitStrangers(
  services: Uses<'config' | 'vault' | 'db' | 'clock'>,
  { phoneNumber, userId, address }: CodeRequest,
): Promise<void> {
  const number = hashNumber(services, phoneNumber)
  await limitAttempts(services, 'code number', number)
  await limitAttempts(services, 'code number day', number)
  if (userId !== null) await limitAttempts(services, 'code account', String(userId))
  await limitAttempts(services, 'code address', address)
}

/** Known devices of the number's owner have limits of their own, which strangers can't use up. */
async function limitSends(services: Uses<'config' | 'vault' | 'db' | 'clock'>, request: CodeRequest): Promise<void> {
  if (request.deviceId == null) await limitStrangers(services, request)
  else {
    await limitAttempts(services, 'code device', String(request.deviceId))
    await limitAttempts(services, 'code device day', String(request.deviceId))
  }
  const day = Math.floor(services.clock.now().getTime() / DAY_MS)
  await limitAttempts(services, 'code day', String(day), services.config.dailyCodes)
}

function badNumber(): AppError {
  const text = 'That number cannot receive texts. Please check it.'
  return new AppError(400, 'invalid_input', text, { fields: { phoneNumber: text } })
}

const notTaken = (cause?: unknown): AppError =>
  new AppError(502, 'sms_failed', 'Failed to send verification code.', { cause })

function refusalOf(outcome: Exclude<SendOutcome, { status: 'sent' }>): AppError {
  const failure: SmsFailure = outcome.status === 'skipped' ? 'opted_out' : outcome.failure
  if (failure === 'opted_out') return new AppError(409, 'opted_out', REASONS.optedOut)
  return failure === 'bad_number' ? badNumber() : notTaken()
}

/** A code that was not sent leaves the earlier one valid; one that may have been sent stays valid itself. */
async function deliver(
  services: Uses<'vault' | 'db' | 'clock' | 'log' | 'sms'>,
  { phoneNumber: to, userId }: CodeRequest,
  id: number,
  code: string,
) {
  try {
    const text = { kind: 'code', to, body: codeText(code), userId, helperId: null } as const
    const outcome = await sendSms(services, text)
    if (outcome.status === 'sent') return
    await deleteCode(services.db, id)
    throw refusalOf(outcome)
  } catch (cause) {
    if (!(cause instanceof SmsError)) throw cause
    services.log.warn({ kind: cause.kind, code: cause.code }, 'the SMS provider did not accept a code')
    if (cause.kind !== 'unknown') await deleteCode(services.db, id)
    throw notTaken(cause)
  }
}

/** Replaces earlier codes. 429: too many. 409: opted out. 400: can't receive SMS. 502: provider fails. 503: none. */
export async function sendCode(services: Services, request: CodeRequest): Promise<SentCode> {
  const sms = smsOf(services)
  const { phoneNumber, purpose, userId, consentText = null } = request
  await limitSends(services, request)
  const code = newCode()
  const now = services.clock.now()
  const id = await insertCode(services.db, {
    phoneNumber,
    purpose,
    userId,
    consentText,
    code: hashCode(services, request, code),
    createdAt: now,
    expiresAt: new Date(now.getTime() + CODE_MS),
  })
  await deliver(services, request, id, code)
  return sms.simulated ? { testCode: code } : {}
}

export const hashCode = (
  services: Uses<'vault'>,
  { purpose, userId, phoneNumber }: Pick<CodeRequest, 'purpose' | 'userId' | 'phoneNumber'>,
  code: string,
): string => hashWithServerKey(services, 'code', purpose, userId, phoneNumber, code)
