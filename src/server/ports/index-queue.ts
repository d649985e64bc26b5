import type { DataKey } from '../vault.ts'

/** A conversation of which the messages after one are to be indexed. */
export interface Conversation {
  userId: number
  dataKey: DataKey
  helperId: number
  after: number
}

/** What was just said and waits to be added to the index of recall. */
export interface IndexQueue {
  add(said: Conversation): void
}
