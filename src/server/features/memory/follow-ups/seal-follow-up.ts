import { type DataKey, open, seal } from '../../../platform/crypto/vault.ts'

const CONTEXT = 'follow-up'

export interface FollowUpWords {
  /** What it is about, in the person's words. */
  subject: string
  /** What they said, word for word; null if the subject says it all. */
  quote: string | null
}

interface SealedWords {
  subject: Buffer
  quote: Buffer | null
}

export const sealFollowUp = (key: DataKey, { subject, quote }: FollowUpWords): SealedWords => ({
  subject: seal(key, subject, CONTEXT),
  quote: quote === null ? null : seal(key, quote, CONTEXT),
})

export const decryptFollowUp = (key: DataKey, { subject, quote }: SealedWords): FollowUpWords => ({
  subject: open(key, subject, CONTEXT),
  quote: quote === null ? null : open(key, quote, CONTEXT),
})
