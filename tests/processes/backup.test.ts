import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { restoreDatabase } from '../../src/server/platform/backup/backups.ts'
import { MIGRATIONS } from '../../src/server/platform/bootstrap/project-paths.ts'
import { parseConfig } from '../../src/server/platform/config/config.ts'
import { createLog } from '../../src/server/platform/log/log.ts'
import { helperFields, PASSWORD } from '../support/client.ts'
import { addressOf, type PostgresServer, startPostgres, withClient } from '../support/postgres.ts'
import { endProducts, type ProductProcess, startProduct } from '../support/product-process.ts'
import { SHORT_LIVED } from '../support/program.ts'

/** A backup made while people write, and restored elsewhere: nothing acknowledged before it is missing. */

const WRITERS = 4
/** Pause between two messages of a writer: the newest page still contains those before the backup. */
const PAUSE_MS = 100
const SCRIPTS = join(import.meta.dirname, '../../scripts')
const DAMAGED = /is damaged|is incomplete/
const WORDS = 'my quokka is called Marmalade'

type Env = Record<string, string>
const run = promisify(execFile)
const script = (name: 'backup' | 'restore', file: string, env: Env) =>
  run(process.execPath, [...SHORT_LIVED, join(SCRIPTS, `${name}.ts`), file], {
    env: { PATH: process.env.PATH, ...env },
  })
    .then(({ stdout }) => ({ failed: false, said: stdout }))
    .catch((error: { stderr: string }) => ({ failed: true, said: error.stderr }))

async function post(origin: string, path: string, cookie: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie }
  const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
  expect(answer.status, `${path}: ${await answer.clone().text()}`).toBeLessThan(300)
  return answer
}

interface Person {
  id: number
  username: string
  cookie: string
  helperId: number
}

async function arrive({ origin }: ProductProcess, username: string): Promise<Person> {
  const answer = await post(origin, '/api/auth/sign-up', '', { username, password: PASSWORD, adult: true })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const { user } = (await answer.json()) as { user: { id: number } }
  const helper = (await (await post(origin, '/api/helpers', cookie, helperFields())).json()) as { id: number }
  return { id: user.id, username, cookie, helperId: helper.id }
}

/** The first account is the operator. */
const operatorOf = (people: readonly Person[]): string => people.find(({ id }) => id === 1)?.cookie ?? ''

async function letWrite({ origin }: ProductProcess, people: readonly Person[]): Promise<void> {
  const operator = operatorOf(people)
  for (const { id } of people) await post(origin, `/api/admin/users/${id}/plan`, operator, { tier: 'unlimited' })
}

/** Sends messages until stopped; `said` grows as they are acknowledged. */
function write({ origin }: ProductProcess, { cookie, helperId }: Person) {
  const said: string[] = []
  let stopped = false
  const done = (async () => {
    for (let n = 0; !stopped; n += 1) {
      const content = `${WORDS} ${n}`
      await post(origin, '/api/messages', cookie, { helperId, content, isFromUser: true })
      said.push(content)
      await sleep(PAUSE_MS)
    }
  })()
  const stop = async (): Promise<void> => {
    stopped = true
    await done
  }
  return { said, stop }
}

async function messagesOf({ origin }: ProductProcess, { username, helperId }: Person): Promise<string[]> {
  const answer = await post(origin, '/api/auth/sign-in', '', { username, password: PASSWORD })
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const page = await fetch(`${origin}/api/helpers/${helperId}/messages?limit=200`, { headers: { cookie } })
  return ((await page.json()) as { content: string }[]).map(({ content }) => content)
}

let parent: string
let server: PostgresServer
const newDirectory = async (): Promise<string> => {
  const directory = join(parent, randomBytes(4).toString('hex'))
  await mkdir(directory, { mode: 0o700 })
  return directory
}
const newDatabase = async (): Promise<string> => {
  const name = `backup_${randomBytes(4).toString('hex')}`
  await withClient(server.url, (client) => client.query(`create database ${name}`))
  return addressOf(server.url, name)
}

beforeAll(async () => {
  parent = await mkdtemp(join(tmpdir(), 'coterie-backup-'))
  server = await startPostgres()
})
afterAll(async () => {
  await endProducts()
  await server.stop()
  await rm(parent, { recursive: true, force: true })
})

const master = randomBytes(32).toString('base64')
const kinds = {
  embedded: async (): Promise<Env> => ({ DATA_DIR: await newDirectory() }),
  PostgreSQL: async (): Promise<Env> => ({
    DATA_DIR: await newDirectory(),
    DATABASE_URL: await newDatabase(),
    MASTER_KEY: master,
  }),
}

describe.each(Object.keys(kinds) as (keyof typeof kinds)[])('a backup of the %s database', (kind) => {
  it('contains everything acknowledged before it, and no key', async () => {
    const env = await kinds[kind]()
    const product = await startProduct(env)
    const people = await Promise.all(Array.from({ length: WRITERS }, (_, n) => arrive(product, `writer${n}`)))
    await letWrite(product, people)
    const writers = people.map((person) => write(product, person))
    while (writers.some(({ said }) => said.length < 5)) await sleep(20)

    const before = writers.map(({ said }) => [...said])
    const file = join(parent, `${kind}.backup`)
    expect(await script('backup', file, env)).toMatchObject({ failed: false })
    const health = await fetch(`${product.origin}/api/admin/health`, { headers: { cookie: operatorOf(people) } })
    expect(await health.json()).toMatchObject({ backupAt: expect.any(String) })
    const during = writers.map(({ said }) => said.length)
    for (const { stop } of writers) await stop()
    expect(during.some((count, n) => count > (before[n]?.length ?? 0))).toBe(true)
    await product.end('SIGTERM')

    const content = gunzipSync(await readFile(file)).toString()
    expect(content).not.toContain(WORDS)
    expect(content).not.toContain(env.MASTER_KEY ?? (await readFile(join(env.DATA_DIR ?? '', 'master.key'), 'utf8')))
    expect((await stat(file)).mode & 0o777).toBe(0o600)

    const target = await kinds[kind]()
    if (!env.MASTER_KEY)
      await copyFile(join(env.DATA_DIR ?? '', 'master.key'), join(target.DATA_DIR ?? '', 'master.key'))
    expect(await script('restore', file, target)).toMatchObject({ failed: false })
    const restored = await startProduct(target)
    for (const [n, person] of people.entries()) {
      const messages = await messagesOf(restored, person)
      expect(messages).toEqual(expect.arrayContaining(before[n] ?? []))
      const again = await arrive(restored, `later${n}`)
      expect(again.helperId).toBeGreaterThan(person.helperId)
    }
    await restored.end('SIGTERM')
  })
})

/** A backup that lost its end, and a file that never was one. */
async function spoiled(file: string): Promise<string[]> {
  const whole = await readFile(file)
  const contents = [whole.subarray(0, whole.length - 200), Buffer.from('nothing of the kind')]
  return Promise.all(
    contents.map(async (content, n) => {
      const spoilt = `${file}.spoilt-${n}`
      await writeFile(spoilt, content)
      return spoilt
    }),
  )
}

/** What the script does, in this process: each start of the script costs a second. */
const restoreHere = (file: string, { BACKUP_PASSPHRASE: passphrase, ...env }: Env) =>
  restoreDatabase(parseConfig(env), { file, passphrase }, new Date(), createLog('silent'))

describe('a restore', () => {
  it('into PostgreSQL refuses a database in use, another key, another passphrase and damaged files', async () => {
    const env = await kinds.PostgreSQL()
    const product = await startProduct(env)
    const person = await arrive(product, 'keeper')
    await post(product.origin, '/api/messages', person.cookie, {
      helperId: person.helperId,
      content: WORDS,
      isFromUser: true,
    })
    const plain = join(parent, 'plain.backup')
    expect(await script('backup', plain, env)).toMatchObject({ failed: false })
    expect(await script('restore', plain, env)).toEqual({ failed: true, said: expect.stringContaining('in use') })
    expect(await messagesOf(product, person)).toContain(WORDS)

    const sealed = join(parent, 'sealed.backup')
    const secret = { BACKUP_PASSPHRASE: 'correct horse battery staple' }
    expect(await script('backup', sealed, { ...env, ...secret })).toMatchObject({ failed: false })
    await product.end('SIGTERM')

    const target = await kinds.PostgreSQL()
    const otherKey = { ...target, MASTER_KEY: randomBytes(32).toString('base64') }
    await expect(restoreHere(plain, otherKey)).rejects.toThrow('another master key')
    for (const spoilt of await spoiled(plain)) await expect(restoreHere(spoilt, target)).rejects.toThrow(DAMAGED)
    await expect(restoreHere(sealed, target)).rejects.toThrow('set BACKUP_PASSPHRASE')
    const wrong = { ...target, BACKUP_PASSPHRASE: 'wrong' }
    await expect(restoreHere(sealed, wrong)).rejects.toThrow('does not open')
    expect(await script('restore', sealed, { ...target, ...secret })).toMatchObject({ failed: false })

    const restored = await startProduct(target)
    expect(await messagesOf(restored, person)).toContain(WORDS)
    await restored.end('SIGTERM')
  })

  it('keeps the previous embedded database, and refuses a running one and a damaged file', async () => {
    const env = await kinds.embedded()
    const product = await startProduct(env)
    const file = join(parent, 'empty.backup')
    expect(await script('backup', file, env)).toMatchObject({ failed: false })
    await expect(restoreHere(file, env)).rejects.toThrow('Stop it first')
    await product.end('SIGTERM')

    const kept = async () => (await readdir(env.DATA_DIR ?? '')).filter((name) => name.startsWith('database.'))
    const [cutOff = ''] = await spoiled(file)
    await expect(restoreHere(cutOff, env)).rejects.toThrow(DAMAGED)
    expect(await kept()).toEqual([])
    expect(await script('restore', file, env)).toMatchObject({ failed: false })
    expect(await kept()).toEqual([expect.stringMatching(/^database\.before-/)])
  })

  it('into the embedded database takes a backup of an earlier version, which the empty one of the build is newer than', async () => {
    const env = { ...(await kinds.embedded()), MASTER_KEY: master }
    const journal = await readFile(join(MIGRATIONS, 'meta/_journal.json'), 'utf8')
    const versions: number[] = JSON.parse(journal).entries.map(({ when }: { when: number }) => when)
    const header = { backup: 'coterie', version: 1, takenAt: new Date().toISOString(), migration: versions.at(-2) }
    const footer = { end: true, rows: 0, sequences: {}, jobs: {} }
    const file = join(parent, 'earlier.backup')
    await writeFile(file, gzipSync(`${JSON.stringify(header)}\n${JSON.stringify(footer)}\n`))
    expect(await restoreHere(file, env)).toMatchObject({ rows: 0 })
  })
})
