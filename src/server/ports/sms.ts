import type { TextKind } from '../../core/sms/sms-options.ts'

export interface OutgoingSms {
  /** With country code: `+15551234567`. */
  to: string
  body: string
  /** Comes back with each report on this text; null: no report is wanted. */
  reference: string | null
}

/** What the provider calls a text that it has taken. */
export interface AcceptedSms {
  id: string
  /** It arrived; false: a report will tell. */
  delivered: boolean
}

/**
 * `opted_out`: the number wants no texts of ours. `bad_number`: it can't be texted. `filtered`: the carrier lets it not
 * through. `refused`: for good, for another reason. `later`: not taken, another try may go better. `unknown`: it broke
 * off when it may have been taken.
 */
export type SmsFailure = 'opted_out' | 'bad_number' | 'filtered' | 'refused' | 'later' | 'unknown'

/** A call of the provider's to us: the address that it called, its signature, and the form that it sent. */
export interface ProviderCall {
  url: string
  /** Null: it has none. */
  signature: string | null
  fields: Record<string, string>
}

/** A text that somebody sent to us. */
export interface InboundSms {
  id: string
  from: string
  body: string
  /** The provider has answered a STOP, START or HELP itself. */
  answered: boolean
}

/** What became of a text of ours. */
export interface SmsReport {
  id: string
  status: 'sent' | 'delivered' | 'failed'
  failure: SmsFailure | null
  code: number | null
}

export interface Sms {
  /** No text leaves: a developer reads them. */
  readonly simulated: boolean
  /** The number that texts come from; null where the provider picks one. */
  readonly number: string | null
  /** Rejects with an SmsError. */
  send(text: OutgoingSms): Promise<AcceptedSms>
  /** The texts to a number that were taken since then, the newest first. Rejects with an SmsError. */
  sentTo(to: string, since: Date): Promise<(AcceptedSms & { body: string })[]>
  /** Reads what the provider calls us for. Throws an AppError: 403 when it did not sign it, 400 when it can't be read. */
  readText(call: ProviderCall): Promise<InboundSms>
  /** Null: a step on the way that tells nothing. */
  readReport(call: ProviderCall): Promise<SmsReport | null>
}

/** What the simulator shows in place of sending it. */
export interface SimulatedSms {
  from: string
  to: string
  body: string
}

/** A text that is to leave. */
export interface TextToSend {
  kind: TextKind
  /** With country code. */
  to: string
  body: string
  /** Whose number it is; null: nobody's here, or not known. */
  userId: number | null
  helperId: number | null
}

export type SendOutcome =
  | { status: 'sent' }
  | { status: 'skipped'; reason: string }
  | { status: 'failed'; reason: string; failure: SmsFailure }
