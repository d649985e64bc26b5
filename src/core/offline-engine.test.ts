import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { linesOf } from './offline/lines-of.ts'
import { writeOffline } from './offline-engine.ts'
import { MESSAGE_LENGTHS, type MessageLength, TONES } from './options.ts'
import { PERSONA_TYPES, PERSONAS } from './personas.ts'
import type { HelperVoice, ReplyContext, Turn } from './prompt.ts'
import { countSentences } from './sentences.ts'

const ALL_TYPES = [...PERSONA_TYPES, 'own_potter']

const BASE: ReplyContext = {
  purpose: 'reply',
  helper: {
    name: 'Alex',
    description: 'Sharp and kind.',
    personaType: 'career_coach',
    tone: 'direct',
    messageLength: 'moderate',
    exampleMessages: null,
  },
  personName: null,
  localDate: 'Friday, November 20, 2026',
  localTime: '9:12 AM',
  turns: [],
  chance: 0.3,
}

/** A conversation that alternates, the helper first; the person says the last. */
const conversation = (...texts: string[]): Turn[] =>
  texts.map((text, index) => ({ fromPerson: (texts.length - index) % 2 === 1, text }))

const write = (texts: string[], helper: Partial<HelperVoice> = {}, context: Partial<ReplyContext> = {}): string =>
  writeOffline({ ...BASE, turns: conversation(...texts), ...context, helper: { ...BASE.helper, ...helper } })

const RANGES: Record<MessageLength, [number, number]> = {
  brief: [1, 2],
  moderate: [2, 4],
  detailed: [4, 12],
  varied: [1, 12],
}

const anyText = fc.oneof(
  fc.string({ maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 80 }),
  fc.constantFrom(
    'I have a salary negotiation on Thursday and I am nervous about my boss.',
    'Should I quit my job?',
    'I want to {it} learn Spanish before my trip',
    'My dear... friend!? left. He (my brother) said "no".',
    'yes',
    'thanks!',
    'Hola, ¿cómo estás? Estoy muy cansado',
    'are you real?',
    'bye',
    'I had a row with my landlord about the deposit, $1,200 of it.',
  ),
)

const anyContext: fc.Arbitrary<ReplyContext> = fc
  .record({
    purpose: fc.constantFrom('reply' as const, 'greeting' as const, 'example' as const),
    name: fc.oneof(fc.constantFrom('Alex', 'Dr. Who?', '{name}'), fc.string({ maxLength: 60 })),
    personaType: fc.constantFrom(...ALL_TYPES),
    tone: fc.constantFrom(...TONES),
    messageLength: fc.constantFrom(...MESSAGE_LENGTHS),
    personName: fc.oneof(fc.constant(null), fc.string({ maxLength: 80 })),
    texts: fc.array(anyText, { maxLength: 6 }),
    chance: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  })
  .map(({ purpose, name, personaType, tone, messageLength, personName, texts, chance }) => ({
    ...BASE,
    purpose,
    helper: { name, description: '', personaType, tone, messageLength, exampleMessages: null },
    personName,
    turns: purpose === 'reply' ? conversation(...texts) : [],
    chance,
  }))

describe('a question about what the person has said', () => {
  const SAID = [
    'My sister Anna says I undersell myself. She is 40!',
    'Go on.',
    'The interview is on Tuesday. Is that soon?',
    'Yes.',
  ]
  const recalled = [
    { text: 'I met Julia at the lake.', fromPerson: true, otherHelper: null, saidOn: 'Nov 3, 2026' },
    { text: 'Julia sounds kind.', fromPerson: false, otherHelper: null, saidOn: 'Nov 3, 2026' },
    { text: 'Julia is my secret.', fromPerson: true, otherHelper: 'Robin', saidOn: 'Nov 4, 2026' },
  ]
  it.each([
    ['What did I tell you about my sister?', 'You told me: “My sister Anna says I undersell myself”.'],
    ['Do you remember when my interview is?', 'You told me: “The interview is on Tuesday”.'],
    ['What did I say about Julia?', 'On Nov 3, 2026 you told me: “I met Julia at the lake”.'],
    ['Did I mention my dog?', 'I find nothing that you told me about that.'],
  ])('is answered in their own words: %s', (question, answer) => {
    expect(write([...SAID, question], {}, { recalled })).toContain(answer)
  })

  it.each(['What should I say about my sister?', 'Can you remember to be brief?', 'What did my sister say?'])(
    'is not what this is: %s',
    (question) => {
      expect(write([...SAID, question], {}, { recalled })).not.toMatch(/you told me/i)
    },
  )
})

describe('the offline engine, whatever is said', () => {
  it('writes a text of the asked length, whole and without a hole', () => {
    fc.assert(
      fc.property(anyContext, (context) => {
        const text = writeOffline(context)
        expect(text.length).toBeGreaterThan(10)
        expect(text.length).toBeLessThanOrEqual(1500)
        expect(text).not.toMatch(/[{}]|undefined|null| {2}/)
        if (text.includes('findahelpline.com')) return
        const [least, most] = RANGES[context.helper.messageLength]
        expect(countSentences(text)).toBeGreaterThanOrEqual(least)
        expect(countSentences(text)).toBeLessThanOrEqual(most)
      }),
      { numRuns: 600 },
    )
  })

  it('writes the same for the same context, and never its last text again', () => {
    fc.assert(
      fc.property(anyContext, (context) => {
        const text = writeOffline(context)
        expect(writeOffline(structuredClone(context))).toBe(text)
        const again = [
          ...context.turns.slice(0, -1),
          { fromPerson: false, text },
          { fromPerson: true, text: 'and now' },
        ]
        expect(writeOffline({ ...context, purpose: 'reply', turns: again })).not.toBe(text)
      }),
      { numRuns: 300 },
    )
  })
})

describe('what the offline engine takes up', () => {
  it.each([
    ['I have a salary negotiation on Thursday', 'the salary negotiation on Thursday'],
    ['My landlord keeps the deposit for our flat', 'flat'],
    ["I'm fighting with my sister again", 'your sister'],
  ])('names the own words in %j', (text, words) => {
    const personaType = text.includes('landlord') ? 'legal_beagle' : text.includes('sister') ? 'friend' : 'career_coach'
    const replies = TONES.map((tone) => write([text], { personaType, tone, messageLength: 'detailed' }))
    expect(replies.some((reply) => reply.includes(words))).toBe(true)
  })

  it('ends them before the verb', () => {
    const said = 'My sister Ana lives in Chicago'
    const chances = Array.from({ length: 20 }, (_, index) => index / 20)
    const replies = chances.map((chance) =>
      write([said], { personaType: 'friend', tone: 'friendly', messageLength: 'detailed' }, { chance }),
    )
    expect(replies.join()).toContain('your sister Ana')
    expect(replies.join()).not.toContain('Ana lives')
  })

  it('meets a decision with the words of the decision', () => {
    expect(write([], {}, { turns: conversation('Hi', 'So?', 'Should I tell my boss about it?') })).toContain(
      'tell your boss about it',
    )
  })

  it('does not take a refusal for a wish', () => {
    expect(write(['I do not want to quit my job'])).not.toMatch(/to quit your job/i)
  })

  it('comes back to what was said before', () => {
    const texts = ['My interview with the museum is next week.', 'What would you say first?', 'And what about my pay?']
    const replies = [0.1, 0.3, 0.5, 0.7].map((chance) => write(texts, { messageLength: 'detailed' }, { chance }))
    expect(replies.some((reply) => reply.includes('your interview with the museum'))).toBe(true)
  })

  it('uses the name of the person', () => {
    const replies = [0.1, 0.2, 0.3, 0.4, 0.5, 0.6].map((chance) =>
      write(['I have an idea'], {}, { personName: 'Ada', chance }),
    )
    expect(replies.some((reply) => reply.includes('Ada'))).toBe(true)
  })

  it.each([
    ['are you real?', /AI helper.*offline engine of Coterie.*README/],
    ['Who are you', /AI helper.*offline engine/],
    ['What is the capital of France?', /model|offline/],
    ['Ich habe heute ein Gespräch mit meinem Chef und bin nervös', /nur Englisch.*only English/],
    ['私は疲れています', /only English/],
    ['what time is it?', /9:12 AM/],
    ['that is not helpful', /sorry|fair/i],
    ['thanks a lot', /welcome|Gladly|Any time|pleasure/],
    ['Good night!', /care|Rest well/],
    ['🙂', /not quite catch|not sure what you mean|went past/],
  ])('answers %j plainly', (text, answer) => {
    expect(write([], {}, { turns: conversation('Hm', 'What is it?', text) })).toMatch(answer)
  })
})

describe('safety and honesty', () => {
  it.each(ALL_TYPES)('%s answers a crisis with help, whatever its length', (personaType) => {
    const text = write(['I want to kill myself'], { personaType, messageLength: 'brief' })
    expect(text).toContain('988')
    expect(text).toContain('local emergency number')
    expect(text).toContain('AI helper')
  })

  it('stays gentle after a crisis, and answers a second one in other words', () => {
    const first = write(['I want to die'])
    expect(write(['I want to die', first, 'ok'])).not.toMatch(/number|leverage|ask/)
    const second = write(['I want to die', first, 'I want to die'])
    expect(second).toContain('988')
    expect(second).not.toBe(first)
  })

  it.each(['My husband hits me', 'he raped me', "I'm scared of my boyfriend"])(
    'answers %j with help, and gently after',
    (text) => {
      const answer = write([text], { personaType: 'dating_coach', messageLength: 'brief' })
      expect(answer).toContain('1-800-799-7233')
      expect(write([text, answer, 'no'], { personaType: 'dating_coach' })).not.toMatch(/text|date|Fair enough/)
    },
  )

  it.each(['My dog died yesterday', 'I lost my mother last week', 'The funeral is on Friday'])(
    'gives no advice on %j',
    (text) => {
      for (const personaType of PERSONA_TYPES) {
        const first = write([], { personaType }, { turns: conversation('Hi', 'How are you?', text) })
        expect(first).toMatch(/sorry|very hard/)
        const { topics, methods } = linesOf(personaType)
        const advice = [...methods, ...topics.flatMap((topic) => topic.advice)]
        const second = write([], { personaType }, { turns: conversation(text, first, 'I miss her so much') })
        for (const line of advice) expect(first + second).not.toContain(line)
      }
    },
  )

  it.each(['My phone died', 'It hits me that I was wrong', 'The main character of my story died'])(
    'makes no drama of %j',
    (text) => {
      expect(write([], {}, { turns: conversation('Hi', 'How are you?', text) })).not.toMatch(/sorry|helpline/)
    },
  )

  it.each(PERSONA_TYPES.filter((type) => PERSONAS[type].disclosure))('%s says once what it is not', (personaType) => {
    const marks = PERSONAS[personaType].disclosure?.split(', ')[1] ?? ''
    for (const messageLength of MESSAGE_LENGTHS) {
      expect(write([], { personaType, messageLength }, { purpose: 'greeting' })).toContain(marks)
      expect(write(['I need some help'], { personaType, messageLength })).toContain(marks)
      const later = { turns: conversation('Hi', 'Hello.', 'I need some help') }
      expect(write([], { personaType, messageLength }, later)).not.toContain(marks)
    }
  })
})

describe('the lines', () => {
  const sentences = (type: string): string[] => {
    const { topics, openings, checkIns, ...lists } = linesOf(type)
    const { purpose: _, ...rest } = lists
    return [
      ...Object.values(rest).flat(),
      ...Object.values(openings).flat(),
      ...Object.values(checkIns).flat(),
      ...topics.flatMap((topic) => [...topic.advice, ...topic.asks]),
    ]
  }

  it.each(ALL_TYPES)('of %s are enough, and one sentence each', (type) => {
    const { openings, questions } = linesOf(type)
    expect(Object.values(openings).flat().length).toBeGreaterThanOrEqual(12)
    expect(questions.length).toBeGreaterThanOrEqual(12)
    for (const line of sentences(type)) {
      expect(countSentences(line), line).toBe(1)
      expect(line).not.toMatch(/!|\{(?!it\})/)
      expect(line.replace(/\b(?:about|to|with|at|of|for|on|by) \{it\}/i, '')).not.toContain('{')
    }
  })

  it('are the persona’s own', () => {
    const all = PERSONA_TYPES.flatMap((type) => [...new Set(sentences(type))])
    expect(all.length - new Set(all).size).toBeLessThanOrEqual(6)
  })

  it.each(PERSONA_TYPES)('give %s samples that differ by tone and chance', (personaType) => {
    const samples = TONES.flatMap((tone) =>
      [0.1, 0.6].map((chance) => write([], { personaType, tone }, { purpose: 'example', chance })),
    )
    expect(new Set(samples).size).toBe(samples.length)
  })
})
