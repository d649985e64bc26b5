import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, stat, truncate } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PROGRAM } from '../support/program.ts'
import { until } from '../support/until.ts'

/** The product as a process: its messages when it cannot start, and that killing it loses nothing acknowledged. */

const running = new Set<ChildProcess>()
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'coterie-process-'))
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(dataDir, { recursive: true, force: true })
})

interface Process {
  child: ChildProcess
  output(): string
}

function launch(environment: Record<string, string>): Process {
  const env = { PATH: process.env['PATH'], PORT: '0', AI_PROVIDER: 'builtin', RATE_LIMITS: 'off', ...environment }
  const child = spawn(process.execPath, [PROGRAM], { env: env as NodeJS.ProcessEnv })
  running.add(child)
  child.once('exit', () => running.delete(child))
  let output = ''
  child.stdout?.on('data', (chunk) => {
    output += chunk
  })
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  return { child, output: () => output }
}

/** Waits for the URL, which is the last line. */
async function addressOf({ child, output }: Process): Promise<string> {
  for (let tries = 0; tries < 400; tries += 1) {
    const address = /(http:\/\/127\.0\.0\.1:\d+)\n$/.exec(output())?.[1]
    if (address) return address
    if (child.exitCode !== null) break
    await sleep(25)
  }
  throw new Error(`it did not start: ${output()}`)
}

async function end({ child }: Process, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
}

async function refusal(environment: Record<string, string>): Promise<string> {
  const started = launch(environment)
  const [code] = await once(started.child, 'exit')
  expect(code).toBe(1)
  return started.output()
}

interface Said {
  status: number
  id: number
}

/** What was acknowledged to whom: message ids by username. */
type Acknowledged = Map<string, number[]>

const countOf = (acknowledged: Acknowledged): number => [...acknowledged.values()].flat().length

/** Keeps signing up and sending messages until the process is gone, and records what was acknowledged. */
async function talkUntilGone(address: string, round: number, acknowledged: Acknowledged): Promise<void> {
  const call = async (path: string, body: object, cookie = '') => {
    const headers = { 'content-type': 'application/json', cookie }
    return fetch(address + path, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  async function one(name: string): Promise<void> {
    const account = { username: name, password: 'correct horse battery', adult: true }
    const signedUp = await call('/api/auth/sign-up', account)
    const cookie = signedUp.headers.get('set-cookie')?.split(';')[0] ?? ''
    if (signedUp.status !== 201) return
    acknowledged.set(name, [])
    const voice = { tone: 'direct', messageLength: 'brief', frequency: 'daily', preferredTime: 'morning' }
    const fields = { ...voice, personaType: 'friend', name: 'Sam', description: 'Listens.', communicationType: 'chat' }
    const helper = (await (await call('/api/helpers', fields, cookie)).json()) as Said
    for (let count = 0; count < 20; count += 1) {
      const sent = await call(
        '/api/messages',
        { helperId: helper.id, content: `No. ${count}`, isFromUser: true },
        cookie,
      )
      const { userMessage, reply } = (await sent.json()) as { userMessage: Said; reply: Said }
      if (sent.status === 200) acknowledged.get(name)?.push(userMessage.id, reply.id)
    }
  }
  const people = Array.from({ length: 4 }, (_, index) => one(`round-${round}-${index}`))
  await Promise.allSettled(people)
}

async function readBack(address: string, name: string): Promise<{ ids: number[]; used: number; replies: number }> {
  const signIn = await fetch(`${address}/api/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: name, password: 'correct horse battery' }),
  })
  expect(signIn.status).toBe(200)
  const headers = { cookie: signIn.headers.get('set-cookie')?.split(';')[0] ?? '' }
  const read = async <Body>(path: string): Promise<Body> =>
    (await (await fetch(address + path, { headers })).json()) as Body
  const { user } = await read<{ user: { messageCreditsUsed: number } }>('/api/auth/me')
  const { helpers } = await read<{ helpers: Said[] }>('/api/helpers')
  const lists = await Promise.all(
    helpers.map(({ id }) => read<{ id: number; isFromUser: boolean }[]>(`/api/helpers/${id}/messages?limit=200`)),
  )
  const messages = lists.flat()
  return {
    ids: messages.map(({ id }) => id),
    used: user.messageCreditsUsed,
    replies: messages.filter(({ isFromUser }) => !isFromUser).length,
  }
}

describe('a failing start', () => {
  it('reports every configuration error at once', async () => {
    const output = await refusal({ PORT: 'x', APP_URL: 'nowhere', AI_PROVIDER: 'oracle', DATABASE_URL: 'mysql://x' })
    for (const name of ['PORT', 'APP_URL', 'AI_PROVIDER', 'DATABASE_URL']) expect(output).toContain(`- ${name}: `)
    expect(output).not.toMatch(/\n\s+at /)
  })

  it.each([
    ['a directory below a file', { DATA_DIR: '/dev/null/data' }, '/dev/null/data cannot be written (ENOTDIR)'],
    ['a directory that the system denies', { DATA_DIR: '/proc/data' }, '/proc/data cannot be written (ENOENT)'],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://someone:topsecret@127.0.0.1:9/none' },
      'The database of DATABASE_URL cannot be reached (ECONNREFUSED)',
    ],
    ['an address of another machine', { HOST: '192.0.2.1' }, 'HOST is not an address of this machine.'],
  ])('prints one clear line: %s', async (_case, environment, text) => {
    const output = await refusal({ DATA_DIR: join(dataDir, 'refused'), ...environment })
    expect(output).toContain(text)
    expect(output).not.toContain('topsecret')
    expect(output.trim().split('\n')).toHaveLength(1)
  })

  it('refuses settings that production must not have', async () => {
    const output = await refusal({ NODE_ENV: 'production', RATE_LIMITS: 'off', DATABASE_URL: 'postgres://localhost/x' })
    expect(output).toContain('MASTER_KEY')
    expect(output).toContain('RATE_LIMITS')
  })
})

it('prints the configured port', async () => {
  const started = launch({ DATA_DIR: join(dataDir, 'linked') })
  const address = await addressOf(started)
  const account = { username: 'linked', password: 'correct horse battery', adult: true, email: 'linked@example.com' }
  const signedUp = await fetch(`${address}/api/auth/sign-up`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  })
  const headers = { cookie: signedUp.headers.get('set-cookie')?.split(';')[0] ?? '' }
  const outbox = async () =>
    (await (await fetch(`${address}/api/dev/outbox`, { headers })).json()) as { text: string }[]
  const [letter] = await until(outbox, (letters) => letters.length > 0)
  expect(letter?.text).toContain(`${address}/confirm-email#`)
  await end(started, 'SIGTERM')
})

describe('a data directory', () => {
  it('belongs to one process at a time, with a key that only its owner can read', async () => {
    const directory = join(dataDir, 'held')
    const first = launch({ DATA_DIR: directory })
    await addressOf(first)
    const output = await refusal({ DATA_DIR: directory })
    expect(output).toContain(`Another Coterie process is using ${directory}`)
    expect((await stat(join(directory, 'master.key'))).mode & 0o777).toBe(0o600)
    await end(first, 'SIGKILL')
    const next = launch({ DATA_DIR: directory })
    await addressOf(next)
    await end(next, 'SIGTERM')
  })

  it('is not opened without its key', async () => {
    const directory = join(dataDir, 'keyless')
    const first = launch({ DATA_DIR: directory })
    await addressOf(first)
    await end(first, 'SIGTERM')
    await rm(join(directory, 'master.key'))
    expect(await refusal({ DATA_DIR: directory })).toContain('master.key is missing')
  })

  it('reports a damaged database in one line', async () => {
    const directory = join(dataDir, 'damaged')
    const first = launch({ DATA_DIR: directory })
    await addressOf(first)
    await end(first, 'SIGTERM')
    await truncate(join(directory, 'database/global/pg_control'))
    const output = await refusal({ DATA_DIR: directory })
    expect(output).toMatch(/^The database in .* cannot be opened .*\n$/)
  })

  it('survives a kill at any moment of its first start', async () => {
    for (const delay of [60, 180, 300, 420, 540, 660, 780]) {
      const directory = join(dataDir, `first-${delay}`)
      const killed = launch({ DATA_DIR: directory })
      await sleep(delay)
      await end(killed, 'SIGKILL')
      const next = launch({ DATA_DIR: directory })
      const address = await addressOf(next)
      expect((await fetch(`${address}/readyz`)).status).toBe(200)
      await end(next, 'SIGKILL')
      await rm(directory, { recursive: true })
    }
  }, 90_000)

  it('loses nothing acknowledged and no allowance when killed under load', async () => {
    const environment = { DATA_DIR: join(dataDir, 'killed') }
    const acknowledged: Acknowledged = new Map()
    for (let round = 0; round < 4; round += 1) {
      const started = launch(environment)
      const before = countOf(acknowledged)
      const talking = talkUntilGone(await addressOf(started), round, acknowledged)
      // Killed in the middle of a conversation, however fast the machine is.
      for (let tries = 0; tries < 1000 && countOf(acknowledged) < before + 4 + 4 * round; tries += 1) await sleep(10)
      await end(started, 'SIGKILL')
      await talking
    }
    const after = launch(environment)
    const address = await addressOf(after)
    await sleep(300)
    expect(countOf(acknowledged)).toBeGreaterThan(30)
    for (const [name, ids] of acknowledged) {
      const kept = await readBack(address, name)
      expect(kept.ids).toEqual(expect.arrayContaining(ids))
      expect(kept.used).toBe(kept.replies)
    }
    await end(after, 'SIGTERM')
  }, 90_000)
})
