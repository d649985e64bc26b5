export interface ServerFigures {
  database: {
    embedded: boolean
    /** Of PostgreSQL. */
    version: string
    bytes: number
    answerMs: number
  }
  /** Where DATA_DIR lies. */
  disk: { freeBytes: number; totalBytes: number }
  /** Milliseconds by which this machine's clock is ahead of the database's. */
  clockAheadMs: number
  /** The time of the last backup; null if there was none. */
  backupAt: Date | null
}
