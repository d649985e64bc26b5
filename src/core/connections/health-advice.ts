export interface ServerHealth {
  lacking: readonly ('database' | 'writing' | 'disk')[]
  /** Space on the disk that holds DATA_DIR. */
  disk: { freeBytes: number; totalBytes: number }
  /** Hours since the last backup; null if there was none. */
  backupAgeHours: number | null
  /** How late the oldest due message is, in minutes; 0 if none is due. */
  lateMinutes: number
  /** Milliseconds by which this machine's clock is ahead of the database's. */
  clockAheadMs: number
  hasModel: boolean
}

export interface Advice {
  text: string
  /** A command to run on the server; null if there is none. */
  command: string | null
}

const GIB = 1024 ** 3
const LEAST_FREE_BYTES = 2 * GIB
const LEAST_FREE_SHARE = 0.05
const BACKUP_HOURS = 7 * 24
const LATE_MINUTES = 10
const MOST_CLOCK_MS = 5000

const LACKS: Record<ServerHealth['lacking'][number], Advice> = {
  database: { text: 'The database does not answer. Start it, or check DATABASE_URL.', command: null },
  writing: { text: 'The database cannot be written to. Check its disk and its log.', command: 'df -h' },
  disk: { text: 'The disk is full. Make room before anything else.', command: 'df -h' },
}

const isShort = ({ freeBytes, totalBytes }: ServerHealth['disk']): boolean =>
  freeBytes < LEAST_FREE_BYTES || freeBytes < totalBytes * LEAST_FREE_SHARE

/** Most urgent first. */
export function adviceFor(health: ServerHealth): Advice[] {
  const { lacking, disk, backupAgeHours, lateMinutes, clockAheadMs, hasModel } = health
  const rules: [isTrue: boolean, Advice][] = [
    ...lacking.map((lack): [boolean, Advice] => [true, LACKS[lack]]),
    [
      lateMinutes > LATE_MINUTES,
      { text: 'Planned messages are late. Is a worker running?', command: 'ROLE=worker npm start' },
    ],
    [
      Math.abs(clockAheadMs) > MOST_CLOCK_MS,
      {
        text: 'The clocks of this machine and of the database differ. Have both set by the network.',
        command: 'timedatectl set-ntp true',
      },
    ],
    [
      !lacking.includes('disk') && isShort(disk),
      { text: 'Little room is left where the data directory lies.', command: 'df -h' },
    ],
    [
      backupAgeHours === null || backupAgeHours > BACKUP_HOURS,
      {
        text: backupAgeHours === null ? 'There is no backup yet.' : 'The last backup is more than a week old.',
        command: 'npm run backup -- coterie.backup',
      },
    ],
    [!hasModel, { text: 'Connect a model, so that helpers can answer what people write.', command: null }],
  ]
  return rules.filter(([isTrue]) => isTrue).map(([, advice]) => advice)
}
