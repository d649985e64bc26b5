import { findPatternMemories } from '../src/core/memory/patterns.ts'
import { readDates } from '../src/server/features/memory/remember/remember.ts'

/** The lines of memory that the product finds in a message without a model, for external evaluation on other talk. */
export const facts = (text: string, at: Date, timeZone: string): { text: string }[] =>
  findPatternMemories(text, at, timeZone, readDates).map((memory) => ({ text: memory.text }))
