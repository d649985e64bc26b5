import { parseConfig } from '../src/server/platform/config/config.ts'
import { changeMasterKey } from '../src/server/platform/db/wrapped-keys.ts'
import { createLog } from '../src/server/platform/log/log.ts'

/** Changes the master key (docs/decisions/0019). If it is killed, the next run continues where it stopped. */

try {
  const config = parseConfig(process.env)
  if (config.masterKey && !config.oldMasterKey) {
    throw new Error('Set MASTER_KEY to the new key and OLD_MASTER_KEY to the one that is in use.')
  }
  const report = (count: number): void => console.log(`${count} keys wrapped again`)
  const count = await changeMasterKey(config, createLog('warn'), report)
  console.log(`Done: ${count} keys were wrapped again, all are under the new master key.`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
