import type { Message } from '../../../../contract/messages.ts'
import type { Quote } from '../../../../core/prompt/context.ts'
import { onOneLine } from '../../../../core/text/first-line.ts'
import { LIMITS } from '../../../../core/text/limits.ts'
import { truncate } from '../../../../core/text/truncate.ts'
import { decryptMessage } from '../../../platform/crypto/sealed-message.ts'
import type { DataKey } from '../../../platform/crypto/vault.ts'

/** A message that another one refers to. Its sealed text is in base64, as JSON has no bytes. */
export interface QuoteRow {
  id: number
  isFromUser: boolean
  content: string
  /** Whether a model may see it. */
  isUsable: boolean
}

export const decryptQuote = (key: DataKey, { id, isFromUser, content }: QuoteRow): NonNullable<Message['quote']> => ({
  id,
  isFromUser,
  text: truncate(onOneLine(decryptMessage(key, Buffer.from(content, 'base64'))), LIMITS.quote.max),
})

/** For a turn of a prompt. */
export const quoteOfTurn = ({ quote }: Pick<Message, 'quote'>): { quote?: Quote } =>
  quote ? { quote: { fromPerson: quote.isFromUser, text: quote.text } } : {}
