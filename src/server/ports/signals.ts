/** A few words to every process that shares the database: `stop` with the id of a message. */
export interface Signals {
  send(channel: string, payload: string): Promise<void>
  on(channel: string, listener: (payload: string) => void): void
  /** `listener` is called when signals may have been missed, once they are heard again. */
  onGap(listener: () => void): void
  close(): Promise<void>
}
