import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MESSAGE_LENGTHS, TONES } from '../personas/options.ts'
import { PERSONA_TYPES, WRITINGS } from '../personas/personas.ts'
import {
  fillSentences,
  nextTemplate,
  partOfDayAt,
  type TemplateFacts,
  writeFromTemplate,
} from './write-from-template.ts'

/** Runs of end marks followed by whitespace or the end. */
const countSentences = (text: string): number => text.match(/[.!?…](?=\s|$)/g)?.length ?? 0

const NOTHING: TemplateFacts = { name: null, helper: null, day: null, partOfDay: null, topic: null, goal: null }
const DAY = { ...NOTHING, helper: 'Sam', day: 'Thursday', partOfDay: 'morning' }
const ALL = { ...DAY, name: 'Robin', topic: 'the garden', goal: 'a half marathon' }

const sequences = Object.entries(WRITINGS).map(([type, { TEMPLATES }]) => ({ type, texts: TEMPLATES }))
const everyText = sequences.flatMap(({ type, texts }) => texts.map((text, position) => ({ type, text, position })))

const filled = (text: string, known: TemplateFacts): string => fillSentences(text, known).join(' ')

const readsWell = (text: string): void => {
  expect(text).not.toMatch(/[{}[\]]/)
  expect(text).not.toMatch(/\s\s|^\s|\s$|\s[,.;:?]/)
  expect(text).not.toMatch(/^[,.;:?…]|,[,.;:?]/)
  expect(text.charAt(0)).toBe(text.charAt(0).toUpperCase())
}

const value = fc.option(
  fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('Robin', '', '  ', '{name}', 'a [b] c', 'x, ', 'ends. ')),
  { nil: null },
)
const facts = fc.record({ name: value, helper: value, day: value, partOfDay: value, topic: value, goal: value })
const template = fc.oneof(
  fc.constantFrom(...everyText.map(({ text }) => text)),
  fc
    .array(fc.oneof(fc.constantFrom('{name}', '{foo}', ', {name}', '[', ']', '. ', ', ', ' {', '}', '? '), fc.lorem()))
    .map((parts) => parts.join('')),
)

describe('template sequences', () => {
  it.each(sequences)('of $type cover three weeks, without repetitions', ({ texts }) => {
    expect(texts.length).toBeGreaterThanOrEqual(21)
    expect(new Set(texts).size).toBe(texts.length)
  })

  it('share no text, avoid exclamation marks and never blame', () => {
    expect(new Set(everyText.map(({ text }) => text)).size).toBe(everyText.length)
    for (const { text } of everyText) expect(text).not.toMatch(/!|haven't (?:talked|written|answered)|ignor/i)
  })

  it('mention no counts of notes or weeks, since a sequence starts again', () => {
    const counting = /\bfirst (?:of my )?notes?\b|\b(?:two|three|four) weeks\b/i
    for (const { text } of everyText) expect(text).not.toMatch(counting)
  })

  it('have two to four sentences; two of them need only the day', () => {
    for (const { text } of everyText) {
      expect(fillSentences(text, DAY).length, text).toBeGreaterThanOrEqual(2)
      expect(fillSentences(text, ALL).length, text).toBeLessThanOrEqual(4)
      readsWell(filled(text, DAY))
      readsWell(filled(text, ALL))
    }
  })
})

describe('filling a template', () => {
  it.each([
    ['Hello[, {name}], it is {day}.', ALL, 'Hello, Robin, it is Thursday.'],
    ['Hello[, {name}], it is {day}.', DAY, 'Hello, it is Thursday.'],
    ['Well done, {name}. Go on.', DAY, 'Well done. Go on.'],
    ['{name}, a word. Go on.', DAY, 'A word. Go on.'],
    ['How is {goal}? Go on.', DAY, 'Go on.'],
    ['Good {partOfDay}. About {weather}. Go on.', ALL, 'Good morning. Go on.'],
    ['[For {goal}, ]pick a day.', DAY, 'Pick a day.'],
    ['{name} and {goal}', NOTHING, ''],
  ])('%s', (text, known, expected) => {
    expect(filled(text, known)).toBe(expected)
  })

  it('reads well with any facts and any operator text', () => {
    fc.assert(fc.property(template, facts, (text, known) => readsWell(filled(text, known))))
  })
})

describe('writing from a template', () => {
  const voice = fc.record({
    personaType: fc.constantFrom<string>(...PERSONA_TYPES, 'own_garden_guide'),
    tone: fc.constantFrom(...TONES),
    messageLength: fc.constantFrom(...MESSAGE_LENGTHS),
  })

  it('is never empty, and keeps to the length', () => {
    fc.assert(
      fc.property(template, voice, facts, fc.nat(100), (text, speaker, known, position) => {
        const written = writeFromTemplate(text, speaker, known, position)
        expect(written).not.toBe('')
        readsWell(written)
      }),
    )
    for (const { type, text, position } of everyText) {
      for (const tone of TONES) {
        const write = (messageLength: (typeof MESSAGE_LENGTHS)[number]) =>
          countSentences(writeFromTemplate(text, { personaType: type, tone, messageLength }, DAY, position))
        expect(write('brief')).toBeLessThanOrEqual(2)
        expect(write('moderate'), text).toBeLessThanOrEqual(4)
        expect(write('detailed'), text).toBeGreaterThanOrEqual(4)
      }
    }
  })

  it.each(sequences)('never repeats itself within the sequence of $type', ({ type, texts }) => {
    for (const messageLength of MESSAGE_LENGTHS) {
      const speaker = { personaType: type, tone: 'direct' as const, messageLength }
      const written = texts.map((text, position) => writeFromTemplate(text, speaker, DAY, position))
      expect(new Set(written).size).toBe(texts.length)
    }
  })

  it('drops softening words in a direct tone', () => {
    const speaker = { personaType: 'friend', tone: 'direct' as const, messageLength: 'brief' as const }
    expect(writeFromTemplate('Perhaps take a walk, if you like. Just once.', speaker, DAY, 0)).toBe(
      'Take a walk. Just once.',
    )
  })
})

describe('the order of a sequence', () => {
  const sequence = [0, 2, 5].map((sequencePosition) => ({ sequencePosition, templateText: `t${sequencePosition}` }))

  it('skips gaps and starts again after its end', () => {
    expect([0, 1, 3, 6].map((position) => nextTemplate(sequence, position)?.sequencePosition)).toEqual([0, 2, 5, 0])
    expect(nextTemplate([], 3)).toBeNull()
  })
})

it('names the part of the day', () => {
  expect([0, 11, 12, 16, 17, 23].map(partOfDayAt)).toEqual([
    'morning',
    'morning',
    'afternoon',
    'afternoon',
    'evening',
    'evening',
  ])
})
