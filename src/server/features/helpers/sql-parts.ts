import type { InferColumnsDataTypes } from 'drizzle-orm'
import { helpers } from '../../db/tables/helpers.ts'

/** The columns that a helper's voice is read from. Every statement for a prompt selects them. */
export const VOICE = {
  name: helpers.name,
  description: helpers.description,
  personaType: helpers.personaType,
  tone: helpers.tone,
  messageLength: helpers.messageLength,
  exampleMessages: helpers.exampleMessages,
}

export type VoiceRow = InferColumnsDataTypes<typeof VOICE>
