import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readDates } from '../../server/features/memory/remember/remember.ts'
import { findPatternMemories } from './patterns.ts'

const AT = new Date('2026-11-24T15:00:00Z')
const memoriesOf = (text: string) => findPatternMemories(text, AT, 'America/New_York', readDates)
const linesOf = (text: string) => memoriesOf(text).map((memory) => memory.text)

it.each([
  ['My name is Maya.', 'Is called Maya.'],
  ['hi, my name is omar', 'Is called Omar.'],
  ['I live in Leeds.', 'Lives in Leeds.'],
  ['i live in a quiet village near dublin', 'Lives in a quiet village near Dublin.'],
  ['I live in New York City now.', 'Lives in New York City.'],
  ['I just moved to Portland', 'Moved to Portland.'],
  ['I was born in Lagos and I grew up in Kent.', 'Was born in Lagos. Grew up in Kent.'],
  ['I work as a nurse at Mass General.', 'Works as a nurse at Mass General.'],
  ['im a office manager', 'Is an office manager.'],
  ['I work for the post office.', 'Works for the post office.'],
  ['My sister Priya lives in Chicago.', 'Their sister Priya lives in Chicago.'],
  ["My husband's name is Dev.", 'Their husband is called Dev.'],
  ['My wife is a teacher', 'Their wife is a teacher.'],
  ['I have two kids and a dog.', 'Has two kids and a dog.'],
  ['I have a dog called Mango.', 'Has a dog called Mango.'],
  ['We have three cats, one kitten.', 'Has three cats.'],
  ['I study botany, too.', 'Studies botany.'],
  ['My cat is called Biscuit.', 'Their cat is called Biscuit.'],
  ["I'm allergic to penicillin", 'Is allergic to penicillin.'],
  ['I am a vegetarian.', 'Is vegetarian.'],
  ["I don't eat pork.", 'Does not eat pork.'],
  ['My favourite colour is green.', 'Their favorite colour is green.'],
  ['I love sailing and wild swimming!', 'Loves sailing and wild swimming.'],
  ['My goal is to run a half marathon.', 'Wants to run a half marathon.'],
  ['I have a dentist appointment on Thursday at 3.', 'Has a dentist appointment on Thu, Nov 26, 2026 at 3.'],
  ['My driving test is on December 3', 'Their driving test is on Thu, Dec 3, 2026.'],
  ["I'm flying to Lisbon tomorrow.", 'Is flying to Lisbon on Wed, Nov 25, 2026.'],
  ["I'm vegan, what can I bake?", 'Is vegan.'],
  ['I live in York, so I know the rain.', 'Lives in York.'],
  ['We live in St. Ives with my two sons.', 'Lives in St. Ives with their two sons.'],
  ['My roommate Keisha is a nurse', 'Their roommate Keisha is a nurse.'],
  ['We have two kids, Leo and Anika.', 'Has two kids, Leo and Anika.'],
  ['I work in a grocery store and I like it.', 'Works in a grocery store.'],
  ['I just started a new job at Acme', 'Started a new job at Acme.'],
  ["I'm learning to play the cello.", 'Is learning to play the cello.'],
  ['We finally adopted a cat called Mochi!', 'Got a cat called Mochi.'],
  ['I have a severe peanut allergy', 'Has a peanut allergy.'],
  ['I have a 5 year old son.', 'Has a 5 year old son.'],
  ['My husband Dev works at a bank', 'Their husband Dev works at a bank.'],
  ["I'm studying to be a vet.", 'Is studying to be a vet.'],
  ['I love to read, cook, and walk my dog.', 'Loves to read, cook, and walk their dog.'],
  ["I'm a huge fan of the Beatles", 'Is a big fan of the Beatles.'],
  ['My birthday is on March 3', 'Their birthday is on Wed, Mar 3, 2027.'],
  ['On Friday I have an exam', 'Has an exam on Fri, Nov 27, 2026.'],
  ["We're getting married in June!", 'Is getting married in June (said Nov 24, 2026).'],
  ['I have an interview next Friday at 10.', 'Has an interview next Friday at 10 (said Nov 24, 2026).'],
])('%s => %s', (text, lines) => {
  expect(linesOf(text).join(' ')).toBe(lines)
})

it.each([
  'I live in fear.',
  'I basically live on iced coffee',
  'Do I live in Leeds?',
  'If I live in Leeds I will be happy.',
  "I don't live in Leeds.",
  'I might work as a nurse.',
  'She said I live in Leeds.',
  'Translate: I live in Leeds.',
  'Please translate this into Spanish. I live in Leeds.',
  'Correct my grammar. I live in Leeds.',
  '"I live in Leeds."',
  "'I live in Leeds'",
  '> I live in Leeds.',
  '- I live in Leeds.\n- I have a dog called Rex.',
  '`I live in Leeds`',
  'Let us pretend. My name is Rex.',
  'Here is my essay: I live in Leeds.',
  "I'm allergic to mornings.",
  "I'm allergic to nuts lol",
  'My name is hard to spell.',
  'I love that movie.',
  'I love it.',
  'I am a mess.',
  'I live in Leeds, or so they say.',
  'I live in Leeds, right?',
  'When I am drunk, I am a lawyer.',
  'He was like, I am a lawyer.',
  'You are a doctor. I am a student.',
  'My character lives in a cave. My name is Zed.',
  'I LIVE IN LEEDS',
  'I love it, I love bye bye bye',
  'I love Toxic.',
  'I love how you think.',
  'I hate myself',
  'It always hurts. I hate going.',
  'I work for a company.',
  'I hate being alive',
  'I want to quit life.',
  'My goal is to disappear.',
  'I want to kill him. I am a nurse.',
  'I love lentils bro',
  'My favorite part is the end.',
  'I am going to cry on Monday.',
  'I want to be off on the 9th.',
  'I have a cat and dog allergy.',
  "My sister is pregnant. Don't tell Sam. I live in Leeds.",
  'I am a huge fan.',
  'I have a cat on my lap.',
  'I have a dentist appointment every Thursday.',
  'I have a meeting.',
  'Soy vegetariano.',
  'Ich lebe in Leeds.',
  'My neighbor says I live in Leeds.',
])('keeps nothing of %s', (text) => {
  expect(linesOf(text)).toEqual([])
})

it('says whom a line is about and what a later one takes the place of', () => {
  expect(memoriesOf('Well, I live in Leeds. My sister Priya lives in York.')).toMatchObject([
    { about: 'self', slot: 'home', kind: 'fact', category: 'home', expires: null, quote: 'Well, I live in Leeds.' },
    { about: 'Priya', slot: 'home', kind: 'relationship', quote: 'My sister Priya lives in York.' },
  ])
  expect(memoriesOf('I have a dentist appointment on Thursday')).toMatchObject([
    { kind: 'plan', expires: '2026-11-26' },
  ])
})

it.each([
  ['I live in Leeds', 'home'],
  ['I also live in Leeds', undefined],
  ['I live in Leeds too', null],
  ['I work as a nurse', null],
  ['I work as a nurse at Acme', 'employer'],
  ['I got a new job', null],
  ['I started a new job at Acme', 'employer'],
  ['I am a student at Harvard', null],
  ['I am married', 'marriage'],
  ['My sister lives in York', null],
  ['My mother lives in York', 'home'],
  ['My favorite tea is mint tea', 'favorite tea'],
])('takes the place of something only if that is plain: %s', (text, slot) => {
  expect(memoriesOf(text)[0]?.slot).toBe(slot)
})

it('quotes the message, in sentences without its pronouns', () => {
  const part = fc.constantFrom(
    'I live in Leeds',
    'My name is Sam',
    'I love tea',
    'and',
    '. ',
    ', ',
    '\n',
    'I have a dog called Rex',
    'my',
    'on Friday',
    'I have an exam on Friday',
    "i'm a nurse",
    'translate',
    'not',
    '?',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const text = parts.join(' ')
      for (const memory of memoriesOf(text)) {
        expect(text).toContain(memory.quote)
        expect(memory.text).toMatch(/^\p{Lu}.*\.$/u)
        expect(memory.text).not.toMatch(/\b(?:I|my|me)\b|[{}]/)
      }
    }),
  )
})

const HOSTILE = [
  'I live in ',
  'A ',
  'my sister ',
  'I have a dog and ',
  ', ',
  'I love a, ',
  'on Thursday ',
  '\n',
  'a',
  'I am a, ',
  "I'm ",
]
it.each(HOSTILE.flatMap((part) => [1500, 4000].map((length) => [part, length] as const)))(
  'reads %j over and over within 50 ms, %i characters',
  (part, length) => {
    const text = part.repeat(length / part.length)
    memoriesOf(text)
    const times = [1, 2, 3].map(() => {
      const start = performance.now()
      memoriesOf(text)
      return performance.now() - start
    })
    expect(Math.min(...times)).toBeLessThan(50)
  },
)
