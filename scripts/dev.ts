import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { createServer } from 'vite'

/** The edit loop: pages that follow each save on one address, before a server that restarts on each save. */

const HOST = '127.0.0.1'
const PORT = Number(process.env.PORT || 3000)
const SERVER = { host: HOST, port: PORT + 1 }
const ADDRESS = `http://${HOST}:${PORT}`
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

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'src/server/main.js'], {
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
const ended = once(server, 'exit')

async function untilServerAnswers(): Promise<void> {
  const isUp = () =>
    fetch(`http://${SERVER.host}:${SERVER.port}/healthz`).then(
      () => true,
      () => false,
    )
  while (server.exitCode === null && !(await isUp())) await sleep(100)
}

async function stop(): Promise<void> {
  server.kill('SIGTERM')
  await Promise.all([pages.close(), Promise.race([ended, sleep(STOP_LIMIT_MS)])])
  process.exit(0)
}
process.once('SIGINT', stop)
process.once('SIGTERM', stop)

await untilServerAnswers()
console.log(`The pages and the server follow your edits.\n${ADDRESS}`)
