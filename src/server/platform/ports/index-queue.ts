import type { DataKey } from '../crypto/vault.ts'

/** A conversation whose messages after `after` are to be indexed. */
export interface ConversationToIndex {
  userId: number
  dataKey: DataKey
  helperId: number
  after: number
}

export interface IndexQueue {
  add(said: ConversationToIndex): void
}
