import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import {
  type MemoryScenario,
  operation,
  readingOf,
  startScenario,
} from '../../../../../tests/support/memory-scenario.ts'
import { type ModelApp, openModelApp, SHORT_PATIENCE } from '../../../../../tests/support/model-app.ts'
import { idleQueue, idsOf, jobOf } from '../../../../../tests/support/workers.ts'
import type { MemoryDetail } from '../../../../contract/memory.ts'
import { DAY_MS, MINUTE_MS } from '../../../../core/time/durations.ts'
import { queueReadings } from './queue-readings.ts'
import { readConversation } from './read-conversation.ts'

/** When a model reads a conversation, what it is given, and what becomes of its operations. */

const clock = new FixedClock('2026-11-20T15:00:00Z')
let opened: ModelApp
let scenario: MemoryScenario

beforeAll(async () => {
  opened = await openModelApp({ clock, patience: SHORT_PATIENCE })
})
afterAll(() => opened.close())
beforeEach(async () => {
  scenario = await startScenario(opened, clock)
})

const { parse } = JSON
const contents = async (state = 'current') => (await scenario.memories(state)).map(({ content }) => content)

/** The conversations of this person that are due. */
async function due(): Promise<number[]> {
  const queue = idleQueue()
  await queueReadings(opened.app.services, queue)
  const own = [scenario.helper.id, scenario.friend.id]
  return idsOf(queue, 'remember').filter((id) => own.includes(id))
}

/** What the model was asked last. */
const lastAsked = () =>
  opened.model.requests
    .at(-1)
    ?.body.messages.map(({ content }) => content)
    .join('\n') ?? ''

describe('a reading is due', () => {
  it('a minute after the last message, once', async () => {
    await scenario.say(scenario.helper, 'The bus was late again.')
    expect(await due()).toEqual([])
    clock.advance(59_000)
    expect(await due()).toEqual([])
    clock.advance(2000)
    expect(await due()).toEqual([scenario.helper.id])
    expect(await due()).toEqual([])
  })

  it('at six unread messages', async () => {
    for (let said = 1; said <= 6; said += 1) {
      expect(await due()).toEqual([])
      await scenario.say(scenario.helper, `Nothing much, part ${said}.`)
    }
    expect(await due()).toEqual([scenario.helper.id])
  })

  it('for one conversation of a person at a time, however many workers choose', async () => {
    await scenario.say(scenario.helper, 'One.')
    await scenario.say(scenario.friend, 'Two.')
    clock.advance(2 * MINUTE_MS)
    const chosen = await Promise.all([due(), due(), due()])
    expect(chosen.flat()).toHaveLength(1)
    const [id = 0] = chosen.flat()
    opened.model.behave({ json: readingOf([]) })
    await readConversation(opened.app.services, jobOf(id))
    expect((await due()).concat(id).toSorted()).toEqual([scenario.helper.id, scenario.friend.id].toSorted())
  })
})

it('begins after the reply that somebody waits for', async () => {
  await scenario.say(scenario.helper, 'The bus was late again.')
  clock.advance(2 * MINUTE_MS)
  const [id = 0] = await due()
  opened.model.behave({ json: readingOf([{ text: 'Takes the bus.' }]) })
  const { services } = opened.app
  const { rows } = await services.db.$client.query(
    `insert into usage_calls (purpose, model, started_at, month, input_price, output_price, worst_micros)
     values ('chat', 'stand-in', $1, current_date, 0, 0, 0) returning id`,
    [clock.now()],
  )
  const before = opened.model.requests.length
  const reading = readConversation(services, jobOf(id))
  await sleep(1000)
  expect(opened.model.requests).toHaveLength(before)
  await services.db.$client.query("update usage_calls set state = 'done' where id = $1", [rows[0].id])
  await reading
  expect(await contents()).toEqual(['Takes the bus.'])
})

describe('a model', () => {
  it('is given the day, what is known, the turns before and the new messages', async () => {
    await scenario.say(scenario.helper, 'I moved to Leeds in spring.', 'How do you like it?')
    await scenario.read([{ text: 'Lives in Leeds.', category: 'home' }])
    await scenario.say(scenario.helper, 'A lot. Priya visits next Thursday.', 'Nice!')
    await scenario.read()
    const asked = lastAsked()
    expect(asked).toContain('Today: Fri, Nov 20, 2026 (UTC)')
    expect(asked).toContain('101 [Nov 20, 2026] Lives in Leeds.')
    expect(asked).toContain('P: I moved to Leeds in spring.')
    expect(asked).toMatch(/1 \[Fri, Nov 20 15:\d\d\] P: A lot\. Priya visits next Thursday\./)
    expect(asked).toMatch(/2 \[.*\] H: Nice!/)
    expect(asked).not.toMatch(/\d \[.*\] P: I moved/)
  })

  it('adds, replaces and ends; what is replaced stays as history, with every source', async () => {
    const { userMessage: first } = await scenario.say(scenario.helper, 'I work at Initech, in Leeds.')
    await scenario.read([
      { text: 'Works at Initech.', category: 'work' },
      { text: 'Lives in Leeds.', category: 'home' },
    ])
    const { userMessage: second } = await scenario.say(scenario.helper, 'I left Initech, and moved to York.')
    await scenario.read([
      { op: 'end', id: 101 },
      { op: 'replace', id: 102, text: 'Lives in York.', category: 'home' },
    ])
    expect(await contents()).toEqual(['Lives in York.'])
    expect((await contents('superseded')).toSorted()).toEqual(['Lives in Leeds.', 'Works at Initech.'])
    const home = await scenario.memoryOf('Lives in York.')
    expect(home).toMatchObject({ foundBy: 'model', quote: second.content, sourceMessageId: second.id, subject: 'self' })
    const { body } = await scenario.person.get<MemoryDetail>(`/api/memories/${home.id}`)
    expect(body.sources.map(({ messageId }) => messageId)).toEqual([first.id, second.id])
    expect(body.before.map(({ content }) => content)).toEqual(['Lives in Leeds.'])
  })

  it('may share anew what the person says is no secret any more', async () => {
    await scenario.say(scenario.helper, 'Between us: I applied at Initech.')
    await scenario.read([{ text: 'Applied at Initech; nobody must know.', secret: true }])
    await scenario.say(scenario.helper, 'Initech took me! You can tell everybody now. Only the debt stays between us.')
    await scenario.read([
      { text: 'Has a debt; nobody must know.', secret: true },
      { op: 'lift', id: 101, text: 'Starts at Initech.' },
    ])
    expect(await scenario.memoryOf('Starts at Initech.')).toMatchObject({ isShared: true, isSecret: false })
    expect(await scenario.memoryOf('Has a debt; nobody must know.')).toMatchObject({ isShared: false })
    const asked = await scenario.asked(() => scenario.say(scenario.friend, 'Good evening.'))
    expect(['Starts at Initech.', 'Has a debt', 'Applied at Initech'].map((text) => asked.includes(text))).toEqual([
      true,
      false,
      false,
    ])
  })

  it('is heard by all helpers at once, and by them the next day', async () => {
    await scenario.say(scenario.helper, 'My interview at Initech is on Thursday.')
    await scenario.read([
      { text: 'Has an interview at Initech on Thu, Nov 26, 2026.', kind: 'plan', expires: '2026-11-26' },
    ])
    clock.advance(DAY_MS)
    const asked = await scenario.asked(() => scenario.say(scenario.friend, 'Any plans for me?'))
    expect(asked).toContain('interview at Initech on Thu, Nov 26, 2026')
    expect(await scenario.memoryOf('Has an interview at Initech on Thu, Nov 26, 2026.')).toMatchObject({
      kind: 'plan',
      expiresOn: '2026-11-26',
    })
  })

  it('leaves a home known after the day of the move, whatever the model calls it, and no appointment', async () => {
    await scenario.say(scenario.helper, 'I live in Leeds.')
    await scenario.read([{ text: 'Lives in Leeds.', category: 'home' }])
    await scenario.say(scenario.helper, 'I move to York on Friday, and see the dentist before.')
    const friday = { kind: 'plan', expires: '2026-11-27' }
    const move = 'Lives in Leeds, moves to York on Fri, Nov 27, 2026.'
    await scenario.read([
      { ...friday, op: 'replace', id: 101, text: move, category: 'home' },
      { ...friday, text: 'Sees the dentist on Fri, Nov 27, 2026.' },
    ])
    const before = await scenario.asked(() => scenario.say(scenario.friend, 'Good evening.'))
    clock.advance(10 * DAY_MS)
    const after = await scenario.asked(() => scenario.say(scenario.friend, 'Good morning.'))
    expect([before.includes(move), before.includes('Sees the dentist')]).toEqual([true, true])
    expect([after.includes(move), after.includes('Sees the dentist')]).toEqual([true, false])
  })

  it('writes the summary of the day, told what was noted so far, and notes on messages', async () => {
    await scenario.say(scenario.helper, 'The move to Leeds went well.')
    await scenario.read([], 'The person moved to Leeds.')
    const { userMessage } = await scenario.say(scenario.helper, 'Now the kitchen is next.')
    clock.advance(2 * MINUTE_MS)
    const [id = 0] = await due()
    const note = { n: 1, tone: 'busy', topics: ['kitchen'], sentiment: 'neutral', importance: 3, tags: ['home'] }
    const answer = { ...parse(readingOf([], 'Moved to Leeds; the kitchen is next.')), messages: [note] }
    opened.model.behave({ json: JSON.stringify(answer) })
    await readConversation(opened.app.services, jobOf(id))
    expect(lastAsked()).toContain('The person moved to Leeds.')
    expect(await scenario.kept()).toContain('Moved to Leeds; the kitchen is next.')
    await scenario.fill(scenario.helper)
    const asked = await scenario.asked(() => scenario.say(scenario.helper, 'Hello again.'))
    expect(asked).toContain('Moved to Leeds; the kitchen is next.')
    const { $client } = opened.app.services.db
    const { rows } = await $client.query('select importance from messages where id = $1', [userMessage.id])
    expect(rows).toEqual([{ importance: 3 }])
  })

  it('takes the place of what patterns found in the same messages', async () => {
    await scenario.say(scenario.helper, 'I live in Leeds.')
    expect(await contents()).toEqual(['Lives in Leeds.'])
    await scenario.read([{ text: 'Lives in Leeds, near the canal.', category: 'home' }])
    expect(await contents('all')).toEqual(['Lives in Leeds, near the canal.'])

    await scenario.say(scenario.helper, 'I moved to York.')
    expect((await contents()).toSorted()).toEqual(['Lives in Leeds, near the canal.', 'Moved to York.'])
    await scenario.read([{ op: 'replace', id: 101, text: 'Lives in York since November.', category: 'home' }])
    expect(await contents()).toEqual(['Lives in York since November.'])
  })
})

describe('a secret', () => {
  it('stays with the helper that heard it: in prompts, recall, readings and planned messages', async () => {
    const { helper, friend } = scenario
    await scenario.say(helper, 'Between us: I bought a zeppelin for Sam.', 'I will not tell Sam about the zeppelin.')
    await scenario.read([{ text: 'Bought a zeppelin for Sam.', kind: 'event', secret: true }], 'A present was bought.')
    expect(await scenario.memoryOf('Bought a zeppelin for Sam.')).toMatchObject({ isSecret: true, isShared: false })
    await scenario.fill(helper)
    await scenario.fill(friend)
    await scenario.read()
    expect(await scenario.everythingAsked(friend, 'What did I buy for Sam?')).not.toContain('zeppelin')
    expect(await scenario.asked(() => scenario.say(helper, 'What did I buy?'))).toContain('Bought a zeppelin for Sam.')
  })

  it('stays one when the model replaces it', async () => {
    const { helper, friend } = scenario
    await scenario.say(helper, 'Between us: I bought a zeppelin for Sam.')
    await scenario.read([{ text: 'Bought a zeppelin for Sam.', kind: 'event', secret: true }])
    await scenario.say(helper, 'The zeppelin for Sam is blue.')
    await scenario.read([{ op: 'replace', id: 101, text: 'Bought a blue zeppelin for Sam.', kind: 'event' }])
    expect(await scenario.memoryOf('Bought a blue zeppelin for Sam.')).toMatchObject({ isSecret: true })
    expect(await scenario.asked(() => scenario.say(friend, 'Hello.'))).not.toContain('zeppelin')
  })
})

describe('a reading that fails', () => {
  const failOnce = async (behave: () => void): Promise<void> => {
    const [id] = await due()
    if (id === undefined) throw new Error('nothing is due')
    behave()
    await readConversation(opened.app.services, jobOf(id))
  }

  it.each([
    ['an answer that is no JSON', () => opened.model.behave({ json: 'I would rather not.' })],
    ['an error of the endpoint', () => opened.model.behave({ fault: { kind: 'status', status: 500 } })],
  ])('is tried again later and loses nothing: %s', async (_, behave) => {
    await scenario.say(scenario.helper, 'I play the tuba on Sundays.')
    clock.advance(2 * MINUTE_MS)
    await failOnce(behave)
    expect(await due()).toEqual([])
    clock.advance(MINUTE_MS)
    await failOnce(behave)
    clock.advance(2 * MINUTE_MS)
    expect(await due()).toEqual([])
    clock.advance(4 * MINUTE_MS)
    await scenario.read([{ text: 'Plays the tuba on Sundays.', kind: 'habit' }])
    expect(await contents()).toEqual(['Plays the tuba on Sundays.'])
  })

  it.each([
    ['a fence', (json: string) => `\`\`\`json\n${json}\n\`\`\``],
    ['prose', (json: string) => `Here is what I keep:\n${json}\nThat is all.`],
  ])('does not fail because of %s', async (_, wrap) => {
    await scenario.say(scenario.helper, 'I play the tuba on Sundays.')
    clock.advance(2 * MINUTE_MS)
    const [id = 0] = await due()
    opened.model.behave({ json: wrap(readingOf([{ text: 'Plays the tuba on Sundays.', kind: 'habit' }])) })
    await readConversation(opened.app.services, jobOf(id))
    expect(await contents()).toEqual(['Plays the tuba on Sundays.'])
  })
})

describe('what is forgotten meanwhile', () => {
  it('is not written: the conversation is read again without it', async () => {
    const { userMessage } = await scenario.say(scenario.helper, 'I keep bees on the roof.')
    await scenario.say(scenario.helper, 'And I sing in a choir.')
    clock.advance(2 * MINUTE_MS)
    const [id = 0] = await due()
    let open = (): void => undefined
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    opened.model.behave({ json: readingOf([{ text: 'Keeps bees on the roof.', kind: 'habit' }]), gate })
    const reading = readConversation(opened.app.services, jobOf(id))
    await expect.poll(lastAsked).toContain('bees')
    await scenario.person.patch(`/api/messages/${userMessage.id}/memory`, { isForgotten: true })
    open()
    await reading
    expect(await contents('all')).toEqual([])
    await scenario.read([{ text: 'Sings in a choir.', kind: 'habit' }])
    expect(lastAsked()).not.toContain('bees')
    expect(await contents()).toEqual(['Sings in a choir.'])
  })

  it('is written once, though two workers read it', async () => {
    await scenario.say(scenario.helper, 'I keep bees on the roof.')
    clock.advance(2 * MINUTE_MS)
    const [id = 0] = await due()
    opened.model.behave({ json: readingOf([{ text: 'Keeps bees on the roof.', kind: 'habit' }]) })
    await Promise.all([1, 2].map(() => readConversation(opened.app.services, jobOf(id))))
    expect(await contents('all')).toEqual(['Keeps bees on the roof.'])
  })
})

it('never reads dangers and their answers', async () => {
  await scenario.say(scenario.helper, 'I want to kill myself tonight.')
  await scenario.say(scenario.helper, 'I also keep bees.')
  await scenario.read([operation({ text: 'Keeps bees.', kind: 'habit' })])
  expect(lastAsked()).toContain('I also keep bees.')
  expect(lastAsked()).not.toContain('kill')
})
