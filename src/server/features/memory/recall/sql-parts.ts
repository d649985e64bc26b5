import { and, not, or } from 'drizzle-orm'
import { messages } from '../../../platform/db/tables/conversations.ts'

/** Messages that are memories, or may be again: withdrawn ones, once their version is shown. */
export const isMemory = and(not(messages.isSensitive), or(not(messages.isForgotten), messages.isWithdrawn))
