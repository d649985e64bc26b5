import type { SmsCommand } from '../../../core/sms/sms-commands.ts'

interface OutgoingSms {
  /** E.164: `+15551234567`. */
  to: string
  body: string
  /** Comes back with each delivery report; null if no report is wanted. */
  reference: string | null
}

/** A message that the provider accepted, under its id there. */
export interface AcceptedSms {
  id: string
  /** Whether it is known to have arrived. */
  delivered: boolean
}

/**
 * `opted_out`: the number has opted out. `bad_number`: it can't receive SMS. `filtered`: blocked by the carrier.
 * `refused`: permanently, for another reason. `later`: not accepted, may be retried. `unknown`: the connection broke
 * when it may have been accepted.
 */
export type SmsFailure = 'opted_out' | 'bad_number' | 'filtered' | 'refused' | 'later' | 'unknown'

/** A webhook of the provider: the URL it called, its signature and its form fields. */
export interface ProviderCall {
  url: string
  signature: string | null
  fields: Record<string, string>
}

export interface InboundSms {
  id: string
  from: string
  body: string
  /** The command that the provider recognised and answered itself; null if none. */
  command: SmsCommand | null
  /** Whether pictures or recordings came with it, as in an MMS. */
  hasMedia: boolean
}

export interface SmsReport {
  id: string
  status: 'sent' | 'delivered' | 'failed'
  failure: SmsFailure | null
  code: number | null
}

export interface Sms {
  /** Whether messages are only shown to a developer. */
  readonly simulated: boolean
  /** The sending number; null if the provider picks one. */
  readonly number: string | null
  /** Rejects with an SmsError. */
  send(text: OutgoingSms): Promise<AcceptedSms>
  /** The messages to a number accepted since then, newest first. Rejects with an SmsError. */
  sentTo(to: string, since: Date): Promise<(AcceptedSms & { body: string })[]>
  /** Reads an inbound message. Throws an AppError: 403 if it is not signed, 400 if it cannot be read. */
  readInbound(call: ProviderCall): Promise<InboundSms>
  /** Null for an intermediate status. */
  readReport(call: ProviderCall): Promise<SmsReport | null>
}
