import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { HOSTILE_TEXTS } from '../tests/support/hostile-texts.ts'
import { printFigure } from './support/figures.ts'
import type { Held } from './support/loop-probe.ts'
import { type Person, signUpPeople } from './support/people.ts'
import { PRODUCT, type Program, startProgram } from './support/program.ts'
import { withCleanup } from './support/setup.ts'

/**
 * How long the product's event loop is blocked while one person's hostile texts are sent, read, recalled and forgotten.
 */
const LIMIT_MS = 50
const DAY = 400
const AT_ONCE = 4
const QUESTIONS = 20
/** A worker sweeps every minute and reads new messages of a conversation. */
const ROUND_MS = 75_000
/** What the process prepares after its start. */
const SETTLING_MS = 15_000

const caller =
  ({ origin }: Program, { cookie }: Person) =>
  async (method: string, path: string, body?: object) => {
    const answer = await fetch(origin + path, {
      method,
      headers: { cookie, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : null
  }

async function atOnce<Item>(items: readonly Item[], work: (item: Item) => Promise<unknown>): Promise<void> {
  const left = [...items]
  const one = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, one))
}

await withCleanup(async (later) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'coterie-bench-'))
  later(() => rm(dataDir, { recursive: true, force: true }))
  const environment = { PORT: '0', DATA_DIR: dataDir, AI_PROVIDER: 'builtin', RATE_LIMITS: 'off' }
  const probe = join(import.meta.dirname, 'support/loop-probe.ts')
  const product = await startProgram(`--import ${probe} ${PRODUCT}`, environment)
  later(product.stop)
  const [person] = await signUpPeople(product.origin, 1)
  if (!person) throw new Error('nobody signed up')
  const call = caller(product, person)
  await call('POST', `/api/admin/users/${person.userId}/plan`, { tier: 'unlimited' })
  const say = (content: string) =>
    call('POST', '/api/messages', { helperId: person.helperId, content, isFromUser: true })
  await sleep(SETTLING_MS)

  /** Reports how long the loop was blocked while something ran. */
  async function phase(name: string, work: () => Promise<unknown>): Promise<void> {
    await product.ask('held')
    await work()
    const { computedMs, passedMs } = (await product.ask('held')) as Held
    printFigure(
      name,
      computedMs,
      { atMost: LIMIT_MS },
      'ms',
      `${passedMs.toFixed(0)} ms by the clock of a shared machine`,
    )
  }

  const texts = HOSTILE_TEXTS.map(({ text }) => text).filter((text) => text.trim() !== '')
  await phase(`each of ${texts.length} hostile texts is said`, async () => {
    for (const text of texts) await say(text)
  })
  const day = Array.from({ length: DAY }, (_, nth) => texts[nth % texts.length] as string)
  await phase(`a day of ${DAY} of them is said`, () => atOnce(day, say))
  await phase('that day is read, summarised and indexed', () => sleep(ROUND_MS))
  await phase('what was said is asked for', async () => {
    for (let nth = 0; nth < QUESTIONS; nth += 1) await say('What did I say about my sister Cc and Denver on Friday?')
  })
  await phase('everything is protected and marked', async () => {
    await call('PATCH', '/api/privacy/settings', { encryptionLevel: 'maximum' })
    await sleep(5000)
  })
  await phase('memories are read, kept back and corrected', async () => {
    const { memories } = await call('GET', '/api/memories?limit=5')
    for (const { id } of memories) await call('PATCH', `/api/memories/${id}`, { isShared: false })
    for (const { id } of memories) await call('PATCH', `/api/memories/${id}`, { value: 'something else' })
  })
  await phase('everything is exported', () => call('GET', '/api/privacy/export'))
  await phase('everything is forgotten', async () => {
    await call('POST', '/api/memories/forget', { all: true })
    await sleep(5000)
  })
})
