import type { PrivacySettings } from '../../../../core/privacy/settings.ts'
import type { Person } from '../../../platform/ports/services.ts'

export interface Requester extends Person {
  firstName: string | null
  /** Time zone for `yesterday` and `in March`; UTC by default. */
  timeZone?: string
  privacy: PrivacySettings
}

export interface RecallQuestion {
  /** The helper that receives the results. */
  helperId: number
  text: string
  askedAt: Date
  count: number
  /** The newest messages of this conversation, which the helper sees anyway. None by default. */
  shown?: ReadonlySet<number>
  /** Only what is surely about it, for a prompt: nothing is better than noise. */
  onlySure?: boolean
}

/** A past message relevant to a question. */
export interface RecallResult {
  messageId: number
  helperId: number
  helperName: string
  isFromUser: boolean
  /** It was said in another program, to another assistant. */
  isImported: boolean
  text: string
  sentAt: Date
  /** Comparable only within one result list. */
  score: number
}
