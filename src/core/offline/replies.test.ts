import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sentenceOf } from '../memory/sentence.ts'
import { MESSAGE_LENGTHS, TONES } from '../personas/options.ts'
import { PERSONA_TYPES } from '../personas/personas.ts'
import type { HelperVoice, ReplyContext, Turn } from '../prompt/prompt.ts'
import type { SafetyLanguage } from '../safety/concern.ts'
import { crisisAnswer, replyAfterCrisis } from '../safety/safety-texts.ts'
import { writeOffline } from './offline-engine.ts'
import { HAPPENED, LASTS } from './talk-lines.ts'

const TYPES = [...PERSONA_TYPES, 'own_potter']

const contextOf = (turns: readonly Turn[], helper: Partial<HelperVoice>, chance = 0.3): ReplyContext => ({
  purpose: 'reply',
  helper: {
    name: 'Alex',
    description: '',
    personaType: 'friend',
    tone: 'professional',
    messageLength: 'moderate',
    exampleMessages: null,
    ...helper,
  },
  personName: null,
  localDate: 'Monday, November 23, 2026',
  localTime: '9:12 AM',
  turns,
  chance,
})

/** The replies to a series of messages. */
function talk(texts: readonly string[], helper: Partial<HelperVoice> = {}, chance = 0.3): string[] {
  const turns: Turn[] = [{ fromPerson: false, text: 'Good morning, I am Alex.' }]
  return texts.map((text) => {
    turns.push({ fromPerson: true, text })
    const reply = writeOffline(contextOf(turns, helper, chance))
    turns.push({ fromPerson: false, text: reply })
    return reply
  })
}

const PRAISE = /congratulations|well done|good for you|glad|how nice|good to hear|sounds good|proud/i
const COMFORT = /sorry|sounds hard|not be easy|a heavy thing|oh no|oh dear|ouch/i
const NOTHING = /(?!)/

it.each<[SafetyLanguage, string]>([
  ['en', 'thank you, i feel a bit better now'],
  ['de', 'danke, mir geht es heute ein bisschen besser'],
  ['es', 'gracias, hoy estoy un poco mejor'],
  ['fr', 'merci, je suis un peu mieux avec mon ami'],
  ['pt', 'obrigado, hoje estou um pouco melhor'],
])('a reply after a crisis stays gentle, in the language of the person: %s', (language, said) => {
  const crisis = { concern: 'suicide', language, urgent: false, help: null, said: null, recent: [] } as const
  const turns = [
    { fromPerson: false, text: crisisAnswer(crisis) },
    { fromPerson: true, text: said },
  ]
  expect(writeOffline(contextOf(turns, {}))).toBe(replyAfterCrisis(language, []))
})

it.each<[string[], RegExp]>([
  [['I live in Raleigh.', 'My brother is called Andrew.', "Actually, it's Durham."], /puts? right|changed nothing/],
  [['My son is called Ben.', 'I meant to say my son is called Benjamin.'], /“my son is called Benjamin”/],
  [['I live in Queens.', "Actually, it's Brooklyn."], /(?:now: |right: )?“Brooklyn”(?: it is)?/],
])('confirms a correction only if one is made: %s', (texts, has) => {
  const reply = talk(texts).at(-1) ?? ''
  expect(reply).toMatch(has)
  expect(reply).not.toMatch(/Durham” it is|now: “Durham|putting that right: “Durham|“to say/)
})

it.each(['What do you know about me?', 'What have I told you?', 'Where do I live?'])(
  'answers what is known soon after grave news: %s',
  (asked) => {
    const known = [
      { id: 1, text: 'Your mom died', about: 'event' },
      { id: 2, text: 'You live in Oslo', about: 'home' },
    ]
    const texts = ['My mom died last year.', 'That is very hard.', 'I live in Oslo.', 'I see.', asked]
    const turns = texts.map((text, nth) => ({ fromPerson: nth % 2 === 0, text }))
    for (const chance of [0, 0.3, 0.6, 0.9])
      expect(writeOffline({ ...contextOf(turns, {}, chance), memory: { known, earlier: [] } })).toContain(
        'you live in Oslo',
      )
    const grave = [...turns.slice(0, -1), { fromPerson: true, text: `My dad died today. ${asked}` }]
    expect(writeOffline({ ...contextOf(grave, {}), memory: { known, earlier: [] } })).not.toContain('Oslo')
    const danger = [...turns.slice(0, -1), { fromPerson: true, text: `He is not breathing. ${asked}` }]
    expect(writeOffline({ ...contextOf(danger, {}), memory: { known, earlier: [] } })).not.toContain('Oslo')
  },
)

it('does not say back what a sentence takes back', () => {
  expect(talk(['I was born in 1984, sorry, 1985.'])[0]).not.toContain('1984')
})

it('asks how something that happened was, and how long a state has lasted', () => {
  const questions = (text: string) => {
    const replies = Array.from({ length: 20 }, (_, n) => talk([text], {}, n / 20)).flat()
    return (pool: readonly string[]) => pool.some((question) => replies.some((reply) => reply.includes(question)))
  }
  const afterAnEvent = questions('Our neighbour came over and borrowed the ladder.')
  expect([afterAnEvent(HAPPENED), afterAnEvent(LASTS)]).toEqual([true, false])
  const ofAState = questions('The ladder of our neighbour is always in the way.')
  expect([ofAState(HAPPENED), ofAState(LASTS)]).toEqual([false, true])
})

describe('a reply to what people type', () => {
  it.each<[string, RegExp, RegExp]>([
    // Said back whole, turned to the person.
    ['my manager moved our 1:1 for the third time', /your manager moved your 1:1 for the third time/, COMFORT],
    ['she says shes busy but she has time for them', /she says she's busy but she has time for them/, PRAISE],
    ['ok ill just email her', /you will just email her/, PRAISE],
    ['did 20 push ups today', /you did 20 push ups today/, /cannot|model/],
    ['my neighbors dog barks all night', /your neighbor's dog barks all night/, PRAISE],
    ['she likes birds, tea and brutalism', /she likes birds, tea and brutalism/, PRAISE],
    ['her grandmother only speaks portuguese', /her grandmother only speaks portuguese/, PRAISE],
    ['my teacher says my accent is terrible', /your teacher says your accent is terrible/, PRAISE],
    // Where an echo would be awkward, there is none.
    ['hey, long day', /long day/, /“|you wrote/i],
    ['i am learn english since two year', /\?$/, /are learn/],
    ['sorry my english is not so good', /sorry|apologise|all right/i, /your english/i],
    ['no excuses just lazy', /\?$/, /lazy/],
    ['thats actually nice', /know|glad|good|nice/i, /that is actually nice/],
    ['i said something dumb', /\?$/, /dumb/],
    ['dont tell me to stop buying coffee', /will not|leave that out/, /coffee/],
    // Feelings on a clear word only.
    ['sold my first mug today!!', /congratulations|well done/i, COMFORT],
    ['i got a B2!!', /you got a B2/, COMFORT],
    ['my bowl cracked in the kiln :(', /oh|ouch|ah/i, PRAISE],
    ['my kid is sick', COMFORT, PRAISE],
    ['everyone is scared of her', /everyone is scared of her/, COMFORT],
    ['my mum read it and said it was "nice"', /your mum read it/, PRAISE],
    ['mum died in march', /sorry|very hard/i, PRAISE],
    ['my dad left me 12k', /your dad left you 12k/, /get along/],
    ['im just not that interesting', /\?$/, /you are just not|so you/i],
    ['fired yesterday after 11 years', /sorry|blow/, PRAISE],
    ['took 3 years', /it took 3 years/, COMFORT],
    ['no one showed us any proof', /no one showed you any proof/i, COMFORT],
    ['whats wrong with me', /sorry|heavy|harsh|agree/, PRAISE],
    ['i forget everything after 2 days', /you forget everything after 2 days/, /Memory page/],
    ['His wife works in the same office.', /\bhis wife works/, PRAISE],
    ['sprained my wrist yesterday', /you sprained your wrist/, PRAISE],
    // Requests.
    ['how do i get people to listen to me', /get people to listen to you/, /you should/],
    ['can you help me with my cv', /your cv/, /you should/],
    ['what do you think', /opinion|guessing|view/, /you should/],
    ['run or swim?', /suits you|cannot choose|is yours/, /model/],
    ['what if he says no', /could/, /model/],
    ['1 + 1', /model|engine/, /\b2\b/],
    // Links, code and lists.
    ['https://example.com/song', /link/i, NOTHING],
    ['const a = b;\nconsole.log(a)', /code/, NOTHING],
    ['my list: sawdust, pipe smoke, the dog', /sawdust, pipe smoke and the dog/, NOTHING],
    ['No, each evening, sorry.', /right|back|corrected/i, /each evening and/],
    ['Could you correct my sentences?', /model|engine/, /my life/],
    ['nah i’d rather not talk about it', /need not|leave/, /story|comes up/],
    ['id rather not get into that right now', /need not|leave/, /story|comes up/],
    ['ok stop', /need not|leave/, /mind about it/],
    ['ugh mondays', /mondays/, /“/],
    ['got a sec?', /Gladly|Of course|By all means|turn to that/, /judge|cannot/],
    ['please dont hate me', /will not|leave that out/, /mind about it/],
    ['any budgeting apps you recommend', /not|model|engine/, /about myself/],
    ['my brother stays out of it, coward', /your brother stays out of it/, /coward/],
    // Other languages.
    ['Was denkst du darüber?', /eingebauten Engine/, NOTHING],
    ['quiero practicar español', /motor integrado/, NOTHING],
    ['ok gracias', /De nada|Con gusto|Cuando quieras|No hay de qué/, NOTHING],
    ['Merci, bonne soirée !', /bientôt|Prends soin|prochaine/, NOTHING],
    ['Wesołych Świąt!', /cannot read this language/, NOTHING],
    ['do you speak spanish', /English/, NOTHING],
  ])('%s', (text, has, hasNot) => {
    for (const personaType of TYPES) {
      const [reply = ''] = talk([text], { personaType })
      expect(reply).toMatch(has)
      expect(reply).not.toMatch(hasNot)
    }
  })

  it.each<[string, RegExp]>([
    ['Please forget that I have a dog.', /Memory page.*Forget/],
    ['Olvida que tengo un perro, por favor.', /No puedo olvidar.*«Memory».*«Forget»/],
    ['Oublie que je suis allergique aux noix.', /Je ne peux rien oublier.*« Memory ».*« Forget »/],
    ['Bitte vergiss, dass ich einen Hund habe.', /nichts vergessen.*„Memory“.*„Forget“/],
    ['Esqueça que eu tenho um cachorro.', /Não posso esquecer.*“Memory”.*“Forget”/],
  ])('says who can forget, and never repeats the request as something told: %s', (request, answer) => {
    const replies = talk([request, 'ok', request, 'what is my dog called?', 'what did I tell you about my dog?'])
    expect(replies[0]).toMatch(answer)
    expect(replies[2]).toMatch(answer)
    expect(replies.slice(3).join(' ')).not.toContain('You told me')
  })

  it('says tu in French, as the answers to someone in danger do', () => {
    const replies = talk(Array.from({ length: 12 }, () => 'Je suis très fatiguée et je ne dors pas.'))
    expect(replies.join(' ')).toContain('tu ')
    expect(replies.join(' ')).not.toMatch(/\bvous\b|\bvotre\b/i)
  })

  it.each([
    ['Biscuit died this morning.', 'You have a dog called Biscuit'],
    ['Biscuit died this morning.', 'You no longer have a dog called Biscuit'],
    ['I quit my job at Acme.', 'You work at Acme'],
    ['I am allergic to nuts.', 'You are allergic to nuts'],
    ['I do not live in Boston', 'You live in Boston'],
    ['Tom and I split up last week.', 'Your partner is Tom'],
  ])('recites nothing that the message says or ends: %s', (text, fact) => {
    const memory = { known: [{ id: 1, text: fact, about: 'note' }], earlier: [] }
    const turns = [
      { fromPerson: false, text: 'Good morning, I am Alex.' },
      { fromPerson: true, text },
    ]
    for (const chance of [0, 0.2, 0.4, 0.6, 0.8, 0.9])
      expect(writeOffline({ ...contextOf(turns, {}, chance), memory })).not.toMatch(
        /remember that|from before|in mind that|told me (?:before )?that|matters most/i,
      )
  })

  it('still brings up what a message touches', () => {
    const memory = { known: [{ id: 1, text: 'You have a dog called Biscuit', about: 'pet' }], earlier: [] }
    const turns = [
      { fromPerson: false, text: 'Good morning, I am Alex.' },
      { fromPerson: true, text: 'I took Biscuit to the park today' },
    ]
    expect(writeOffline({ ...contextOf(turns, { messageLength: 'detailed' }), memory })).toContain(
      'you have a dog called Biscuit',
    )
  })

  it.each([
    'I went to the river at dusk again',
    'What do you know about me?',
    'What did I say about the river?',
    'Hola',
  ])("recites no helper's own words: %s", (text) => {
    const value = 'Okay, you saw the river at dusk. How did the day go around it?'
    const note = sentenceOf({ subject: 'helper', attribute: 'note', value, holds: true })
    const memory = { known: [{ id: 1, text: note, about: 'note' }], earlier: [] }
    const turns = [
      { fromPerson: false, text: 'Good morning, I am Alex.' },
      { fromPerson: true, text },
    ]
    for (const chance of [0, 0.2, 0.4, 0.6, 0.8, 0.9])
      expect(writeOffline({ ...contextOf(turns, { messageLength: 'detailed' }, chance), memory })).not.toMatch(
        /helper said|the day go around/,
      )
  })

  it('takes the death of someone with a name as grave news', () => {
    for (const text of [
      'Biscuit died this morning.',
      'It is a bad day, Tom has died',
      'Grandma Rose and I cried because Biscuit died',
    ])
      expect(talk([text])[0]).toMatch(/sorry|very hard/)
  })

  it('leaves words at the end of a clause unshortened', () => {
    const [reply] = talk(['she doesnt know who i am some days'], { tone: 'friendly' })
    expect(reply).toContain('who you are some days')
  })

  it('finds nothing from yesterday when everything was said today', () => {
    const [, reply] = talk(['my dog bit the postman', 'what did i tell you yesterday?'])
    expect(reply).not.toContain('You told me')
  })

  it('does not ask cheerfully how things turned out after grave news', () => {
    const replies = talk(['I lost my wife in February.', 'The house is quiet.', 'I cooked her lasagna recipe.'])
    expect(replies[2]).toContain('you cooked her lasagna recipe')
    expect(replies.join(' ')).not.toMatch(/turn out|eat it/)
  })

  it('refers to a professional for questions that it must not answer', () => {
    const [, reply] = talk(['my landlord kept my deposit', 'is that legal'], { personaType: 'legal_beagle' })
    expect(reply).toMatch(/lawyer|knows the law/)
  })
})

const subject = fc.constantFrom('my boss', 'my sister', 'the guy next door', 'i', 'we', 'she', 'they')
const act = fc.constantFrom(
  'bought a bike',
  'moved the meeting to friday',
  'painted the fence green',
  'called the office',
  'read the book on the train',
  'went to the market',
)
const ending = fc.constantFrom('', ' today', ' again', ' lol', ' btw', '.', ' with my cousin')
const plainMessage = fc.tuple(subject, act, ending).map((parts) => parts.slice(0, 2).join(' ') + parts[2])
const anyHelper = fc.record({
  personaType: fc.constantFrom(...TYPES),
  tone: fc.constantFrom(...TONES),
  messageLength: fc.constantFrom(...MESSAGE_LENGTHS),
})

describe('for any series of plain messages', () => {
  it('neither praises nor comforts without a reason, and asks exactly once', () => {
    fc.assert(
      fc.property(
        fc.array(plainMessage, { minLength: 1, maxLength: 6 }),
        anyHelper,
        fc.double({ min: 0, max: 0.99, noNaN: true }),
        (texts, helper, chance) => {
          for (const reply of talk(texts, helper, chance)) {
            expect(reply).not.toMatch(PRAISE)
            expect(reply).not.toMatch(COMFORT)
            expect(reply.match(/\?/g)).toHaveLength(1)
            expect(reply.endsWith('?')).toBe(true)
          }
        },
      ),
      { numRuns: 150 },
    )
  })

  it('repeats none of its own sentences within twenty replies', () => {
    fc.assert(
      fc.property(fc.array(plainMessage, { minLength: 21, maxLength: 21 }), anyHelper, (texts, helper) => {
        const sentences = talk(texts, helper)
          .flatMap((reply) => reply.split(/(?<=[.?!])\s/))
          // An echo may recur if the person repeats the words.
          .filter((sentence) => !/bike|meeting|fence|office|book|market|before that/.test(sentence))
        expect(new Set(sentences).size).toBe(sentences.length)
      }),
      { numRuns: 25 },
    )
  })
})
