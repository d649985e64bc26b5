import { z } from 'zod'
import { CARD_LIMITS } from '../core/cards/card.ts'
import { MESSAGE_LENGTHS, TONES } from '../core/personas/options.ts'

export const cardBody = z.strictObject({
  /** A character card as PNG or JSON, in base64. */
  file: z
    .string()
    .min(1, 'Please choose a file.')
    .max(Math.ceil(CARD_LIMITS.fileBytes / 3) * 4, `A card can have at most ${CARD_LIMITS.fileBytes / 1_000_000} MB.`)
    .meta({ format: 'byte' }),
})

/** What a card would become; nothing of it is kept. */
export const cardAnswer = z.object({
  name: z.string(),
  description: z.string(),
  background: z.string(),
  greetings: z.array(z.string()),
  exampleMessages: z.string(),
  tone: z.enum(TONES).nullable(),
  messageLength: z.enum(MESSAGE_LENGTHS).nullable(),
  creator: z.string(),
  creatorNotes: z.string(),
  /** Parts that a helper has no place for. */
  leftOut: z.array(z.object({ what: z.string(), text: z.string() })),
})
export type CardAnswer = z.infer<typeof cardAnswer>
