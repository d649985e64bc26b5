import { z } from 'zod'
import { IMPORT_LIMITS, IMPORT_SOURCES } from '../core/text/limits.ts'
import { helperId, instant, longIdInAddress, trimmedText } from './common.ts'

const importedMessage = z.strictObject({
  isFromUser: z.boolean(),
  content: trimmedText(IMPORT_LIMITS.message).min(1),
  sentAt: instant,
})
export type ImportedMessage = z.infer<typeof importedMessage>

export const importBody = z.strictObject({
  helperId,
  source: z.enum(IMPORT_SOURCES),
  title: trimmedText(IMPORT_LIMITS.title).min(1, 'Please give it a title.'),
  /** What the conversation is known by there. A helper keeps each once. */
  key: trimmedText(IMPORT_LIMITS.key).min(1),
  /** The place of the first message. What is kept already is passed over, so that a part can be sent again. */
  from: z.number().int().min(0).max(IMPORT_LIMITS.messages),
  messages: z.array(importedMessage).min(1).max(IMPORT_LIMITS.batch),
})
export type ImportBody = z.infer<typeof importBody>

export const IMPORT_READING_STATES = ['offered', 'reading', 'limited', 'failing', 'read'] as const

export const importReading = z.object({
  /**
   * `offered`: a model reads it when asked to. `limited`: it goes on when calls are admitted again, such as the next day.
   * `failing`: it is tried again. `read`: nothing is left.
   */
  state: z.enum(IMPORT_READING_STATES),
  /** Of yours, in the whole conversation, and those that are left to read. */
  messages: z.number().int(),
  unread: z.number().int(),
  /** About how many calls to the model it takes to read what none was asked to read. */
  calls: z.number().int(),
})
export type ImportReading = z.infer<typeof importReading>

export const importedConversation = z.object({
  id: z.number().int(),
  helperId: z.number().int(),
  source: z.enum(IMPORT_SOURCES),
  title: z.string(),
  startedAt: instant,
  endedAt: instant,
  messages: z.number().int(),
  createdAt: instant,
  /** For what to remember. */
  reading: importReading,
})
export type ImportedConversation = z.infer<typeof importedConversation>

export const importList = z.object({ imports: z.array(importedConversation) })
export type ImportList = z.infer<typeof importList>

export const importParams = z.object({ id: longIdInAddress })
export const importQuery = z.strictObject({ after: longIdInAddress.optional() })

export const importAnswer = z.object({
  import: importedConversation,
  messages: z.array(importedMessage.extend({ id: z.number().int() })),
  /** Pass it as `after` for the next page; null: there is none. */
  next: z.number().int().nullable(),
})
export type ImportAnswer = z.infer<typeof importAnswer>
