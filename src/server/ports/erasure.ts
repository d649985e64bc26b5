/** Takes what was deleted out of the files of the database. */
export interface Erasure {
  /** Erases what was deleted before the call; what others hold up is left to the next call. */
  run(): Promise<void>
  /** The same where the database is embedded; on a server it takes longer, and is left to housekeeping. Never rejects. */
  beforeAnswer(): Promise<void>
  /** Warns the operator where the database lets us do only a part of it. */
  check(): Promise<void>
  /** Deletions that are still to be erased. */
  countWaiting(): Promise<number>
}
