/** Short messages to every process that shares the database, such as `stop` with a message's id. */
export interface Signals {
  send(channel: string, payload: string): Promise<void>
  on(channel: string, listener: (payload: string) => void): void
  /** Calls `listener` once signals arrive again after some may have been missed. */
  onGap(listener: () => void): void
  close(): Promise<void>
}
