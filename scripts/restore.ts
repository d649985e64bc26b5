import { restoreDatabase } from '../src/server/platform/backup/backups.ts'
import { parseConfig } from '../src/server/platform/config/config.ts'
import { createLog } from '../src/server/platform/log/log.ts'

/** Restores the database from a file. The product must be stopped. */

try {
  const file = process.argv[2]
  if (!file) throw new Error('usage: npm run restore -- FILE')
  const backup = { file, passphrase: process.env.BACKUP_PASSPHRASE }
  const { rows, takenAt } = await restoreDatabase(parseConfig(process.env), backup, new Date(), createLog('warn'))
  console.log(`Restored ${rows} rows as of ${takenAt.toISOString()}.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
