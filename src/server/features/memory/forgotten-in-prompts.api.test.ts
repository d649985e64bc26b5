import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { messageTo } from '../../../../tests/support/client.ts'
import { FixedClock } from '../../../../tests/support/fixed-clock.ts'
import { EMPTY_SUMMARY, type MemoryScenario, startScenario } from '../../../../tests/support/memory-scenario.ts'
import { type ModelApp, openModelApp } from '../../../../tests/support/model-app.ts'
import { deliverAll, handWorker, idleQueue, idsOf, jobOf, planAt } from '../../../../tests/support/workers.ts'
import type { Memory } from '../../../contract/memory.ts'
import type { Exchange, Message } from '../../../contract/messages.ts'
import { reindex } from '../recall/reindex.ts'
import { writePlanned } from '../schedules/write-planned.ts'
import { queueIdleSessions, readIdleSessions } from './read-idle-sessions.ts'

/** What is forgotten, hidden or corrected must no longer reach a model, in any wording. */

const MINUTE_MS = 60_000
const clock = new FixedClock('2026-11-20T15:00:00Z')
let opened: ModelApp
let person: MemoryScenario['person']
let helper: MemoryScenario['helper']
let friend: MemoryScenario['friend']
let say: MemoryScenario['say']
let settle: MemoryScenario['settle']
let fill: MemoryScenario['fill']
let rest: MemoryScenario['rest']
let asked: MemoryScenario['asked']
let everythingAsked: MemoryScenario['everythingAsked']
let memories: MemoryScenario['memories']
let memoryOf: MemoryScenario['memoryOf']
let kept: MemoryScenario['kept']

beforeAll(async () => {
  opened = await openModelApp({ clock, recallPatienceMs: 9000 })
})
afterAll(() => opened.close())
beforeEach(async () => {
  const told = await startScenario(opened, clock)
  ;({ person, helper, friend, say, settle, fill, rest, asked } = told)
  ;({ everythingAsked, memories, memoryOf, kept } = told)
})

interface Case {
  what: string
  /** A message to the first helper, and the memory made of it. */
  said: string
  memory: string
  reply: string
  /** The same in other words, to the second helper, and its reply. */
  again: string
  replyAgain: string
  /** Must be in no prompt after it is forgotten. */
  words: string[]
  /** Triggers recall without stating the fact. */
  question: string
}

const CASES: Case[] = [
  {
    what: 'an allergy',
    said: "I'm allergic to sesame.",
    memory: 'You are allergic to sesame',
    reply: 'Since you are allergic to sesame, skip the tahini.',
    again: 'As I said, sesame makes me swell at every dinner.',
    replyAgain: 'Then no hummus, and carry your pen.',
    words: ['sesame', 'tahini', 'hummus', 'swell'],
    question: 'What should I skip at dinner, am I allergic to anything?',
  },
  {
    what: 'an allergy in another form of its word',
    said: 'I have terrible pollen allergies.',
    memory: 'You are allergic to terrible pollen',
    reply: 'Pollen will be low tomorrow, a relief for the allergic.',
    again: 'The pollen gets me every spring.',
    replyAgain: 'Shut the windows by day.',
    words: ['pollen', 'windows'],
    question: 'What gets me every spring, what am I allergic to?',
  },
  {
    what: 'a job',
    said: 'I work at Crumb Bakery.',
    memory: 'You work at Crumb Bakery',
    reply: 'How early does Crumb Bakery open?',
    again: 'They doubled my hours at crumb bakery, the flour is everywhere.',
    replyAgain: 'Ask for the later shift.',
    words: ['crumb', 'flour', 'later shift'],
    question: 'Where do I work, and how early do they open?',
  },
  {
    what: 'a sister’s name',
    said: 'My sister is called Paula.',
    memory: 'You have a sister called Paula',
    reply: 'Say hello to Paula from me.',
    again: 'Paula came for lunch with her violin.',
    replyAgain: 'What did she play?',
    words: ['paula', 'violin', 'did she play'],
    question: 'What is my sister called, who came for lunch?',
  },
  {
    what: 'a home town',
    said: 'I grew up in Springfield.',
    memory: 'You come from Springfield',
    reply: 'Springfield must be lovely in May.',
    again: 'They tore down my old school in springfield.',
    replyAgain: 'That hurts to see.',
    words: ['springfield', 'tore down', 'hurts to see'],
    question: 'Where did I grow up, what became of my old school?',
  },
  {
    what: 'a pregnancy',
    said: "I'm pregnant.",
    memory: 'You are pregnant',
    reply: 'Being pregnant in summer is hard: drink water.',
    again: 'This pregnancy makes me sick of coffee.',
    replyAgain: 'Ginger helps with the nausea.',
    words: ['pregnan', 'nausea'],
    question: 'What makes me sick these days, do you know why?',
  },
  {
    what: 'a debt',
    said: 'My debt is $30,000.',
    memory: 'Your debt is $30,000',
    reply: 'Pay off the $30,000 bit by bit.',
    again: 'The 30,000 keep me awake at night.',
    replyAgain: 'Write down what you owe to each of them.',
    words: ['30,000', 'what you owe'],
    question: 'What keeps me awake at night, what about my debt?',
  },
  {
    what: 'a partner’s name',
    said: "My wife's name is Maria.",
    memory: 'Your partner is Maria (your wife)',
    reply: 'Does Maria know how you feel?',
    again: 'maria burned the roast and laughed.',
    replyAgain: 'She sounds like fun.',
    words: ['maria', 'roast', 'sounds like fun'],
    question: "What is my wife's name, who laughed in the kitchen?",
  },
  {
    what: 'a home of several words',
    said: 'I live in Salt Lake City.',
    memory: 'You live in Salt Lake City',
    reply: 'Salt Lake City has good skiing.',
    again: 'The air in Salt Lake City is bad for my violets.',
    replyAgain: 'Put them in the bathroom.',
    words: ['salt lake', 'skiing', 'violets', 'in the bathroom'],
    question: 'Where do I live, how is the air there?',
  },
  {
    what: 'a home in small letters',
    said: 'i live in boston',
    memory: 'You live in boston',
    reply: 'Boston winters are long.',
    again: 'Boston is buried in snow again.',
    replyAgain: 'Stay in with a book.',
    words: ['boston', 'buried in', 'stay in with'],
    question: 'Where do I live, how long are winters there?',
  },
  {
    what: 'a goal',
    said: 'I want to run a marathon next year.',
    memory: 'You want to run a marathon next year',
    reply: 'A marathon needs sixteen weeks.',
    again: 'The marathon scares my knees already.',
    replyAgain: 'Begin on soft ground.',
    words: ['marathon', 'sixteen', 'soft ground'],
    question: 'What do I want to do next year, what scares me?',
  },
  {
    what: 'a medication',
    said: 'I take sertraline.',
    memory: 'You take sertraline',
    reply: 'Sertraline takes some weeks.',
    again: 'The Sertraline dries my mouth.',
    replyAgain: 'Sip something often.',
    words: ['sertraline', 'sip something'],
    question: 'Which pills do I take, what dries my mouth?',
  },
  {
    what: 'a taste',
    said: 'I hate cilantro.',
    memory: 'You do not like cilantro',
    reply: 'No cilantro, then.',
    again: 'There was cilantro in the soup, of all things.',
    replyAgain: 'Tell the cook next time.',
    words: ['cilantro', 'tell the cook'],
    question: 'What do I hate in the soup?',
  },
]

const tell = async ({ said, reply, again, replyAgain }: Case): Promise<void> => {
  await say(helper, said, reply)
  await say(friend, again, replyAgain)
}

/** A memory as prompts word it. */
const noteOf = (memory: string): string =>
  memory
    .replace(
      /^You (\w+)/,
      (_, verb: string) => `The person ${{ are: 'is', have: 'has', do: 'does' }[verb] ?? `${verb}s`}`,
    )
    .replace(/^Your /, "The person's ")

describe('a forgotten fact', () => {
  it.each(CASES)('reaches no model any more: $what', async (one) => {
    await tell(one)
    await say(helper, one.question, `You told me: ${one.said}`)
    await rest(`You spoke of this: ${one.said}`)
    const { id } = await memoryOf(one.memory)
    expect((await person.del(`/api/memories/${id}`)).status).toBe(204)
    for (const to of [helper, friend]) {
      const text = (await everythingAsked(to, one.question)).toLowerCase()
      for (const word of one.words) expect(text).not.toContain(word)
    }
    const stored = (await kept()).toLowerCase()
    for (const word of one.words) expect(stored).not.toContain(word)
    const shown = (await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)).body
    expect(shown.map(({ content }) => content)).toContain(one.said)
  })

  it('is not recalled from old messages either', async () => {
    const one = CASES[0] as Case
    await tell(one)
    await fill(helper)
    await fill(friend)
    for (const to of [helper, friend]) expect(await asked(() => say(to, one.question))).toContain('sesame')
    await person.del(`/api/memories/${(await memoryOf(one.memory)).id}`)
    for (const to of [helper, friend]) {
      const text = await asked(() => say(to, one.question))
      for (const word of one.words) expect(text).not.toContain(word)
    }
    await reindex(opened.app.services)
    for (const to of [helper, friend]) expect(await asked(() => say(to, one.question))).not.toContain('sesame')
  })

  it('leaves other uses of an everyday word alone', async () => {
    await say(helper, 'I like green.', 'Green suits you.')
    await say(friend, 'The traffic light was green and the bus still stood there.', 'Odd.')
    await say(helper, 'My cousin repaired the lighthouse clock.', 'Well done.')
    await person.del(`/api/memories/${(await memoryOf('You like green')).id}`)
    const own = await asked(() => say(helper, 'What did my cousin repair, and what about the traffic light?'))
    expect(own).toContain('lighthouse clock')
    expect(own).toContain('The traffic light was green')
    expect(own).not.toContain('I like green')
    expect(own).not.toContain('Green suits you')
  })

  it('disappears with its sentence, and other facts of the message stay', async () => {
    await say(helper, 'I live in Boston, and my dog is called Rex.')
    await person.del(`/api/memories/${(await memoryOf('You live in Boston')).id}`)
    const left = await memories('all')
    expect(left.map(({ content }) => content)).toEqual(['You have a dog called Rex'])
    expect(left[0]?.quote).toBe('my dog is called Rex')
    expect(await asked(() => say(friend, 'What is my dog called?'))).toContain('The person has a dog called Rex')
  })

  it('is not learned again from old messages, only when it is repeated', async () => {
    opened.model.behave({ pieces: ['I see.'] })
    await say(helper, "I'm allergic to sesame.")
    await person.post('/api/messages', messageTo(friend, 'Listen, I am allergic to sesame.'))
    await person.del(`/api/memories/${(await memoryOf('You are allergic to sesame')).id}`)
    await settle()
    await rest()
    expect(await memories('all')).toEqual([])
    await say(friend, 'I am allergic to sesame.')
    expect((await memories()).map(({ content }) => content)).toEqual(['You are allergic to sesame'])
    expect(await asked(() => say(helper, 'What can I eat?'))).toContain('The person is allergic to sesame')
  })

  it('disappears even if the person entered it manually', async () => {
    await person.post('/api/profile', { field: 'currentChallenges', value: 'insomnia' })
    await say(helper, 'How do I rest?', 'With your insomnia, early.')
    await say(friend, 'My insomnia is back.', 'Leave the lamp on.')
    const [memory] = await memories()
    await person.del(`/api/memories/${memory?.id}`)
    for (const to of [helper, friend]) {
      const text = await asked(() => say(to, 'How do I rest, is it back?'))
      expect(text).not.toContain('insomnia')
      expect(text).not.toContain('lamp')
    }
  })

  it('is not restored by a reply that is being written', async () => {
    const one = CASES[0] as Case
    await say(helper, one.said)
    opened.model.behave({ pieces: ['No tahini ', 'for you.'], firstTokenMs: 1500 })
    const { requests } = opened.model
    const before = requests.length
    const writing = person.post<Exchange>('/api/messages', messageTo(helper, 'What about a dip?'))
    await expect.poll(() => requests.length).toBe(before + 1)
    await person.del(`/api/memories/${(await memoryOf(one.memory)).id}`)
    expect((await writing).body.reply.content).toBe('No tahini for you.')
    await settle()
    const text = await asked(async () => {
      await say(helper, 'And a dip?')
      await say(friend, 'Which dip?')
    })
    expect(text).not.toContain('tahini')
  })

  it('is not restored by a planned message that is being written', async () => {
    const one = CASES[0] as Case
    await say(friend, one.said)
    opened.model.behave({ pieces: ['No tahini today.'], firstTokenMs: 1500 })
    const queue = idleQueue()
    const worker = await handWorker(opened.app, queue)
    await person.patch(`/api/helpers/${friend.id}`, { useTemplatedMessages: false, frequency: 'daily' })
    await planAt(opened.app, friend, clock.now())
    await deliverAll(worker)
    const [id = 0] = idsOf(queue, 'write')
    const { requests } = opened.model
    const before = requests.length
    const writing = writePlanned(worker, jobOf(id))
    await expect.poll(() => requests.length).toBe(before + 1)
    await person.del(`/api/memories/${(await memoryOf(one.memory)).id}`)
    await expect(writing).rejects.toThrow('a memory was removed')
    opened.model.behave({ pieces: ['Good morning.'] })
    expect(await asked(() => writePlanned(worker, jobOf(id)))).not.toContain('sesame')
    const shown = (await person.get<Message[]>(`/api/helpers/${friend.id}/messages`)).body
    expect(shown.at(-1)?.content).toBe('Good morning.')
  })

  it('is not restored by a summary that is being written', async () => {
    const one = CASES[0] as Case
    await say(helper, one.said)
    clock.advance(11 * MINUTE_MS)
    const queue = idleQueue()
    await queueIdleSessions(opened.app.services, queue)
    const summary = { ...EMPTY_SUMMARY, summary: 'You spoke of sesame.' }
    const fact = {
      subject: '',
      attribute: 'seed trouble',
      value: 'sesame',
      quote: "I'm allergic to sesame.",
      holds: true,
    }
    const { requests } = opened.model
    const before = requests.length
    const json = JSON.stringify({ facts: [{ ...fact, confidence: 9 }], summary })
    const gate = Promise.withResolvers<void>()
    opened.model.behave({ json, gate: gate.promise })
    const reading = readIdleSessions(opened.app.services, jobOf(idsOf(queue, 'remember')[0] ?? 0))
    await expect.poll(() => requests.length).toBe(before + 1)
    await person.del(`/api/memories/${(await memoryOf(one.memory)).id}`)
    gate.resolve()
    await reading
    expect(await memories('all')).toEqual([])
    clock.advance(24 * 60 * MINUTE_MS)
    await say(helper, 'Good morning.')
    await rest('A new day.')
    clock.advance(24 * 60 * MINUTE_MS)
    expect(await asked(() => say(helper, 'What did we speak of?'))).not.toContain('sesame')
  })
})

describe('an unshared fact', () => {
  it.each(CASES)('reaches no other model until it is shared again: $what', async (one) => {
    await say(helper, one.said, one.reply)
    await say(friend, one.question, `You told me: ${one.said}`)
    await say(helper, one.again, one.replyAgain)
    const { id } = await memoryOf(one.memory)
    expect((await person.patch(`/api/memories/${id}`, { isShared: false })).status).toBe(200)
    await say(helper, one.again, one.replyAgain)
    const others = (await everythingAsked(friend, one.question, [friend])).toLowerCase()
    for (const word of one.words) expect(others).not.toContain(word)
    expect(await asked(() => say(helper, one.question))).toContain(noteOf(one.memory))

    expect((await person.patch(`/api/memories/${id}`, { isShared: true })).status).toBe(200)
    await reindex(opened.app.services)
    const again = await asked(() => say(friend, one.question))
    expect(again).toContain(noteOf(one.memory))
    expect(again).toContain(`You told me: ${one.said}`)
  })

  it('reaches no helper at all if the person entered it manually', async () => {
    await person.post('/api/profile', { field: 'currentChallenges', value: 'insomnia' })
    const [memory] = await memories()
    expect(await asked(() => say(friend, 'Hello.'))).toContain('insomnia')
    await person.patch(`/api/memories/${memory?.id}`, { isShared: false })
    expect(await asked(() => say(friend, 'Hello.'))).not.toContain('insomnia')
    await person.patch(`/api/memories/${memory?.id}`, { isShared: true })
    expect(await asked(() => say(friend, 'Hello.'))).toContain('insomnia')
  })

  it('stays unshared when it changes', async () => {
    await say(helper, 'I live in Boston.')
    await person.patch(`/api/memories/${(await memoryOf('You live in Boston')).id}`, { isShared: false })
    await say(helper, 'I moved to Denver.')
    expect(await asked(() => say(friend, 'Where do I live, did I move?'))).not.toContain('Denver')
    await person.patch(`/api/memories/${(await memoryOf('You live in Denver')).id}`, { value: 'Salem' })
    expect(await asked(() => say(friend, 'Where do I live, did I move?'))).not.toMatch(/Denver|Salem/)
    expect(await asked(() => say(helper, 'Where do I live?'))).toContain('The person lives in Salem')
  })
})

describe('a corrected fact', () => {
  it.each([
    ['I work at Crumb Bakery.', 'You work at Crumb Bakery', 'Tartine', 'You work at Tartine', 'crumb'],
    [
      'My sister is called Paula.',
      'You have a sister called Paula',
      'a sister called Petra',
      'You have a sister called Petra',
      'paula',
    ],
    ['i live in boston', 'You live in boston', 'Salem', 'You live in Salem', 'boston'],
    ["I'm allergic to sesame.", 'You are allergic to sesame', 'peanuts', 'You are allergic to peanuts', 'sesame'],
    ['My debt is $30,000.', 'Your debt is $30,000', '$12,500', 'Your debt is $12,500', '30,000'],
  ])('reaches no model in its old form: %s', async (said, memory, value, now, word) => {
    await say(helper, said, `Noted: ${said}`)
    await say(friend, 'What do you know about me?', `You told me: ${said}`)
    await rest(`You said: ${said}`)
    const { id } = await memoryOf(memory)
    const answer = await person.patch<Memory>(`/api/memories/${id}`, { value })
    expect(answer.body.content).toBe(now)
    for (const to of [helper, friend]) {
      const text = await everythingAsked(to, 'What do you know about me, where do I work and live?')
      expect(text).toContain(noteOf(now))
      expect(text.toLowerCase()).not.toContain(word)
    }
    expect((await memories('superseded')).map(({ content }) => content)).toEqual([memory])
  })

  it('keeps words that also occur in the new value or in another memory', async () => {
    await say(helper, 'I grew up in Boston.', 'A fine town.')
    await say(helper, 'I live in Boston.', 'Still there, then.')
    await say(helper, 'Boston has a foghorn that wakes me.', 'Earplugs.')
    await person.patch(`/api/memories/${(await memoryOf('You live in Boston')).id}`, {
      value: 'Boston, by the harbour',
    })
    expect(await asked(() => say(friend, 'What wakes me in Boston?'))).toContain('foghorn')
    await person.patch(`/api/memories/${(await memoryOf('You live in Boston, by the harbour')).id}`, { value: 'Salem' })
    const text = await asked(() => say(friend, 'What wakes me, and where did I grow up?'))
    expect(text).toContain('The person comes from Boston')
    expect(text).not.toContain('by the harbour')
  })
})

describe('a recalled message', () => {
  it('is forgotten together with replies written with it', async () => {
    const told = await say(
      helper,
      'The merger with Falcon closes in spring, do not ask.',
      'Understood, the Falcon merger.',
    )
    await say(friend, 'What closes in spring?', 'The Falcon merger closes then.')
    await person.patch(`/api/messages/${told.userMessage.id}/memory`, { isForgotten: true })
    for (const to of [helper, friend])
      expect(await asked(() => say(to, 'What closes in spring?'))).not.toContain('Falcon')
  })

  it('is hidden from other helpers together with replies written with it', async () => {
    const told = await say(
      helper,
      'The merger with Falcon closes in spring, do not ask.',
      'Understood, the Falcon merger.',
    )
    await say(friend, 'What closes in spring?', 'The Falcon merger closes then.')
    const edit = (isShared: boolean) => person.patch(`/api/messages/${told.userMessage.id}/memory`, { isShared })
    await edit(false)
    expect(await asked(() => say(friend, 'What closes in spring?'))).not.toContain('Falcon')
    expect(await asked(() => say(helper, 'What closes in spring?'))).toContain('Falcon')
    await edit(true)
    await reindex(opened.app.services)
    expect(await asked(() => say(friend, 'What closes in spring?'))).toContain('Falcon')
  })
})

it('is in no prompt of any helper, whether it was typed with its accents or without', async () => {
  await say(helper, 'J’habite à Besançon.')
  await say(friend, 'À besancon il fait froid.', 'Besançon en novembre !')
  await person.del(`/api/memories/${(await memoryOf('You live in Besançon')).id}`)
  expect(await everythingAsked(friend, 'Et ma ville ?')).not.toMatch(/besan/i)
})

it('is in no prompt of any helper, however the digits of a number were spaced', async () => {
  await say(helper, 'My phone number is 0171 2345678.')
  await say(friend, 'Please note 01712345678 for the clinic.', 'I noted +49 171 234-5678.')
  const memory = (await memories()).find(({ content }) => content.includes('2345678'))
  await person.del(`/api/memories/${memory?.id}`)
  expect((await everythingAsked(friend, 'What is noted for the clinic?')).replace(/\D/g, '')).not.toContain('2345678')
})
