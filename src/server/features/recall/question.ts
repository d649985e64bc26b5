import type { PrivacySettings } from '../../../core/privacy/settings.ts'
import type { Owner } from './index-conversations.ts'

/** Someone who asks, and how they are called. */
export interface Asker extends Owner {
  firstName: string | null
  /** Whose days `yesterday` and `in March` are; UTC when not given. */
  timeZone?: string
  privacy: PrivacySettings
}

export interface RecallQuestion {
  /** The helper that is to be told. */
  helperId: number
  text: string
  askedAt: Date
  /** How many messages at most. */
  count: number
  /** Messages of this conversation that the helper is shown anyway: its newest ones. None when not given. */
  shown?: ReadonlySet<number> | Promise<ReadonlySet<number>>
  /** Which part of the question's telling words must stand in a message or around it, if it is not close in meaning. */
  leastCoverage?: number
}

/** A message of the past that matters for a question. */
export interface Recollection {
  messageId: number
  helperId: number
  helperName: string
  isFromUser: boolean
  text: string
  sentAt: Date
  /** Comparable within one answer only. */
  score: number
}
