import fc from 'fast-check'
import { expect, it } from 'vitest'
import { settingsFrom } from '../privacy/settings.ts'
import { type KnownFact, knownBefore, knownLines, topicAndGoalIn, topicAndGoalOf, visibleTo } from './fact-digest.ts'

const NOW = Date.UTC(2026, 10, 20)
const COACH = 1
const FRIEND = 2

const fact = (fields: Partial<KnownFact>): KnownFact => ({
  id: 1,
  subject: '',
  attribute: 'taste',
  value: 'tea',
  holds: true,
  helperId: COACH,
  shareAcrossHelpers: true,
  privacyTags: [],
  importance: 5,
  validFrom: NOW,
  statedIn: [],
  ...fields,
})
const told = (days: number): number => NOW - days * 86_400_000
const idsFor = (fields: Partial<KnownFact>, helperId: number, stored: unknown = {}): number[] =>
  visibleTo([fact(fields)], helperId, settingsFrom(stored)).map(({ id }) => id)

it('gives manual facts to every helper unless they are not shared', () => {
  const written: Partial<KnownFact> = { helperId: null, privacyTags: ['health'] }
  expect(idsFor(written, FRIEND, { crossHelperSharing: false })).toEqual([1])
  expect(idsFor({ ...written, shareAcrossHelpers: false }, FRIEND)).toEqual([])
})

it('gives a helper its own facts, and only shared ones of others', () => {
  const unshared: Partial<KnownFact> = { shareAcrossHelpers: false }
  expect(idsFor(unshared, COACH)).toEqual([1])
  expect(idsFor(unshared, FRIEND)).toEqual([])
  expect(idsFor({}, FRIEND)).toEqual([1])
  expect(idsFor({}, FRIEND, { crossHelperSharing: false })).toEqual([])
  expect(idsFor({ privacyTags: ['health'] }, FRIEND)).toEqual([])
})

const order = (...facts: Partial<KnownFact>[]): number[] =>
  knownLines(Object.freeze(facts.map((fields, index) => fact({ id: index + 1, ...fields }))), NOW).map(({ id }) => id)

it('writes a fact as a sentence with its attribute', () => {
  expect(knownLines([fact({ id: 7, subject: 'sister', attribute: 'home', value: 'Leeds' })], NOW)).toEqual([
    { id: 7, text: 'Your sister lives in Leeds', note: "The person's sister lives in Leeds", about: 'home' },
  ])
})

it('separates what was known before a message from what only that message states', () => {
  const facts = [[3], [4], [3, 4], []].map((statedIn, index) => fact({ id: index + 1, statedIn }))
  expect(knownBefore(4, knownLines(facts, NOW), [{ id: 3 }]).map(({ id }) => id)).toEqual([1, 3, 4])
})

it('leaves out quotes of messages that a model is shown anyway', () => {
  const facts = [3, 5].map((id) => fact({ id, attribute: 'own words', value: `words ${id}`, statedIn: [id] }))
  expect(knownBefore(4, knownLines(facts, NOW), [{ id: 3 }]).map(({ id }) => id)).toEqual([5])
})

it.each([
  ['what is more important', { importance: 6 }, { importance: 7 }, [2, 1]],
  ['the newer of two', { validFrom: told(1) }, { validFrom: told(0) }, [2, 1]],
  ['what is one more important, for 89 days', { importance: 6 }, { importance: 7, validFrom: told(89) }, [2, 1]],
  ['what is new, after 91 days', { importance: 6 }, { importance: 7, validFrom: told(91) }, [1, 2]],
  ['what matters, for ever', { importance: 6, validFrom: told(1) }, { importance: 9, validFrom: told(3650) }, [2, 1]],
  ['what is new, over what faded', { importance: 7, validFrom: told(45) }, { importance: 9, validFrom: 0 }, [1, 2]],
  ['what is still so', { importance: 8, holds: false }, { importance: 8, validFrom: told(89) }, [2, 1]],
  ['what ended of late', { importance: 8, validFrom: told(91) }, { importance: 8, holds: false }, [2, 1]],
])('puts %s first', (_, one, other, ids) => {
  expect(order(one, other)).toEqual(ids)
})

it('lists as many facts as fit into 1600 characters', () => {
  const half = { value: 'a'.repeat(1600 / 2 - '- The person likes \n'.length) }
  expect(order(half, half)).toEqual([1, 2])
  expect(order(half, { value: `${half.value}a` })).toEqual([1])
  const facts = fc.array(fc.record({ value: fc.string({ maxLength: 200 }) }))
  fc.assert(
    fc.property(facts, (found) => {
      const lines = knownLines(found.map(fact), NOW)
      expect(lines.map(({ text }) => `- ${text}\n`).join('').length).toBeLessThanOrEqual(1600)
    }),
  )
})

const topicOf = (fields: Partial<KnownFact>): string | null => topicAndGoalOf([fact(fields)]).topic

it.each([
  ['preferred topic', 'Tennis', { topic: 'tennis', goal: null }],
  ['hobby', 'gardening', { topic: 'gardening', goal: null }],
  ['taste', 'the music I love', { topic: 'music you love', goal: null }],
  ['taste', 'really my garden', { topic: 'garden', goal: null }],
  ['taste', 'cooking with my sister', { topic: 'cooking with your sister', goal: null }],
  ['taste', 'taking care of myself', { topic: 'taking care of yourself', goal: null }],
  ['goal', 'run with my sister', { topic: null, goal: 'your goal to run with your sister' }],
  ['long-term goal', 'see Rome', { topic: null, goal: 'your goal to see Rome' }],
])('can mention a %s: %s', (attribute, value, topicAndGoal) => {
  expect(topicAndGoalOf([fact({ attribute, value })])).toMatchObject(topicAndGoal)
})

it('uses the newest topic and goal, which come last', () => {
  const facts = ['chess', 'tennis'].map((value) => fact({ value }))
  const goals = ['learn Welsh', 'run a race'].map((value) => fact({ attribute: 'goal', value }))
  expect(topicAndGoalOf([...facts, ...goals])).toMatchObject({ topic: 'tennis', goal: 'your goal to run a race' })
})

it.each([
  ['Tennis has come up before. How is it going?', [1]],
  ['How is your goal to run a race?', [2]],
  ['Good morning.', []],
])('knows which facts are in %j', (text, ids) => {
  const hobby = fact({ id: 1, attribute: 'hobby', value: 'tennis' })
  const goal = fact({ id: 2, attribute: 'goal', value: 'run a race' })
  expect(topicAndGoalIn(text, topicAndGoalOf([hobby, goal]))).toEqual(ids)
})

it('takes no topic from other attributes, other people or the past', () => {
  expect(topicOf({ attribute: 'health' })).toBeNull()
  expect(topicOf({ subject: 'sister' })).toBeNull()
  expect(topicOf({ holds: false })).toBeNull()
})

it.each([
  'art',
  '3d printing',
  'top 40 radio',
  'women’s football',
  'sci-fi',
  'Formula 1',
  'IKEA',
  'theater',
  'c'.repeat(40),
])('mentions %j', (value) => {
  expect(topicOf({ value })).toBe(value)
})

it.each(['go', 'c'.repeat(41), '-chess', 'tea, cake', 'tea\ncake'])('does not mention %j', (value) => {
  expect(topicOf({ value })).toBeNull()
})

it.each(['see my family’s home', "see my family's home", 'eat sugar-free'])('mentions the goal to %s', (value) => {
  expect(topicAndGoalOf([fact({ attribute: 'goal', value })]).goal).toBe(`your goal to ${value.replace('my', 'your')}`)
})
