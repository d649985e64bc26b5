/** Short messages to every process that shares the database, such as `stop` with a message's id. */
export interface Signals {
  send(channel: string, payload: string): Promise<void>
  on(channel: string, listener: (payload: string) => void): void
  /** Calls `listener` whenever listening begins: signals sent before then were missed. */
  onGap(listener: () => void): void
  close(): Promise<void>
}
