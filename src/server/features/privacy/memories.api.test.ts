import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../tests/support/client.ts'
import { FixedClock } from '../../../../tests/support/fixed-clock.ts'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import { until } from '../../../../tests/support/until.ts'
import type { Helper } from '../../../contract/helpers.ts'
import type { Memories } from '../../../contract/memory.ts'
import type { Message } from '../../../contract/messages.ts'
import type { CleanupAnswer, MemorySummary, PrivacySettingsAnswer } from '../../../contract/privacy.ts'
import type { Tier } from '../../../core/plans/plans.ts'
import { DAY_MS } from '../../../core/time/durations.ts'
import { seal, sealMessage } from '../../platform/crypto/vault.ts'
import { readDataKey } from '../identity/account/read-account.ts'
import { changeMemories } from '../memory/digest/change-memories.ts'
import { rememberNew } from '../memory/remember/remember.ts'
import { addMemory } from '../memory/remember/write-memories.ts'
import { decryptMemory, SUMMARY } from '../memory/seal-memory.ts'
import { LIVE_CHANNEL, type LiveUpdate, parseUpdates } from '../notifications/live/notify-clients.ts'
import { finishMarking } from './change-settings.ts'
import { applyRetention } from './clean-up.ts'

const clock = new FixedClock('2026-11-20T12:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ clock, config: { billing: { stripe: null, demo: true } } })
})
afterAll(() => app.close())

const query = (text: string, ...values: unknown[]) => app.services.db.$client.query(text, values)

/** A person who told a helper two things, one of them about their health. */
async function personWhoTold(tier: Tier = 'unlimited'): Promise<{ person: Person; helper: Helper }> {
  const person = await signUp(app)
  if (tier !== 'free') await person.post('/api/billing/demo-checkout', { tier })
  const helper = await createHelper(person)
  await person.post('/api/messages', messageTo(helper, 'I live in Boston.'))
  await person.post('/api/messages', messageTo(helper, 'I am allergic to peanuts.'))
  // It leaves out messages that are being read after their reply.
  await until(
    async () => {
      await rememberNew(app.services, app.alone)
      return facts(person)
    },
    (known) => known.length > 1,
  )
  return { person, helper }
}

/** Backdates what they said, and their account. */
async function age({ user }: Person, days: number): Promise<void> {
  const span = `${days} days`
  await query('update users set created_at = created_at - $2::interval where id = $1', user.id, span)
  await query('update messages set sent_at = sent_at - $2::interval where user_id = $1', user.id, span)
  const facts = 'created_at = created_at - $2::interval, updated_at = updated_at - $2::interval'
  await query(`update conversation_memory set ${facts} where user_id = $1`, user.id, span)
}

const summary = async (person: Person) => (await person.get<MemorySummary>('/api/privacy/memory-summary')).body
const settings = async (person: Person) => (await person.get<PrivacySettingsAnswer>('/api/privacy/settings')).body
const facts = async (person: Person) => (await person.get<Memories>('/api/memories')).body.memories
const change = (person: Person, fields: object) => person.patch<PrivacySettingsAnswer>('/api/privacy/settings', fields)
const cleanUp = async (person: Person, body: object) =>
  (await person.post<CleanupAnswer>('/api/privacy/cleanup-memories', body)).body
const marked = (person: Person) =>
  until(
    () => settings(person),
    ({ isMarking }) => !isMarking,
  )

describe('the memory figures', () => {
  it('are zero for a new person', async () => {
    expect(await summary(await signUp(app))).toEqual({
      totalMemories: 0,
      sensitiveMemories: 0,
      crossHelperReferences: 0,
      retentionBreakdown: { highlySensitive: 0, sensitive: 0, normal: 0 },
      facts: 0,
      messages: 0,
      categories: { pii: 0, financial: 0, health: 0, legal: 0, relationship: 0 },
    })
  })

  it('count what a helper can recall', async () => {
    const { person } = await personWhoTold()
    const figures = await summary(person)
    // Their prepared replies are never recalled.
    expect(figures).toMatchObject({ messages: 2, facts: (await facts(person)).length })
    expect(figures.facts).toBeGreaterThan(1)
    expect(figures.totalMemories).toBe(figures.messages + figures.facts)

    const [first] = await facts(person)
    await person.patch(`/api/memories/${first?.id}`, { value: 'Something else is true.' })
    expect((await summary(person)).facts).toBe((await facts(person)).length)
  })
})

describe('a clean-up', () => {
  it('measures age by the service’s clock', async () => {
    const { person } = await personWhoTold()
    const recorded = (await facts(person)).map(({ recordedAt }) => recordedAt)
    expect(new Set(recorded)).toEqual(new Set([clock.now().toISOString()]))
  })

  it('previews what it deletes, deletes it, and leaves the conversation readable', async () => {
    const { person, helper } = await personWhoTold()
    const { person: other } = await personWhoTold()
    await age(person, 100)
    await person.post('/api/messages', messageTo(helper, 'I love chess.'))
    await rememberNew(app.services, app.alone)
    const before = await summary(person)
    const preview = await cleanUp(person, { olderThanDays: 90, preview: true })
    expect(preview).toMatchObject({ messages: 2 })
    expect(preview.facts).toBeGreaterThan(1)
    expect(await summary(person)).toEqual(before)

    expect(await cleanUp(person, { olderThanDays: 90 })).toEqual(preview)
    expect((await summary(person)).totalMemories).toBe(before.totalMemories - preview.deletedCount)
    expect((await facts(person)).map(({ content }) => content).join()).not.toMatch(/Boston|peanut/)
    expect(await cleanUp(person, { olderThanDays: 90 })).toMatchObject({ deletedCount: 0 })
    const { body } = await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)
    expect(body).toHaveLength(6)
    expect((await summary(other)).totalMemories).toBe(before.totalMemories - (await summary(person)).totalMemories)
  })

  it('of sensitive memories leaves the others', async () => {
    const { person } = await personWhoTold()
    await change(person, { encryptionLevel: 'enhanced' })
    await marked(person)
    await age(person, 32)
    const { deletedCount } = await cleanUp(person, { olderThanDays: 30, sensitiveOnly: true })
    expect(deletedCount).toBeGreaterThan(1)
    expect(await summary(person)).toMatchObject({ sensitiveMemories: 0 })
    expect((await facts(person)).map(({ content }) => content).join()).toMatch(/Boston/)
    expect((await facts(person)).map(({ content }) => content).join()).not.toMatch(/peanut/)
  })

  it('reaches a sensitive message that no worker has read yet', async () => {
    const { person, helper } = await personWhoTold()
    await change(person, { encryptionLevel: 'enhanced' })
    await marked(person)
    // As a killed process leaves it.
    const key = await readDataKey(app.services, person.user.id)
    await query(
      `insert into messages (helper_id, user_id, content, is_from_user, sent_at, source, delivery_status)
       values ($1, $2, $3, true, $4, 'person', 'delivered')`,
      helper.id,
      person.user.id,
      sealMessage(key, 'I was diagnosed with leukemia.'),
      clock.now(),
    )
    await age(person, 1)
    const body = { olderThanDays: 0, sensitiveOnly: true }
    await cleanUp(person, { ...body, preview: true })
    clock.advance(1)
    await cleanUp(person, body)
    await rememberNew(app.services, app.alone)
    expect((await facts(person)).map(({ content }) => content)).toEqual([expect.stringContaining('Boston')])
    expect(await summary(person)).toMatchObject({ sensitiveMemories: 0 })
    const { rows } = await query(
      'select is_forgotten from messages where user_id = $1 and is_from_user order by id',
      person.user.id,
    )
    expect(rows.map((row) => row.is_forgotten)).toEqual([false, true, true])
  })

  it('reaches the other versions of a message, which stay forgotten when they are shown again', async () => {
    const { person, helper } = await personWhoTold()
    const [first] = (await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)).body
    await person.post(`/api/messages/${first?.id}/edit`, { content: 'Hello.' })
    await age(person, 32)
    await cleanUp(person, { olderThanDays: 30 })
    expect((await person.post(`/api/messages/${first?.id}/select`)).status).toBe(204)
    await rememberNew(app.services, app.alone)
    expect(await facts(person)).toEqual([])
    expect((await summary(person)).totalMemories).toBe(0)
  })

  it('removes summaries, and rebuilds the session digest from the others', async () => {
    const { person, helper } = await personWhoTold()
    await age(person, 100)
    const key = await readDataKey(app.services, person.user.id)
    await query(
      `insert into conversation_summaries (helper_id, user_id, session_date, summary)
       values ($1, $2, '2026-01-05', $3), ($1, $2, '2026-11-19', $4), ($1, $2, '2026-11-20', $3)`,
      helper.id,
      person.user.id,
      seal(key, 'We talked.', SUMMARY),
      seal(key, 'You talked about the ferry.', SUMMARY),
    )
    await query("update conversation_digests set session_digest = 'x' where helper_id = $1", helper.id)
    await cleanUp(person, { olderThanDays: 30 })
    const kept = await query(
      'select session_date::text as day from conversation_summaries where helper_id = $1 order by 1',
      helper.id,
    )
    expect(kept.rows).toEqual([{ day: '2026-11-19' }, { day: '2026-11-20' }])
    const { rows } = await query(
      'select fact_digest, session_digest from conversation_digests where helper_id = $1',
      helper.id,
    )
    expect(rows[0].fact_digest).toBeNull()
    const { days } = decryptMemory(key, { memoryDigest: null, sessionDigest: rows[0].session_digest })
    expect(days.map(({ day }) => day)).toEqual(['2026-11-19', '2026-11-20'])
  })

  it('removes the summary of a day of which it ends only a part', async () => {
    const person = await signUp(app)
    const helper = await createHelper(person)
    await person.post('/api/messages', messageTo(helper, 'The ferry was late because of the fog.'))
    const key = await readDataKey(app.services, person.user.id)
    await query(
      `insert into conversation_summaries (helper_id, user_id, session_date, summary)
       select helper_id, user_id, (max(sent_at) at time zone 'America/New_York')::date, $2 from messages
       where helper_id = $1 group by helper_id, user_id`,
      helper.id,
      seal(key, 'You talked about the late ferry.', SUMMARY),
    )
    clock.advance(1)
    await cleanUp(person, { olderThanDays: 0 })
    const { rows } = await query('select from conversation_summaries where helper_id = $1', helper.id)
    expect(rows).toEqual([])
  })

  it.each([[{}], [{ olderThanDays: -1 }], [{ olderThanDays: 1.5 }], [{ olderThanDays: 30, all: true }]])(
    'is refused for %o',
    async (body) => {
      const person = await signUp(app)
      expect((await person.post('/api/privacy/cleanup-memories', body)).status).toBe(400)
    },
  )
})

describe('retention', () => {
  it('deletes what is older than the chosen period, once a day, and nothing for "never"', async () => {
    const { person: year } = await personWhoTold()
    const { person: month } = await personWhoTold()
    const { person: never } = await personWhoTold()
    const announced: LiveUpdate[] = []
    app.services.signals.on(LIVE_CHANNEL, (payload) => announced.push(...parseUpdates(payload)))
    const people = [year, month, never].map(({ user }) => user.id)
    const changed = () =>
      announced
        .flatMap((update) => ('memory' in update && people.includes(update.userId) ? update.userId : []))
        .sort((one, other) => one - other)
    await change(month, { dataRetentionDays: 30 })
    await change(never, { dataRetentionDays: -1 })
    // A choice is announced after its answer.
    await expect.poll(changed).toEqual([month.user.id, never.user.id])
    for (const person of [year, month, never]) await age(person, 364)
    await Promise.all([applyRetention(app.services), applyRetention(app.services)])
    await expect.poll(changed).toEqual([month.user.id, month.user.id, never.user.id])
    expect((await summary(month)).totalMemories).toBe(0)
    const left = await summary(year)
    expect(left.totalMemories).toBeGreaterThan(3)

    clock.advance(2 * 60_000)
    await age(year, 2)
    await applyRetention(app.services)
    expect(await summary(year)).toEqual(left)
    clock.advance(DAY_MS)
    await applyRetention(app.services)
    expect((await summary(year)).totalMemories).toBe(0)
    expect((await summary(never)).totalMemories).toBe(left.totalMemories)
  })

  it('reaches what is only in another version of a message', async () => {
    const { person, helper } = await personWhoTold()
    await change(person, { dataRetentionDays: 30 })
    const [first] = (await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)).body
    await age(person, 32)
    await person.post(`/api/messages/${first?.id}/edit`, { content: 'Hello.' })
    clock.advance(DAY_MS)
    await applyRetention(app.services)
    await person.post(`/api/messages/${first?.id}/select`)
    await rememberNew(app.services, app.alone)
    expect(await facts(person)).toEqual([])
  })
})

describe('the retention period of a fact', () => {
  const exportedMemories = async (person: Person) => {
    const answer = await app.http.inject({ url: '/api/privacy/export', headers: { cookie: person.cookie } })
    const json = unzipSync(answer.rawPayload)['memories.json'] ?? new Uint8Array()
    return JSON.parse(Buffer.from(json).toString()) as { content: string; autoDeleteAt: string | null }[]
  }
  const endsIn = async (person: Person): Promise<(number | null)[]> => {
    const now = clock.now().getTime()
    const ends = (await exportedMemories(person)).map(({ autoDeleteAt }) => autoDeleteAt && Date.parse(autoDeleteAt))
    return [...new Set(ends.map((end) => (end ? (end - now) / DAY_MS : null)))]
  }
  const say = async (person: Person, helper: Helper, text: string): Promise<void> => {
    await person.post('/api/messages', messageTo(helper, text))
    await rememberNew(app.services, app.alone)
  }

  it('starts when it is learned and follows the person’s choice', async () => {
    const { person, helper } = await personWhoTold()
    expect(await endsIn(person)).toEqual([365])
    await change(person, { dataRetentionDays: 30 })
    expect(await endsIn(person)).toEqual([30])
    clock.advance(10 * DAY_MS)
    expect(await endsIn(person)).toEqual([20])
    await say(person, helper, 'I love chess.')
    expect(await endsIn(person)).toEqual(expect.arrayContaining([20, 30]))
    await change(person, { dataRetentionDays: -1 })
    expect(await endsIn(person)).toEqual([null])
    await say(person, helper, 'I love the cello.')
    expect(await endsIn(person)).toEqual([null])
  })

  it('restarts when the fact is repeated, and deletes it at its end', async () => {
    const { person, helper } = await personWhoTold()
    await change(person, { dataRetentionDays: 30 })
    clock.advance(20 * DAY_MS)
    await say(person, helper, 'I live in Boston.')
    expect(await endsIn(person)).toEqual(expect.arrayContaining([10, 30]))
    clock.advance(11 * DAY_MS)
    await applyRetention(app.services)
    const left = (await facts(person)).map(({ content }) => content).join()
    expect(left).toMatch(/Boston/)
    expect(left).not.toMatch(/peanut/)
    clock.advance(20 * DAY_MS)
    await applyRetention(app.services)
    expect(await facts(person)).toEqual([])
  })

  it('may be set for a single fact', async () => {
    const { person } = await personWhoTold()
    await change(person, { dataRetentionDays: -1 })
    const [chosen] = await facts(person)
    await query('update conversation_memory set retention_period = 3 where id = $1', chosen?.id)
    expect(await endsIn(person)).toEqual(expect.arrayContaining([3, null]))
    await query("update users set created_at = created_at - interval '30 days' where id = $1", person.user.id)
    clock.advance(4 * DAY_MS)
    const before = await summary(person)
    await applyRetention(app.services)
    // The message that stated it is no longer a memory either.
    expect(await summary(person)).toMatchObject({ facts: before.facts - 1, messages: before.messages - 1 })
  })

  it('follows a choice made while the fact is being written', async () => {
    const { person } = await personWhoTold()
    const actor = { userId: person.user.id, dataKey: await readDataKey(app.services, person.user.id) }
    const said = { text: 'Plays chess.', about: 'self', kind: 'habit' as const, category: 'leisure' as const }
    await change(person, { dataRetentionDays: 90 })
    await changeMemories(app.services, actor, async (tx, owner, now) => {
      const before = { ...owner, settings: { ...owner.settings, dataRetentionDays: 365 as const } }
      const byHand = { foundBy: 'person' as const, helperId: null, messageIds: [], saidAt: now }
      await addMemory(tx, before, { ...said, ...byHand }, now)
      return true
    })
    expect(await endsIn(person)).toEqual([90])
  })
})

describe('raising the protection level', () => {
  it('tags stored memories, and removes no tag', async () => {
    const { person } = await personWhoTold()
    expect(await summary(person)).toMatchObject({ sensitiveMemories: 0 })
    expect((await change(person, { encryptionLevel: 'enhanced' })).body).toMatchObject({ isMarking: true })
    await marked(person)
    const figures = await summary(person)
    expect(figures.categories.health).toBeGreaterThan(1)
    expect((await facts(person)).find(({ content }) => content.includes('peanuts'))?.sensitivityLevel).toBe('sensitive')

    await change(person, { encryptionLevel: 'standard' })
    expect(await summary(person)).toEqual(figures)
  })

  it('keeps the tags of an earlier, higher level', async () => {
    const { person, helper } = await personWhoTold()
    await person.post('/api/messages', messageTo(helper, 'My lawyer says that I win.'))
    await change(person, { encryptionLevel: 'maximum' })
    await marked(person)
    const { categories } = await summary(person)
    expect(categories.legal).toBeGreaterThan(0)
    await change(person, { encryptionLevel: 'standard' })
    await change(person, { encryptionLevel: 'enhanced' })
    await marked(person)
    expect((await summary(person)).categories).toEqual(categories)
  })

  it('is completed by a worker when the process dies midway', async () => {
    const { person } = await personWhoTold()
    const cutOff = `{"encryptionLevel": "enhanced", "marking": {"helperId": 0, "after": 0}}`
    await query(
      `insert into user_profiles (user_id, privacy_settings) values ($1, $2)
       on conflict (user_id) do update set privacy_settings = $2`,
      person.user.id,
      cutOff,
    )
    expect(await settings(person)).toMatchObject({ isMarking: true })
    await Promise.all([finishMarking(app.services), finishMarking(app.services)])
    expect(await settings(person)).toMatchObject({ isMarking: false })
    expect((await summary(person)).sensitiveMemories).toBeGreaterThan(0)
  })
})
