import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messageTo, PASSWORD } from '../../../../tests/support/client.ts'
import { FixedClock } from '../../../../tests/support/fixed-clock.ts'
import { type MemoryScenario, startScenario } from '../../../../tests/support/memory-scenario.ts'
import { type ModelApp, openModelApp } from '../../../../tests/support/model-app.ts'
import { until } from '../../../../tests/support/until.ts'
import type { Helper } from '../../../contract/helpers.ts'
import type { MemoryDetail } from '../../../contract/memory.ts'
import type { Exchange, Message } from '../../../contract/messages.ts'
import type { CleanupAnswer, PrivacySettingsAnswer } from '../../../contract/privacy.ts'
import { seal } from '../../vault.ts'
import { readDataKey } from '../auth/read-account.ts'
import { applyRetention } from '../privacy/apply-retention.ts'
import { INBOUND_TEXT } from '../sms/receive-sms.ts'

/** However a memory ends, everything that helpers wrote based on it must no longer reach a model. */

const DAY_MS = 86_400_000
const clock = new FixedClock('2026-11-20T15:00:00Z')
let opened: ModelApp
let told: MemoryScenario

beforeAll(async () => {
  const config = { billing: { stripe: null, demo: true } as const }
  opened = await openModelApp({ clock, recallPatienceMs: 9000, config })
})
afterAll(() => opened.close())
beforeEach(async () => {
  told = await startScenario(opened, clock)
})

interface Case {
  what: string
  said: string
  /** The prompt and reply of another helper that uses what the first one knows. */
  question: string
  answer: string
  /** Must be in no prompt and no memory afterwards. */
  words: string[]
  /** Triggers recall without stating the fact. */
  after: string
}

const CASES: Case[] = [
  {
    what: 'an allergy',
    said: "I'm allergic to sesame.",
    question: 'What should I skip at dinner?',
    answer: 'Since you are allergic to sesame, skip the tahini.',
    words: ['sesame', 'tahini'],
    after: 'What should I skip at dinner, am I allergic to anything?',
  },
  {
    what: 'a job',
    said: 'I work at Crumb Bakery.',
    question: 'Where do I work?',
    answer: 'At Crumb Bakery, where the flour is.',
    words: ['crumb', 'flour'],
    after: 'Where do I work, and how early do they open?',
  },
  {
    what: 'a name',
    said: 'My sister is called Paula.',
    question: 'What is my sister called?',
    answer: 'Paula. Does she still play the violin?',
    words: ['paula', 'violin'],
    after: 'What is my sister called, what does she play?',
  },
]

/** States the fact to one helper, and has the other write a reply based on it. */
async function tell({ said, question, answer }: Case): Promise<void> {
  await told.say(told.helper, said)
  await told.say(told.friend, question, answer)
  await told.rest(`You spoke of this: ${said}`)
}

async function expectGone({ words, after }: Case, from: Helper[]): Promise<void> {
  for (const to of from) {
    const text = (await told.everythingAsked(to, after, from)).toLowerCase()
    for (const word of words) expect(text).not.toContain(word)
  }
  const stored = (await told.kept()).toLowerCase()
  for (const word of words) expect(stored).not.toContain(word)
}

const textsOf = async ({ id }: Helper): Promise<string[]> =>
  (await told.person.get<Message[]>(`/api/helpers/${id}/messages`)).body.map(({ content }) => content)

/** Days pass, and the session ends. */
async function pass(days: number): Promise<void> {
  clock.advance(days * DAY_MS)
  const { username } = told.person.user
  expect((await told.person.post('/api/auth/sign-in', { username, password: PASSWORD })).status).toBe(200)
}

const remove = ({ id }: Helper) => told.person.del(`/api/helpers/${id}`)

describe('deleting a helper', () => {
  it.each(CASES)('deletes what other helpers wrote with its facts: $what', async (one) => {
    await tell(one)
    expect((await remove(told.helper)).status).toBe(204)
    await expectGone(one, [told.friend])
    expect(await textsOf(told.friend)).toContain(one.answer)
  })

  it('removes its messages from recall too', async () => {
    const one = CASES[0] as Case
    await tell(one)
    await told.fill(told.friend)
    expect(await told.asked(() => told.say(told.friend, one.after))).toContain('tahini')
    await remove(told.helper)
    expect(await told.asked(() => told.say(told.friend, one.after))).not.toMatch(/sesame|tahini/)
  })

  it('deletes what was written with an earlier message of its conversation', async () => {
    const { say, helper, friend } = told
    await say(helper, 'The merger with Falcon closes in spring, do not ask.')
    await say(friend, 'What closes in spring?', 'The Falcon merger closes then.')
    await remove(helper)
    expect(await told.asked(() => say(friend, 'What closes in spring?'))).not.toContain('Falcon')
  })

  it('keeps what the person told other helpers, and unrelated replies', async () => {
    const { say, helper, friend, person } = told
    await say(helper, 'I live in Boston.')
    await say(helper, 'I play chess.')
    await say(friend, 'Listen, I live in Boston.', 'Boston it is.')
    await say(friend, 'The lighthouse clock was repaired yesterday.', 'Well done.')
    const { id } = await told.memoryOf('You live in Boston')
    await remove(helper)
    const [left, ...more] = await told.memories('all')
    expect(more).toEqual([])
    expect(left).toMatchObject({ id, content: 'You live in Boston', helperId: friend.id })
    const detail = (await person.get<MemoryDetail>(`/api/memories/${id}`)).body
    expect(detail.sources).toMatchObject([{ helperId: friend.id, quote: 'Listen, I live in Boston.' }])
    const text = await told.asked(() => say(friend, 'Where do I live, and what was repaired yesterday?'))
    expect(text).toContain('The person lives in Boston')
    expect(text).toContain('Listen, I live in Boston.')
    expect(text).toContain('lighthouse clock')
    expect(text).not.toContain('chess')
  })

  it('is not undone by a reply that is being written with its facts', async () => {
    const { helper, friend, person } = told
    await told.say(helper, "I'm allergic to sesame.")
    opened.model.behave({ pieces: ['No tahini ', 'for you.'], firstTokenMs: 1500 })
    const { requests } = opened.model
    const before = requests.length
    const writing = person.post<Exchange>('/api/messages', messageTo(friend, 'What about a dip?'))
    await expect.poll(() => requests.length).toBe(before + 1)
    await remove(helper)
    expect((await writing).body.reply.content).toBe('No tahini for you.')
    await told.settle()
    expect(await told.asked(() => told.say(friend, 'And a dip?'))).not.toMatch(/tahini|sesame/)
  })

  it('deletes its unanswered inbound SMS', async () => {
    const { person, helper } = told
    const { db } = opened.app.services
    const key = await readDataKey(opened.app.services, person.user.id)
    await db.$client.query(
      `insert into inbound_sms (provider_id, number_hash, user_id, helper_id, body, received_at)
       values ($1, $2, $3, $4, $5, now())`,
      [`SM${helper.id}`, '0'.repeat(64), person.user.id, helper.id, seal(key, 'No sesame, please.', INBOUND_TEXT)],
    )
    expect(await told.kept()).toContain('sesame')
    await remove(helper)
    expect(await told.kept()).not.toContain('sesame')
  })

  it('answers 404 to another person, who loses nothing', async () => {
    await told.say(told.helper, 'I live in Boston.')
    const other = await startScenario(opened, clock)
    expect((await other.person.del(`/api/helpers/${told.helper.id}`)).status).toBe(404)
    expect((await told.memories()).map(({ content }) => content)).toEqual(['You live in Boston'])
  })
})

describe('a clean-up', () => {
  const cleanUp = async (body: object) =>
    (await told.person.post<CleanupAnswer>('/api/privacy/cleanup-memories', body)).body

  /** Said a hundred days ago; the reply based on it is from today. */
  async function tellLongAgo(one: Case): Promise<void> {
    await told.say(told.helper, one.said)
    await pass(100)
    await told.say(told.friend, one.question, one.answer)
    await told.say(told.helper, one.question, one.answer)
    await told.rest(`You spoke of this: ${one.said}`)
  }

  it.each(CASES)('deletes what was written with memories that are too old: $what', async (one) => {
    await tellLongAgo(one)
    expect(await cleanUp({ olderThanDays: 90 })).toEqual({ deletedCount: 3, facts: 1, messages: 2 })
    await expectGone(one, [told.helper, told.friend])
    expect(await textsOf(told.friend)).toContain(one.answer)
  })

  it('deletes what was written with an old message', async () => {
    const { say, helper, friend } = told
    await say(helper, 'The merger with Falcon closes in spring, do not ask.')
    await pass(100)
    await say(friend, 'What closes in spring?', 'The Falcon merger closes then.')
    await cleanUp({ olderThanDays: 90 })
    expect(await told.asked(() => say(friend, 'What closes in spring?'))).not.toContain('Falcon')
  })

  it('keeps newer messages of the person, and their replies', async () => {
    const { say, helper, friend } = told
    await say(helper, "I'm allergic to sesame.")
    await pass(100)
    await say(friend, 'As I said, the sesame makes trouble again.', 'Does sesame oil, too?')
    await cleanUp({ olderThanDays: 90 })
    const text = await told.asked(() => say(friend, 'What makes trouble?'))
    expect(text).toContain('sesame makes trouble')
    expect(text).not.toContain('is allergic')
  })

  it('of sensitive memories deletes only what was written with them', async () => {
    const { say, helper, friend, person } = told
    await person.post('/api/billing/demo-checkout', { tier: 'unlimited' })
    await person.patch('/api/privacy/settings', { encryptionLevel: 'enhanced' })
    await until(
      async () => (await person.get<PrivacySettingsAnswer>('/api/privacy/settings')).body,
      ({ isMarking }) => !isMarking,
    )
    await say(helper, "I'm allergic to sesame.", 'Since you are allergic to sesame, skip the tahini.')
    await say(friend, 'The lighthouse clock was repaired yesterday.', 'Well done.')
    await pass(40)
    await say(helper, 'What should I skip?', 'No tahini, you know why: sesame.')
    await cleanUp({ olderThanDays: 30, sensitiveOnly: true })
    const text = await told.asked(async () => {
      await say(helper, 'What should I skip, what did my cousin repair?')
      await say(friend, 'What did my cousin repair, what should I skip?')
    })
    expect(text).not.toMatch(/sesame|tahini/)
    expect(text).toContain('lighthouse clock')
  })

  it.each(CASES)('by retention does the same: $what', async (one) => {
    await told.person.patch('/api/privacy/settings', { dataRetentionDays: 90 })
    await tellLongAgo(one)
    await applyRetention(opened.app.services)
    await expectGone(one, [told.helper, told.friend])
    clock.advance(DAY_MS)
  })

  it('in the settings does the same for a whole category', async () => {
    const one = CASES[0] as Case
    await tell(one)
    const { category } = await told.memoryOf('You are allergic to sesame')
    expect((await told.person.post('/api/memories/forget', { all: true, category })).body).toEqual({ count: 1 })
    await expectGone(one, [told.helper, told.friend])
  })
})

describe('turning sharing off', () => {
  const choose = async (fields: object): Promise<void> => {
    expect((await told.person.patch('/api/privacy/settings', fields)).status).toBe(200)
  }
  const settled = () =>
    until(
      async () => (await told.person.get<PrivacySettingsAnswer>('/api/privacy/settings')).body,
      ({ isMarking }) => !isMarking,
    )

  it.each(CASES)(
    'hides from each helper what it wrote with others’ facts, until sharing is on again: $what',
    async (one) => {
      const { helper, friend } = told
      await tell(one)
      await choose({ crossHelperSharing: false })
      const text = (await told.everythingAsked(friend, one.after, [friend])).toLowerCase()
      for (const word of one.words) expect(text).not.toContain(word)
      expect(await told.asked(() => told.say(helper, one.after))).toContain(one.said)
      expect(await textsOf(friend)).toContain(one.answer)
      await choose({ crossHelperSharing: true })
      expect(await told.asked(() => told.say(friend, one.after))).toContain(one.answer)
    },
  )

  it('keeps a helper’s own facts; unshared ones stay unshared when sharing is on again', async () => {
    const { say, helper, friend, person } = told
    await say(helper, 'I live in Boston.')
    await say(friend, 'I live in Boston.', 'Boston it is.')
    await say(helper, "I'm allergic to sesame.")
    await say(friend, 'What should I skip?', 'Skip the tahini, it is sesame.')
    const { id } = await told.memoryOf('You are allergic to sesame')
    await person.patch(`/api/memories/${id}`, { isShared: false })
    await choose({ crossHelperSharing: false })
    expect(await told.asked(() => say(friend, 'Where do I live?'))).toContain('Boston it is.')
    await person.patch(`/api/memories/${id}`, { isShared: true })
    expect(await told.asked(() => say(friend, 'What should I skip?'))).not.toMatch(/tahini|sesame/)
    await choose({ crossHelperSharing: true })
    expect(await told.asked(() => say(friend, 'What should I skip?'))).toContain('tahini')
  })

  it('does the same for a single helper, and for a higher protection level', async () => {
    const { say, helper, friend, person } = told
    await person.post('/api/billing/demo-checkout', { tier: 'unlimited' })
    await say(helper, "I'm allergic to sesame.")
    await say(friend, 'What should I skip?', 'Skip the tahini, it is sesame.')
    await say(friend, 'What is new?', 'Good morning to you.')
    await choose({ encryptionLevel: 'maximum' })
    await settled()
    expect(await told.asked(() => say(friend, 'What should I skip?'))).not.toMatch(/tahini|sesame/)
    await choose({ access: { helperId: friend.id, general: true, categories: ['health'] } })
    expect(await told.asked(() => say(friend, 'What should I skip?'))).toContain('tahini')
    await choose({ encryptionLevel: 'enhanced' })
    expect(await told.asked(() => say(friend, 'What should I skip?'))).not.toMatch(/tahini|sesame/)
  })

  it('is not undone by a simultaneous change of settings', async () => {
    await told.say(told.helper, "I'm allergic to sesame.")
    for (let time = 0; time < 5; time += 1) {
      await choose({ crossHelperSharing: true })
      await Promise.all([choose({ dataRetentionDays: 730 }), choose({ crossHelperSharing: false })])
      expect(await told.asked(() => told.say(told.friend, 'Hello.'))).not.toContain('sesame')
    }
  })
})

describe('simultaneous changes', () => {
  const forget = async (id: number) => (await told.person.del(`/api/memories/${id}`)).status

  it('two requests to forget one memory: the second gets 404', async () => {
    await tell(CASES[0] as Case)
    const { id } = await told.memoryOf('You are allergic to sesame')
    expect((await Promise.all([forget(id), forget(id)])).sort()).toEqual([204, 404])
    await expectGone(CASES[0] as Case, [told.helper, told.friend])
  })

  it('two requests to forget facts of the same messages', async () => {
    const { say, helper, friend } = told
    await say(helper, 'I live in Boston, and my dog is called Rex.', 'Boston must be a place for Rex.')
    await say(friend, 'Where do we live?', 'You and Rex live in Boston.')
    const [home, dog] = [await told.memoryOf('You live in Boston'), await told.memoryOf('You have a dog called Rex')]
    expect(await Promise.all([forget(home.id), forget(dog.id)])).toEqual([204, 204])
    expect(await told.memories('all')).toEqual([])
    const text = await told.asked(async () => {
      await say(helper, 'Where do we live, what is my dog called?')
      await say(friend, 'Where do we live, what is my dog called?')
    })
    expect(text).not.toMatch(/Boston|Rex/)
  })

  it('forgetting, correcting, clean-up, sharing, replies and deletion cause no deadlock', async () => {
    const { say, helper, friend, person } = told
    for (const { said } of CASES) await say(helper, said, `Noted: ${said}`)
    for (const { question, answer } of CASES) await say(friend, question, answer)
    const ids = (await told.memories()).map(({ id }) => id)
    opened.model.behave({ pieces: ['I see.'] })
    const calls = await Promise.all([
      ...ids.map((id) => person.del(`/api/memories/${id}`)),
      person.patch(`/api/memories/${ids[0]}`, { value: 'Tartine' }),
      person.patch(`/api/memories/${ids[1]}`, { isShared: false }),
      person.patch('/api/privacy/settings', { crossHelperSharing: false }),
      person.post('/api/privacy/cleanup-memories', { olderThanDays: 30 }),
      person.post('/api/messages', messageTo(friend, 'What do you know about me?')),
      remove(helper),
      told.settle(),
    ])
    const statuses = calls.flatMap((call) => (call ? [call.status] : []))
    expect(statuses.filter((status) => ![200, 204, 404, 409].includes(status))).toEqual([])
    const text = (await told.asked(() => say(friend, 'What do you know about me?'))).toLowerCase()
    for (const { words } of CASES) for (const word of words) expect(text).not.toContain(word)
  })
})
