export interface Erasure {
  /** Erases what was deleted before the call; tables that are locked are left to the next call. */
  run(): Promise<void>
  /** The same for an embedded database; on a server housekeeping does it, as it takes longer. Never rejects. */
  beforeAnswer(): Promise<void>
  /** Warns the operator if database permissions allow only part of it. */
  check(): Promise<void>
  countWaiting(): Promise<number>
}
