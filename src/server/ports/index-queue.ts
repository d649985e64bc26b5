import type { DataKey } from '../vault.ts'

/** A conversation whose messages after `after` are to be indexed. */
export interface Conversation {
  userId: number
  dataKey: DataKey
  helperId: number
  after: number
}

/** New messages that wait to be added to the recall index. */
export interface IndexQueue {
  add(said: Conversation): void
}
