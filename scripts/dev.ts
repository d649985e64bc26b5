import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { build, createServer, type Rolldown } from 'vite'

/** Development: serves pages with hot reload, in front of a server that is rebuilt and restarted on each save. */

const HOST = '127.0.0.1'
const PORT = Number(process.env.PORT || 3000)
const SERVER = { host: HOST, port: PORT + 1 }
const ADDRESS = `http://${HOST}:${PORT}`
/** Next to the build of `npm start`, at the same depth. */
const BUILT = 'dist/dev-server'
const STOP_LIMIT_MS = 10_000

const pages = await createServer({
  clearScreen: false,
  logLevel: 'warn',
  server: {
    host: HOST,
    port: PORT,
    strictPort: true,
    proxy: Object.fromEntries(['/api', '/dev'].map((path) => [path, `http://${SERVER.host}:${SERVER.port}`])),
  },
})
await pages.listen()

let server: ChildProcess | null = null

async function stopServer(): Promise<void> {
  const last = server
  server = null
  if (last?.exitCode !== null || last.signalCode !== null) return
  const ended = once(last, 'exit')
  last.kill('SIGTERM')
  await Promise.race([ended, sleep(STOP_LIMIT_MS)])
}

async function restartServer(): Promise<void> {
  await stopServer()
  const next = spawn(process.execPath, ['--enable-source-maps', `${BUILT}/main.js`], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      SMS_PROVIDER: 'simulator',
      VALIDATE_RESPONSES: 'on',
      ...process.env,
      HOST: SERVER.host,
      PORT: String(SERVER.port),
      APP_URL: ADDRESS,
    },
  })
  next.once('exit', () => {
    if (next === server)
      console.error('The server has ended; the reason is above. Save one of its files to start it again.')
  })
  server = next
}

const builds = (await build({
  configFile: 'vite.server.config.ts',
  logLevel: 'warn',
  build: { outDir: BUILT, watch: {} },
})) as Rolldown.RolldownWatcher
let restarted = Promise.resolve()
builds.on('event', ({ code }) => {
  if (code === 'END') restarted = restarted.then(restartServer)
})

const serverAnswers = (): Promise<boolean> =>
  fetch(`http://${SERVER.host}:${SERVER.port}/healthz`).then(
    () => true,
    () => false,
  )

async function stop(): Promise<void> {
  await Promise.all([pages.close(), builds.close(), stopServer()])
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)

while (!(await serverAnswers())) await sleep(100)
console.log(`The pages and the server follow your edits.\n${ADDRESS}`)
