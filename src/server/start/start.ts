import type { IncomingMessage } from 'node:http'
import { type AddressInfo, isIPv6 } from 'node:net'
import { createApp } from '../app.ts'
import { type RunningWorker, startHousekeeping, startWorker } from '../jobs.ts'
import { sleep } from '../platform/async/timers.ts'
import { openBackupSocket } from '../platform/backup/read-backup.ts'
import type { Bootstrapped } from '../platform/bootstrap/bootstrap.ts'
import { WEB_ROOT } from '../platform/bootstrap/project-paths.ts'
import type { Config } from '../platform/config/config.ts'
import { hasSession } from '../platform/http/pages.ts'
import { createLog } from '../platform/log/log.ts'
import { longerPause } from '../platform/outage/retry-after-outage.ts'
import { createServices, type RunningServices } from '../services.ts'
import { warmUp } from './warm-up.ts'

/** How long running replies may take to finish during a shutdown. */
const GRACE_MS = 7500
/** The limit of the whole shutdown: the supervisor kills us soon after. */
const LAST_MS = 9500
/** The first page has priority over what the first message needs. */
const PREPARE_AFTER_MS = 1000

const print = (line: string): void => {
  process.stdout.write(`${line}\n`)
}

/** Starts the worker, retrying after failures such as an outage, until the process stops. */
async function workFrom(running: RunningServices): Promise<RunningWorker | null> {
  const { log, replies } = running.services
  for (let waitMs = 0; !replies.draining.aborted; waitMs = longerPause(waitMs)) {
    await sleep(waitMs, replies.draining)
    try {
      return await startWorker(running)
    } catch (error) {
      log.error({ err: error }, 'planned messages cannot be delivered: the worker did not start')
    }
  }
  return null
}

/** An address that can be opened in a browser, unlike 0.0.0.0. */
function addressOf({ address, port }: AddressInfo): string {
  const host = address === '0.0.0.0' || address === '::' ? '127.0.0.1' : address
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}

export async function start(config: Config, bootstrapped: Bootstrapped): Promise<void> {
  const log = createLog(config.production ? 'info' : 'warn')
  // With port 0 it is known once the server listens.
  let address = config.appUrl ?? `http://${config.host}:${config.port}`
  const running = await createServices(config, log, { bootstrapped, publicUrl: () => address })
  const { services } = running
  const app = await createApp(running, {
    log,
    appUrl: config.appUrl,
    webRoot: WEB_ROOT,
    validateResponses: config.validateResponses,
    trustedProxies: config.trustedProxies,
    onlyProbes: config.role === 'worker',
  })
  // An unhandled rejection must not end everyone's replies.
  process.on('unhandledRejection', (cause) => log.error({ err: cause }, 'unhandled rejection'))
  // Node would print the whole error, including the values of a query.
  process.on('uncaughtException', (cause) => {
    log.fatal({ err: cause }, 'uncaught exception')
    process.exit(1)
  })
  const stopHousekeeping = startHousekeeping(running)
  const closeBackups = running.alone
    ? await openBackupSocket(config.dataDir, services.db.$client, services.clock, log)
    : () => undefined

  /** Graceful shutdown: waits for replies in progress and running jobs, but not forever. */
  async function stop(): Promise<void> {
    setTimeout(() => process.exit(1), LAST_MS).unref()
    void stopHousekeeping()
    closeBackups()
    await Promise.all([services.replies.drain(GRACE_MS), worker.then((running) => running?.stop())])
    await app.close()
    await running.close()
    process.exit(0)
  }
  let worker: Promise<RunningWorker | null> = Promise.resolve(null)
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)

  await app.listen({ host: config.host, port: config.port })
  print(`Answers come from: ${services.models.current.name}`)
  address = config.appUrl ?? addressOf(app.server.address() as AddressInfo)
  print(address)
  const prepare = async (): Promise<void> => {
    await services.models.current.prepare?.()
    await warmUp()
  }
  // Visitors of public pages and probes write no messages.
  const prepareForPerson = (request: IncomingMessage): void => {
    if (!hasSession(request)) return
    app.server.off('request', prepareForPerson)
    setTimeout(() => void prepare(), PREPARE_AFTER_MS).unref()
  }
  if (config.role !== 'worker') app.server.on('request', prepareForPerson)
  // After listening, so that the first page does not wait for it.
  if (config.role !== 'web') worker = workFrom(running)
}
