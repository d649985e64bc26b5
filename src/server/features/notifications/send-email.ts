import { REASONS } from '../../../core/scheduling/delivery-rules.ts'
import type { Email, Mail, MailOptions } from '../../integrations/mail/port.ts'
import { MailError } from '../../integrations/port-errors.ts'
import { type DeliveryOutcome, deliveredOutcome, failedOutcome, type Retry } from './outbox.ts'

/** Returns `unknown` if the connection broke when the email may already have been accepted. */
export async function submitEmail(
  mail: Mail,
  email: Email,
  options: MailOptions,
  unknown: DeliveryOutcome | Retry,
): Promise<DeliveryOutcome | Retry> {
  try {
    await mail.send(email, options)
    return deliveredOutcome()
  } catch (cause) {
    if (!(cause instanceof MailError)) throw cause
    if (cause.kind === 'unknown') return unknown
    return cause.kind === 'later' ? { status: 'retry', reason: REASONS.provider } : failedOutcome(REASONS.provider)
  }
}
