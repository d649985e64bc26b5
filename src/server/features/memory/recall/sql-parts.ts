import { and, not, or } from 'drizzle-orm'
import { SqlPart } from '../../../platform/db/statement.ts'
import { messages } from '../../../platform/db/tables/conversations.ts'

/** Messages that are memories, or may be again: withdrawn ones, once their version is shown. */
export const isMemory = and(not(messages.isSensitive), or(not(messages.isForgotten), messages.isWithdrawn))

/** Prepared texts, such as templates, safety answers and practice, are found by a person's search, but never recalled. */
export const SPOKEN = ['person', 'model'] as const
export const SPOKEN_LIST = new SqlPart(SPOKEN.map((source) => `'${source}'`).join())
