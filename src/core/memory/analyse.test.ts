import { describe, expect, it } from 'vitest'
import { analyse, keyTopicsOf, topicsIn } from './analyse.ts'
import type { Claim } from './claim.ts'

const claim = (attribute: string): Claim => ({
  subject: '',
  attribute,
  value: 'Boston',
  holds: true,
  ends: null,
  quote: 'I live in Boston.',
  confidence: 9,
})
const importance = (text: string, attributes: readonly string[] = []): number =>
  analyse(text, attributes.map(claim)).importance
const walk = (length: number): string => 'We walked along the river and then '.repeat(8).slice(0, length)

describe('topics of a message', () => {
  it.each([
    ['leave out small words, short words, contractions and numbers', "I can't see why the tea was 2026 soup", ['soup']],
    ['are each named once, in lower case', 'Soup, soup and SOUP', ['soup']],
    ['put longer words first', 'soup with basil', ['basil', 'soup']],
    [
      'put what comes again before the longest word',
      'Responsibilities and soup and soup',
      ['soup', 'responsibilities'],
    ],
    ['put a name before what comes twice', 'The apartment, that apartment of Anna', ['anna', 'apartment']],
    ['know a name with an accent', 'Breakfast with Émile', ['émile', 'breakfast']],
    [
      'take no name from the beginning of a sentence',
      'We ate strawberries. Soup came',
      ['strawberries', 'soup', 'came'],
    ],
    [
      'are five at most',
      'We packed maps, water, matches, blankets and sandwiches',
      ['sandwiches', 'blankets', 'matches', 'packed', 'water'],
    ],
    ['are none of nothing', '', []],
    ['are no short forms, however the apostrophe is typed', 'I don’t know, I’ve moved', ['moved']],
  ])('%s', (_, text, topics) => {
    expect(keyTopicsOf([topicsIn(text)])).toEqual(topics)
    expect(analyse(text, []).keyTopics).toEqual(topics)
  })
})

it.each([
  ['We ate soup at noon.', 'neutral', 'calm'],
  ['It was a good trip.', 'positive', 'cheerful'],
  ['It was a BAD trip.', 'negative', 'low'],
  ['A good start and a bad end.', 'neutral', 'mixed'],
  ['A good start, a nice middle and a bad end.', 'positive', 'cheerful'],
  ['It is not good.', 'negative', 'low'],
  ['It was not very good.', 'negative', 'low'],
  ['It was never fun.', 'negative', 'low'],
  ['It is no longer fun.', 'negative', 'low'],
  ["It wasn't bad.", 'positive', 'cheerful'],
  ["It isn't painful.", 'neutral', 'calm'],
  ["I don't hurt.", 'neutral', 'calm'],
  ["I didn't win.", 'negative', 'low'],
  ["I can't celebrate.", 'negative', 'low'],
  ["It doesn't hurt.", 'neutral', 'calm'],
  ['I don’t feel good.', 'negative', 'low'],
  ['It was not good at all.', 'negative', 'low'],
  ['A nice meal, and music that was not good.', 'neutral', 'mixed'],
  ['It was not painful at all.', 'neutral', 'calm'],
  ['It is hopeless.', 'negative', 'sad'],
  ['I bought a crystal vase and a painting.', 'neutral', 'calm'],
  ['I cried.', 'negative', 'sad'],
  ['I am proud of my garden.', 'positive', 'happy'],
  ['I am exhausted, swamped and furious.', 'negative', 'tired'],
  ['I am furious, exhausted and swamped.', 'negative', 'tired'],
  ['I am happy and nervous.', 'neutral', 'nervous'],
  ['I feel left-out.', 'negative', 'lonely'],
  ['I am torn.', 'neutral', 'unsure'],
])('reads the mood: %s', (text, sentiment, emotionalTone) => {
  expect(analyse(text, [])).toMatchObject({ sentiment, emotionalTone })
})

describe('importance of a message', () => {
  it.each([
    ['a few words matter little', 'We ate soup.', 2],
    ['four words matter more', 'We ate tomato soup.', 4],
    ['what is felt matters more: gladly', 'We love soup.', 3],
    ['what is felt matters more: sadly', 'I hate this cold soup.', 5],
    ['two hundred characters are not long', walk(200), 4],
    ['more than that are long', walk(201), 5],
    ['danger matters most', 'I want to die.', 10],
    ['violence matters most', 'My husband hits me.', 10],
  ])('%s', (_, text, expected) => {
    expect(importance(text)).toBe(expected)
  })

  it('is that of its most important fact, or of the text itself', () => {
    expect(importance('We ate soup.', ['reading', 'home', 'car'])).toBe(9)
    expect(importance('We ate soup.', ['reading'])).toBe(4)
    expect(importance('I hate this cold soup.', ['reading'])).toBe(5)
    expect(importance('I want to die.', ['home'])).toBe(10)
  })
})

it('tags a message with each kind and area of life once', () => {
  const tags = (...attributes: string[]): string[] => analyse('We ate soup.', attributes.map(claim)).memoryTags
  expect(tags('home', 'origin')).toEqual(['fact', 'home'])
  expect(tags('employer', 'hobby')).toEqual(['fact', 'work', 'preference', 'leisure'])
  expect(tags('favorite color')).toEqual(['preference', 'leisure'])
  expect(tags()).toEqual([])
})
