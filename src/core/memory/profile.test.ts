import { expect, it } from 'vitest'
import { ATTRIBUTES } from './attributes.ts'
import { ATTRIBUTE_OF_FIELD, fieldOf, PROFILE_FIELDS, type ProfileField } from './profile.ts'

const fieldOfOwn = (attribute: string, value = 'x', holds = true): ProfileField | null =>
  fieldOf({ subject: '', attribute, value, holds })

it.each([
  ['shortTermGoals', 'run a 5k'],
  ['longTermGoals', 'speak Welsh'],
  ['currentChallenges', 'noisy neighbors'],
  ['workSituation', 'between jobs'],
  ['relationshipStatus', 'married'],
  ['preferredTopics', 'gardening'],
  ['avoidTopics', 'politics'],
  ['significantEvents', 'moved to Leeds'],
  ['sensitiveTopics', 'money'],
  ['personalityTraits', 'shy'],
  ['communicationStyle', 'direct'],
  ['preferredTone', 'warm'],
  ['responseLength', 'short'],
  ['motivationalStyle', 'gentle'],
] as const)('shows %s in its field', (field, value) => {
  expect(PROFILE_FIELDS).toContain(field)
  expect(fieldOfOwn(ATTRIBUTE_OF_FIELD[field], value)).toBe(field)
})

it('has an attribute with its own sentence for each field', () => {
  expect(new Set(Object.values(ATTRIBUTE_OF_FIELD)).size).toBe(14)
  expect(Object.keys(ATTRIBUTES)).toEqual(expect.arrayContaining(Object.values(ATTRIBUTE_OF_FIELD)))
})

it.each([
  ['taste', 'preferredTopics'],
  ['hobby', 'preferredTopics'],
  ['plan', 'significantEvents'],
  ['event', 'significantEvents'],
  ['relationship', 'relationshipStatus'],
  ['challenge', 'currentChallenges'],
  ['savings goal', 'longTermGoals'],
  ['favorite color', null],
  ['home', null],
  ['partner', null],
  ['note', null],
])('reads a %s from: %s', (attribute, field) => {
  expect(fieldOfOwn(attribute)).toBe(field)
})

it.each(['employer', 'job', 'way of working', 'studies', 'school', 'work situation'])(
  'shows the %s in the situation at work, also when it is over',
  (attribute) => {
    expect(fieldOfOwn(attribute)).toBe('workSituation')
    expect(fieldOfOwn(attribute, 'x', false)).toBe('workSituation')
  },
)

it.each(['taste', 'hobby', 'plan', 'goal', 'savings goal', 'relationship', 'home'])(
  'omits a %s that is over',
  (attribute) => {
    expect(fieldOfOwn(attribute, 'x', false)).toBeNull()
  },
)

it.each(['job', 'taste', 'plan', 'goal', 'relationship'])('omits the %s of someone else', (attribute) => {
  expect(fieldOf({ subject: 'sister', attribute, value: 'x', holds: true })).toBeNull()
})

it.each([
  'write more this year',
  'move abroad in two years',
  'see Japan someday',
  'live by the sea one day',
  'paint for a living eventually',
  'change career',
  'Retire early',
  'own a boat',
  'own my own shop',
  'buy a house',
  'run a marathon',
  'get a degree',
  'start a business',
  'write a book',
  'be fluent in Welsh',
  'have children',
  'start a family',
])('reads a long-term goal: %s', (goal) => {
  expect(fieldOfOwn('goal', goal)).toBe('longTermGoals')
})

it.each(['clean the garage', 'own the stage on Friday', 'fix the greenhouse', 'put up bookshelves'])(
  'reads a short-term goal: %s',
  (goal) => {
    expect(fieldOfOwn('goal', goal)).toBe('shortTermGoals')
  },
)
