import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ErrorBody } from '../../src/contract/common.ts'
import { helperFields, PASSWORD } from '../support/client.ts'
import { openTestBed, type TestBed } from '../support/product-process.ts'
import { mountSmallDisk, type SmallDisk } from '../support/small-disk.ts'
import { until } from '../support/until.ts'

/** The product on a full disk, and afterwards. */

const MEGABYTES = 250
/** A machine with every core busy takes its time. */
const ANSWER_MS = 30_000

const disks: SmallDisk[] = []
let testBed: TestBed | undefined

async function diskOf(megabytes: number): Promise<SmallDisk | undefined> {
  const disk = await mountSmallDisk(megabytes)
  if (disk) disks.push(disk)
  return disk ?? undefined
}

let serverDisk: SmallDisk | undefined
let ownDisk: SmallDisk | undefined
beforeAll(async () => {
  ;[serverDisk, ownDisk] = [await diskOf(MEGABYTES), await diskOf(MEGABYTES)]
  testBed = serverDisk && (await openTestBed(serverDisk.path))
})
afterAll(async () => {
  await testBed?.close()
  for (const disk of disks) await disk.remove()
})
beforeEach(({ skip }) => skip(!testBed, 'this user may mount no disk'))

/** Each call is answered, whatever there is room for. */
const call = (url: string, options: RequestInit = {}): Promise<Response> =>
  fetch(url, { ...options, signal: AbortSignal.timeout(ANSWER_MS) })

async function post(url: string, cookie: string, body: object): Promise<Response> {
  const headers = { 'content-type': 'application/json', cookie }
  return call(url, { method: 'POST', headers, body: JSON.stringify(body) })
}

/** Sends long messages until one is refused, and returns the error. */
async function sayUntilRefused(say: () => Promise<Response>): Promise<Response> {
  for (let tries = 0; tries < 400; tries += 1) {
    const answer = await say()
    if (answer.status !== 200) return answer
    await answer.text()
  }
  throw new Error('the disk was not full')
}

async function expectCalm(origin: string, disk: SmallDisk): Promise<void> {
  const joined = await post(`${origin}/api/auth/sign-up`, '', { username: 'resident', password: PASSWORD, adult: true })
  const cookie = joined.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const helper = (await (await post(`${origin}/api/helpers`, cookie, helperFields())).json()) as { id: number }
  await post(`${origin}/api/admin/users/1/plan`, cookie, { tier: 'unlimited' })
  const ready = () => call(`${origin}/readyz`)
  expect((await ready()).status).toBe(200)
  const say = () => post(`${origin}/api/messages`, cookie, { helperId: helper.id, content: 'word '.repeat(780) })
  expect((await say()).status).toBe(200)

  await disk.fill()
  const refused = await sayUntilRefused(say)
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  const { error } = (await refused.json()) as ErrorBody
  expect(error.code).toBe('unavailable')
  expect(error.message).not.toMatch(/disk|file|space/)
  const unready = await until(
    async () => (await ready()).json() as Promise<{ status: string; lacking?: string[] }>,
    ({ lacking }) => lacking?.includes('disk') ?? false,
    20_000,
  )
  expect(unready.status).toBe('unavailable')
  // Existing data can still be read, unless the embedded database had no room for its log: it then stops until there is.
  if (!unready.lacking?.includes('database')) {
    const messages = await call(`${origin}/api/helpers/${helper.id}/messages`, { headers: { cookie } })
    expect(messages.status).toBe(200)
  }

  await disk.empty()
  await until(ready, ({ status }) => status === 200, 20_000)
  expect((await say()).status).toBe(200)
}

describe('a full disk refuses writes, still serves reads, and is reported', () => {
  it('of a database server', async () => {
    const product = await testBed?.start({})
    await expectCalm(product?.origin ?? '', serverDisk as SmallDisk)
  })

  it('of the embedded database', async () => {
    const dataDir = `${ownDisk?.path}/data`
    const product = await testBed?.start({ DATABASE_URL: '', MASTER_KEY: '', DATA_DIR: dataDir })
    await expectCalm(product?.origin ?? '', ownDisk as SmallDisk)
    await product?.end('SIGTERM')
  })
})
