import { REASONS } from '../../../core/scheduling/delivery-rules.ts'
import { MailError } from '../../port-errors.ts'
import type { Email, Mail, MailOptions } from '../../ports/mail.ts'
import { delivered, type Ending, failed, type Retry } from './outbox.ts'

/** Gives an email to the mail server, and tells what that came to. `unknown`: what it means that nobody knows. */
export async function handOver(
  mail: Mail,
  email: Email,
  options: MailOptions,
  unknown: Ending | Retry,
): Promise<Ending | Retry> {
  try {
    await mail.send(email, options)
    return delivered()
  } catch (cause) {
    if (!(cause instanceof MailError)) throw cause
    if (cause.kind === 'unknown') return unknown
    return cause.kind === 'later' ? { status: 'retry', reason: REASONS.provider } : failed(REASONS.provider)
  }
}
