import { backUp } from '../src/server/platform/backup/backups.ts'
import { parseConfig } from '../src/server/platform/config/config.ts'
import { createLog } from '../src/server/platform/log/log.ts'

/** Backs up the database to a file while the product runs. */

try {
  const file = process.argv[2]
  if (!file) throw new Error('usage: npm run backup -- FILE')
  const passphrase = process.env.BACKUP_PASSPHRASE
  await backUp(parseConfig(process.env), { file, passphrase }, new Date(), createLog('warn'))
  console.log(`Written to ${file}${passphrase ? ', encrypted' : ''}. The master key is not in it: keep that elsewhere.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
