import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { User } from '../../src/contract/accounts.ts'
import type { Panel } from '../../src/contract/panels.ts'
import { TEMPLATE } from '../../src/server/platform/bootstrap/project-paths.ts'
import { startOpenAiStandIn } from '../support/openai-stand-in.ts'
import { endProducts, launchProduct, type ProductProcess, startProduct } from '../support/product-process.ts'
import { until } from '../support/until.ts'

/** The product as a process: its messages when it cannot start, and that killing it loses nothing acknowledged. */

const START_MS = 60_000
/** Kills under load. */
const ROUNDS = 2
/** Between two looks for the moment of a kill. */
const OFTEN_MS = 1

let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'coterie-process-'))
})
afterAll(async () => {
  await endProducts()
  await rm(dataDir, { recursive: true, force: true })
})

async function refusal(environment: Record<string, string>): Promise<string> {
  const { child, output } = launchProduct(environment)
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  return output()
}

const post = (url: string, body: object, cookie = ''): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) })

const HELPER = {
  ...{ tone: 'direct', messageLength: 'brief', frequency: 'daily', preferredTime: 'morning' },
  ...{ name: 'Sam', description: 'Listens.', communicationType: 'chat' },
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
  const call = (path: string, body: object, cookie = '') => post(address + path, body, cookie)
  async function one(name: string): Promise<void> {
    const account = { username: name, password: 'correct horse battery', adult: true }
    const signedUp = await call('/api/auth/sign-up', account)
    const cookie = signedUp.headers.get('set-cookie')?.split(';')[0] ?? ''
    if (signedUp.status !== 201) return
    acknowledged.set(name, [])
    const helper = (await (await call('/api/helpers', { ...HELPER, personaType: 'friend' }, cookie)).json()) as Said
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

/** Its address is the last line that it prints, and the origin of links in emails. */
async function expectAddress(product: ProductProcess): Promise<void> {
  expect(product.output().split('\n').slice(-2)).toEqual([product.origin, ''])
  const account = { username: 'linked', password: 'correct horse battery', adult: true, email: 'linked@example.com' }
  const signedUp = await post(`${product.origin}/api/auth/sign-up`, account)
  const headers = { cookie: signedUp.headers.get('set-cookie')?.split(';')[0] ?? '' }
  const outbox = async () =>
    (await (await fetch(`${product.origin}/api/dev/outbox`, { headers })).json()) as { text: string }[]
  const [letter] = await until(outbox, (letters) => letters.length > 0)
  expect(letter?.text).toContain(`${product.origin}/confirm-email#`)
}

describe('a data directory', () => {
  it('belongs to one process at a time, which prints the configured port, with a key that only its owner can read, and is not opened without it', async () => {
    const directory = join(dataDir, 'held')
    const key = join(directory, 'master.key')
    const first = await startProduct({ DATA_DIR: directory })
    await expectAddress(first)
    const output = await refusal({ DATA_DIR: directory })
    expect(output).toContain(`Another Coterie process is using ${directory}`)
    expect((await stat(key)).mode & 0o777).toBe(0o600)
    await first.end('SIGKILL')
    const next = await startProduct({ DATA_DIR: directory })
    await next.end('SIGTERM')
    await rm(key)
    expect(await refusal({ DATA_DIR: directory })).toContain('master.key is missing')
  })

  it('reports a damaged database in one line', async () => {
    const directory = join(dataDir, 'damaged')
    await cp(TEMPLATE, join(directory, 'database'), { recursive: true })
    await writeFile(join(directory, 'master.key'), randomBytes(32).toString('base64'))
    await truncate(join(directory, 'database/global/pg_control'))
    const output = await refusal({ DATA_DIR: directory })
    expect(output).toMatch(/^The database in .* cannot be opened .*\n$/)
  })

  /** What a first start leaves, in order; a copy of the empty database is renamed once it is complete. */
  it.each([
    ['a lock', /^lock$/],
    ['a key', /^master\.key$/],
    ['half a database', /^database/],
    ['a database', /^database$/],
    ['a migrated database and keys for push', /^vapid\.json$/],
  ])('survives a kill when its first start has left %s', async (_what, name) => {
    const directory = await mkdtemp(join(dataDir, 'first-'))
    const killed = launchProduct({ DATA_DIR: directory })
    await until(
      () => readdir(directory),
      (names) => names.some((entry) => name.test(entry)),
      START_MS,
      OFTEN_MS,
    )
    await killed.end('SIGKILL')
    const next = await startProduct({ DATA_DIR: directory })
    expect((await fetch(`${next.origin}/readyz`)).status).toBe(200)
    await next.end('SIGKILL')
    await rm(directory, { recursive: true })
  })

  it('loses nothing acknowledged and no allowance when killed under load', async () => {
    // Only what a model writes takes allowance.
    const model = await startOpenAiStandIn()
    const ai = { AI_PROVIDER: 'compatible', AI_BASE_URL: model.url, AI_API_KEY: 'k', AI_MODEL: 'm' }
    const environment = { DATA_DIR: join(dataDir, 'killed'), LOCAL_EMBEDDINGS: 'on', ...ai }
    const acknowledged: Acknowledged = new Map()
    for (let round = 0; round < ROUNDS; round += 1) {
      const product = await startProduct(environment)
      const before = countOf(acknowledged)
      const talking = talkUntilGone(product.origin, round, acknowledged)
      // Killed in the middle of a conversation, however fast the machine is.
      await until(
        async () => countOf(acknowledged) - before,
        (count) => count >= 12,
        START_MS,
        OFTEN_MS,
      )
      await product.end('SIGKILL')
      await talking
    }
    const after = await startProduct(environment)
    await sleep(300)
    expect(countOf(acknowledged)).toBeGreaterThan(20)
    for (const [name, ids] of acknowledged) {
      const kept = await readBack(after.origin, name)
      expect(kept.ids).toEqual(expect.arrayContaining(ids))
      expect(kept.used).toBe(kept.replies)
    }
    await after.end('SIGTERM')
    await model.close()
  })

  it('gives back what a panel had reserved for an answer that was being written', async () => {
    const model = await startOpenAiStandIn()
    // The friend answers: its prompt names the coach.
    model.behave(({ body }) =>
      JSON.stringify(body).includes('Career Closer') ? { pieces: ['Go.'] } : { fault: { kind: 'hang', at: 'headers' } },
    )
    const ai = { AI_PROVIDER: 'compatible', AI_BASE_URL: model.url, AI_API_KEY: 'k', AI_MODEL: 'm' }
    const environment = { DATA_DIR: join(dataDir, 'panel'), ...ai }
    const product = await startProduct(environment)
    const account = { username: 'panelist', password: 'correct horse battery', adult: true }
    const signedUp = await post(`${product.origin}/api/auth/sign-up`, account)
    const cookie = signedUp.headers.get('set-cookie')?.split(';')[0] ?? ''
    const helperIds: number[] = []
    for (const personaType of ['career_coach', 'friend']) {
      const made = await post(`${product.origin}/api/helpers`, { ...HELPER, personaType }, cookie)
      helperIds.push(((await made.json()) as Said).id)
    }
    const panel = (await (await post(`${product.origin}/api/panels`, { helperIds }, cookie)).json()) as Said
    const states = async (origin: string): Promise<string[]> => {
      const read = await fetch(`${origin}/api/panels/${panel.id}`, { headers: { cookie } })
      return ((await read.json()) as Panel).rounds.flatMap(({ answers }) => answers.map(({ state }) => state))
    }
    const question = { kind: 'ask', question: 'Should I go?' }
    const asking = post(`${product.origin}/api/panels/${panel.id}/rounds`, question, cookie).catch(() => undefined)
    await until(
      () => states(product.origin),
      (all) => all.includes('answered') && all.includes('writing'),
      START_MS,
    )
    await product.end('SIGKILL')
    await asking
    const after = await startProduct(environment)
    await until(
      () => states(after.origin),
      (all) => all.join() === 'failed,answered',
      START_MS,
    )
    const session = await fetch(`${after.origin}/api/auth/session`, { headers: { cookie } })
    expect(((await session.json()) as { user: User }).user.messageCreditsUsed).toBe(1)
    await after.end('SIGTERM')
    await model.close()
  })
})
