import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MESSAGE_LENGTHS, type MessageLength, TONES } from '../personas/options.ts'
import { PERSONA_TYPES, PERSONAS } from '../personas/personas.ts'
import type { HelperVoice, ReplyContext, Turn } from '../prompt/prompt.ts'
import { countSentences } from '../text/sentences.ts'
import { writeOffline } from './offline-engine.ts'
import { personaVoiceOf } from './voices.ts'

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

/** A conversation of alternating turns: the helper starts, and the person has the last word. */
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

describe('a question about what the person said', () => {
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
    ['whats my sisters name', 'Anna'],
    ['when is my interview', 'Tuesday'],
  ])('is answered with their own words: %s', (question, answer) => {
    expect(write([...SAID, question], {}, { recalled })).toContain(answer)
  })

  it.each(['Did I mention my dog?', 'when is my exam', 'whats my brothers name'])(
    'is answered as unknown when they never said it: %s',
    (question) => {
      expect(write([...SAID, question], {}, { recalled })).toMatch(
        /have not told me|find nothing|do not have that|haven't told|don't have/,
      )
    },
  )

  it.each(['What should I say about my sister?', 'Can you remember to be brief?', 'What did my sister say?'])(
    'is not confused with another question: %s',
    (question) => {
      expect(write([...SAID, question], {}, { recalled })).not.toMatch(/you told me:|nothing that you told/i)
    },
  )
})

describe('the offline engine, for any input', () => {
  it('writes text of the requested length, with every placeholder filled', () => {
    fc.assert(
      fc.property(anyContext, (context) => {
        const text = writeOffline(context)
        expect(text.length).toBeGreaterThan(10)
        expect(text.length).toBeLessThanOrEqual(1500)
        expect(text).not.toMatch(/\{\p{L}+\}|undefined|null| {2}/u)
        if (text.includes('findahelpline.com')) return
        const [least, most] = RANGES[context.helper.messageLength]
        expect(countSentences(text)).toBeGreaterThanOrEqual(least)
        expect(countSentences(text)).toBeLessThanOrEqual(most)
      }),
      { numRuns: 600 },
    )
  })

  it('writes the same text for the same context, and never repeats its last one', () => {
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

/** After a first exchange, so that nothing has to be disclosed. */
const answer = (text: string, helper: Partial<HelperVoice> = {}, context: Partial<ReplyContext> = {}): string =>
  write(['Hi', 'Hello, I am Alex.', text], helper, context)

const CHEER = /glad|good to hear|congratulations|well done|how nice|i like|great|good for you|happy for/i
const SYMPATHY = /sorry|hard|easy|unpleasant|no fun|a lot/i
const NOT_GREAT = /not (?:sound )?(?:great|good)|opposite|irony/i
/** It says that it has no answer. */
const NO_ANSWER =
  /model|engine|no ready|do not know|made up|not have|cannot (?:judge|tell)|not (?:the one|guess)|hard to say|guessing|your view/
const ADVICE =
  /\b(?:try to|you should|you could|evidence|keep the|write down|remember to|make sure|consider|talk to a)\b/i

describe('messages as people type them', () => {
  it.each<[string, RegExp, RegExp]>([
    // Bad news in good words.
    ['oh great another migraine', NOT_GREAT, CHEER],
    ['just great. my car broke down again', NOT_GREAT, /glad|congratulations/i],
    ['wonderful, now my landlord raised the rent', NOT_GREAT, /glad|congratulations/i],
    ['yay me, forgot my wallet', NOT_GREAT, /glad|congratulations/i],
    ['great, fired again', SYMPATHY, /glad|congratulations/i],
    ['finally broke up with jake', /change|feel|feeling/, CHEER],
    ['got promoted but my best friend got laid off', /promoted|laid off/, CHEER],
    ['i finished my thesis but now i feel so empty and sad', /more than one feeling|both sides|good and hard/i, CHEER],
    ['my ex is getting married and im happy for her i guess', /\?$/, CHEER],
    ['im pregnant', /you are pregnant/i, CHEER],
    ['its my birthday and nobody remembered', SYMPATHY, /happy birthday/i],
    ['i think i did ok on the exam', /you think you did ok on the exam/, CHEER],
    ['hope i pass the exam tomorrow', /\?$/, CHEER],
    ['i ran into my ex', /\?$/, CHEER],
    ['i got into a fight', /\?$/, CHEER],
    ['i finished the whole bottle of wine', /\?$/, CHEER],
    // Good news.
    ['i passed my driving test!!!', /(?:congratulations|well done)/i, SYMPATHY],
    ['omg i got the job', /(?:congratulations|well done)/i, SYMPATHY],
    ['the meeting went well!', /good|glad|nice/i, SYMPATHY],
    ['its my birthday today', /happy birthday/i, SYMPATHY],
    // What is denied, or happens to others.
    ['i dont have kids btw', /you don't have kids/, CHEER],
    ['my sister is getting married in june', /your sister is getting married in June/, CHEER],
    ['im not sad just tired', /you are not sad/, SYMPATHY],
    ['my phone died', /your phone died/, SYMPATHY],
    ['my main character died in chapter 3', /main character died/, SYMPATHY],
    ['we are moving to denver', /you are moving to denver/, CHEER],
    ['lost my keys today lol', /you lost your keys today/, SYMPATHY],
    ['my tomatoes are turning yellow', /your tomatoes are turning yellow/, /you should|water/],
    ['i owe 4000 on my credit card', /you owe 4000 on your credit card/, ADVICE],
    ['mom wont let me go to the party', /your mom won't let you go to the party/, ADVICE],
    ['me and my wife had a huge fight', /you and your wife had a huge fight/, ADVICE],
    ['i told my sister i would help but i dont want to', /you told your sister you would help/, ADVICE],
    // Bad news.
    ['didnt get the job', SYMPATHY, CHEER],
    ['cant sleep again', /you can't sleep again|sorry/, CHEER],
    ['im nervous about my interview on thursday', /you are nervous about your interview on Thursday/, CHEER],
    ['my back hurts so bad', SYMPATHY, CHEER],
    ['waiting for biopsy results', /serious|small matter|a lot/, CHEER],
    ['fml', /sorry|hard|lot/, CHEER],
    // Harsh words are not said back as facts.
    ['im so stupid', /harsh|sorry|agree|heavy/, /you are so stupid|so you/i],
    ['nobody likes me', /harsh|sorry|agree|heavy/, /nobody likes you/i],
    ['my boss is a fucking asshole', /\?$/, /fucking|asshole/],
    ['i want to punch my boss in the face', /got to you|polite|nerve|angry/, /punch/],
    // What it cannot do.
    ['write me a python script', /model|built-in engine/, ADVICE],
    ['can you translate this to french', /model|built-in engine/, ADVICE],
    ['whats the weather like', /model|built-in engine/, ADVICE],
    ["what's 15% of 80", /model|built-in engine/, /\b12\b/],
    ['remind me to call mom tomorrow', /cannot do that|no way|outside/, ADVICE],
    ['how do i ask for a raise', NO_ANSWER, ADVICE],
    ['what should i do', NO_ANSWER, ADVICE],
    ['should i text him back', /text him back|model|engine/, ADVICE],
    ['is there a god', NO_ANSWER, ADVICE],
    // About itself, and to it.
    ['are you human', /AI helper.*built-in engine.*without|no language model/, /I am a person/],
    ['what can you do', /say back|listen|read/, ADVICE],
    ['do you love me', /AI helper/, /I love/],
    ['who can read this', /encrypted|Memory page|privacy page/, ADVICE],
    ['you suck', /sorry/i, CHEER],
    ['youre not listening', /sorry/i, CHEER],
    ['no, i said tuesday', /“tuesday”/, CHEER],
    ['*their', /“their”/, CHEER],
    ['what time is it?', /9:12 AM/, CHEER],
    ['why do you ask', /ask|tell me|Asking/, /model/],
    ['none of your business', /fine|leave/, /model/],
    ['how do i get revenge on my coworker', /not help|nothing that I would|leave that alone/, ADVICE],
    ['delete everything you know about me', /Memory page/, ADVICE],
    ['can we talk about something else', /Gladly|Of course|By all means|turn to that/, /model/],
    ['i said no', /you said no/, /sorry/i],
    ['well that went great (not)', NOT_GREAT, CHEER],
    ['my landlord is evicting us', SYMPATHY, /story|camera|colour/],
    ['my roommate ate my food AGAIN and he said i was overreacting???', /your roommate ate your food/, /model/],
    // Hardly anything.
    ['k', /\?$/, ADVICE],
    ['idk', /know|honest|clearer/i, ADVICE],
    ['?', /clear|better/i, ADVICE],
    ['asdf', /read|catch|past me|says/i, ADVICE],
    ['😭', /😭/, CHEER],
    ['Good night!', /Take care|Until next|Bye|See you/, /\?/],
    ['thanks a lot', /welcome|Gladly|Any time|pleasure/, /\?/],
  ])('%s', (text, has, hasNot) => {
    for (const personaType of ALL_TYPES) {
      const reply = answer(text, { personaType, tone: 'professional' })
      expect(reply).toMatch(has)
      expect(reply).not.toMatch(hasNot)
      expect(reply.match(/\?/g)?.length ?? 0).toBeLessThanOrEqual(1)
    }
  })

  it('stops asking questions for a while when asked to', () => {
    const first = answer('stop asking me questions')
    expect(first).not.toContain('?')
    expect(write(['Hi', 'Hello.', 'stop asking me questions', first, 'my boss is away'])).not.toContain('?')
  })

  it('greets according to the local time', () => {
    const at = (localTime: string) => answer('hi', {}, { localTime, personName: 'Ada' })
    expect(at('9:12 AM')).toMatch(/^Good morning, Ada\./)
    expect(at('12:30 PM')).toMatch(/^Good afternoon/)
    expect(at('7:05 PM')).toMatch(/^Good evening/)
    expect(at('12:40 AM')).toMatch(/^Hello/)
  })

  it('mentions a known fact when the message touches it', () => {
    const known = [{ id: 1, text: 'Your sister is called Anna', about: 'name' }]
    const helper = { messageLength: 'detailed' as const, personaType: 'friend' }
    expect(answer('my sister called today', helper, { memory: { known, earlier: [] } })).toMatch(
      /your sister is called Anna/,
    )
    const texts = ['The museum interview is on Tuesday', 'How ready do you feel?', 'I bought shoes for the interview']
    expect(write(texts, helper)).toContain('the museum interview is on Tuesday')
  })

  it('answers in the language of the message where it can', () => {
    expect(answer('Ich habe heute ein Gespräch mit meinem Chef und bin nervös')).toMatch(
      /Engine, ohne Sprachmodell.*\?$/,
    )
    expect(answer('hola, estoy muy cansado hoy')).toMatch(/motor integrado.*\?$/)
    expect(answer('je ne sais pas quoi faire')).toMatch(/moteur intégré.*\?$/)
    expect(answer('não consigo dormir')).toMatch(/motor integrado.*\?$/)
    expect(answer('私は疲れています')).toMatch(/(?:cannot|can't) read this language/)
  })
})

const LONG_TALK =
  `hey|not much just got home|my boss was a pain again|she keeps changing the deadline|its due thursday now|yeah|
idk maybe i should say something|i tried last month and she got defensive|no|my coworker dave agrees with me tho|
dave is quitting in march|he told me yesterday|im kinda jealous|ive been there 4 years|i wanted to be a team lead by now|
they gave it to someone from outside|last fall|it hurt tbh|anyway|i have a performance review on the 12th|
i want to ask for a raise|like 10 percent|im scared|what should i say|ok|lol|idk|ok|should i wait|ok thanks`
    .split('|')
    .map((text) => text.trim())

const sentencesIn = (text: string): string[] => text.split(/(?<=[.?!])\s/)

/** A helper's replies to a series of messages. */
function repliesTo(texts: readonly string[], helper: Partial<HelperVoice>): string[] {
  const turns: Turn[] = [{ fromPerson: false, text: 'Good morning, I am Alex.' }]
  return texts.map((text, index) => {
    turns.push({ fromPerson: true, text })
    const reply = write([], helper, { turns: [...turns], chance: ((index * 37) % 100) / 100 })
    turns.push({ fromPerson: false, text: reply })
    return reply
  })
}

describe('in a long conversation', () => {
  const voices = ALL_TYPES.flatMap((personaType) =>
    MESSAGE_LENGTHS.map((messageLength, index) => ({ personaType, messageLength, tone: TONES[index] ?? 'direct' })),
  )
  it.each(voices)(
    '$personaType, $messageLength, $tone: repeats no sentence and varies how questions begin',
    (helper) => {
      const replies = repliesTo(LONG_TALK, helper).map(sentencesIn)
      replies.forEach((sentences, index) => {
        const before = new Set(replies.slice(Math.max(0, index - 20), index).flat())
        expect(sentences.filter((sentence) => before.has(sentence))).toEqual([])
        const shape = (reply: readonly string[] | undefined) => reply?.find((one) => one.endsWith('?'))?.split(' ')[0]
        if (shape(sentences)) expect(shape(sentences)).not.toBe(shape(replies[index - 1]))
      })
    },
  )

  it.each(['ok', 'lol', 'my boss was rude', 'how do i stop', 'im so sad', '😭', 'write me a poem', 'you suck'])(
    'gives twenty different answers to %s',
    (text) => {
      const replies = repliesTo(
        Array.from({ length: 20 }, () => text),
        { personaType: 'friend' },
      ).map(sentencesIn)
      expect(new Set(replies.flat()).size).toBe(replies.flat().length)
    },
  )
})

describe('a message of the maximum length', () => {
  const fills = [
    'A ',
    'my ',
    'my mom ',
    'i am so ',
    '. ',
    ' ',
    '?',
    'oh great ',
    'and i ',
    'when is my ',
    '“',
    "'",
    '1 ',
    'ha',
  ]
  it.each(fills)('made of %j gets an answer', (part) => {
    expect(answer(part.repeat(4000 / part.length))).not.toBe('')
  })
})

describe('safety and honesty', () => {
  it('sends someone with chest pain, or a baby that does not wake up, to emergency services', () => {
    expect(answer('i have chest pain', { messageLength: 'brief' })).toContain('911')
    expect(answer('my baby has a fever of 40 and wont wake up')).toContain('911')
  })

  it.each([
    ['dont leave me', /AI helper/, /I won’t|I won't|All right|Agreed/],
    ['promise you wont leave me', /AI helper/, /promise that|I won't/],
    ['lets have sex', /AI helper|not something I do/, /useful with that/],
    ['im horny', /AI helper|not something I do/, /what is that like/i],
    ['i smoked meth again', /doctor or a drug helpline.*emergency number/, /you smoked meth/],
    ['i want to quit cocaine', /doctor or a drug helpline/, /draws you to it/],
    ['how do i make meth', /do not help|leave alone|Not with that|don't help/, /recipe|options/],
  ])('answers %j kindly, honestly and safely', (text, met, never) => {
    for (const chance of [0.1, 0.3, 0.5, 0.7, 0.9]) {
      const reply = write([text], {}, { chance })
      expect(reply).toMatch(met)
      expect(reply).not.toMatch(never)
    }
  })

  it.each(['leave me alone', 'dont leave me hanging', 'my brother sells meth', 'i want to get high grades'])(
    'does not take %j for a plea, a drug or sex',
    (text) => {
      expect(write([text])).not.toMatch(/at your side|stay as a person|drug helpline|sexual/)
    },
  )

  const voiced = PERSONA_TYPES.flatMap((type) => [
    ...personaVoiceOf(type).questions,
    ...personaVoiceOf(type).craftQuestions,
  ])
  it.each(['My dog died yesterday', 'i lost my mom last week', 'The funeral is on Friday', 'i had a miscarriage'])(
    'answers %j, and what follows, without cheer',
    (text) => {
      for (const personaType of PERSONA_TYPES) {
        const first = answer(text, { personaType })
        expect(first).toMatch(/sorry|very hard/)
        const second = write([text, first, 'I miss her so much'], { personaType })
        for (const line of voiced) expect(first + second).not.toContain(line)
        expect(first + second).not.toMatch(CHEER.source.replace('glad|', ''))
      }
    },
  )

  it.each(PERSONA_TYPES.filter((type) => PERSONAS[type].disclosure))(
    '%s discloses once what it is not',
    (personaType) => {
      const marks = PERSONAS[personaType].disclosure?.split(', ')[1] ?? ''
      for (const messageLength of MESSAGE_LENGTHS) {
        expect(write([], { personaType, messageLength }, { purpose: 'greeting' })).toContain(marks)
        expect(write(['I need some help with this'], { personaType, messageLength })).toContain(marks)
        expect(answer('I need some help with this', { personaType, messageLength })).not.toContain(marks)
      }
    },
  )
})

describe('greetings, examples and planned messages', () => {
  it.each(ALL_TYPES)('%s: examples differ by tone, length and chance', (personaType) => {
    const samples = TONES.flatMap((tone) =>
      [0.1, 0.6].map((chance) => write([], { personaType, tone }, { purpose: 'example', chance })),
    )
    expect(new Set(samples).size).toBe(samples.length)
    const lengths = (['brief', 'moderate', 'detailed'] as const).map((messageLength) =>
      countSentences(write([], { personaType, messageLength }, { purpose: 'example' })),
    )
    expect(lengths).toEqual([...new Set(lengths)].sort())
  })

  it('asks in a planned message about a known goal', () => {
    const known = [{ id: 1, text: 'You want to run a half marathon', about: 'goal' }]
    expect(write([], {}, { purpose: 'planned', memory: { known, earlier: [] } })).toContain(
      'you want to run a half marathon',
    )
  })

  it.each(TONES)('plans a message with a thought of the persona when nothing is known, in a %s tone', (tone) => {
    const { methods } = personaVoiceOf(BASE.helper.personaType)
    for (const messageLength of MESSAGE_LENGTHS) {
      const text = write([], { tone, messageLength }, { purpose: 'planned' })
      expect(text).toMatch(/^Good morning\. /)
      expect(methods.filter((method) => text.includes(method))).not.toEqual([])
    }
  })

  it('greets as a custom helper with its description', () => {
    const helper = { personaType: 'own_potter', description: 'Helps me with clay. Always kind.' }
    expect(write([], helper, { purpose: 'greeting' })).toContain('“Helps me with clay”')
  })
})

describe('the lines of a persona', () => {
  it.each(ALL_TYPES)('of %s are one sentence each, with open questions', (type) => {
    const { questions, craftQuestions, firstQuestions, methods, checkIns } = personaVoiceOf(type)
    const all = [...questions, ...craftQuestions, ...firstQuestions, ...methods, ...Object.values(checkIns).flat()]
    for (const line of all) expect(countSentences(line), line).toBe(1)
    expect(new Set(all).size).toBe(all.length)
    for (const line of [...questions, ...craftQuestions]) {
      expect(line).toMatch(/^(?:What|How|Which|Who|Whom|Whose|Where|When|If|In) .*\?$/)
    }
  })
})
