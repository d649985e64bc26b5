import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { childrenOf, type Node, parse } from '../../web/ui/markdown/parse.ts'
import type { Answers, Exercise, Step } from '../practice/exercise.ts'
import { answerStep, opensLine, positionOf } from '../practice/run-exercise.ts'
import { LIMITS } from '../text/limits.ts'
import { markdownToText } from '../text/markdown-to-text.ts'
import { ownPersonaType } from './general.ts'
import { exercisesOf, PERSONA_TYPES, personaOf } from './personas.ts'

it.each([
  ['Garden Guide', 'own_garden_guide', 'Garden Guide'],
  ['园丁', 'own_园丁', '园丁'],
  ['🌱', 'own_helper_133', 'Helper 133'],
])('a helper called %s is of the type %s, titled %s', (name, type, title) => {
  expect(ownPersonaType(name)).toBe(type)
  expect(personaOf(type).title).toBe(title)
})

const TYPES = [...PERSONA_TYPES, 'own_garden_guide']
const ALL = TYPES.flatMap((type) => exercisesOf(type).map((exercise) => ({ type, exercise })))

interface Walk {
  shown: readonly Step[]
  result: { text: string; memory: string | null }
}

/** What somebody could answer who writes `words` into every line: one answer for each branch. */
function answersTo(step: Step, words: string): readonly string[] {
  if (step.kind === 'check') return [step.expected, words]
  if (step.kind !== 'choice') return [words]
  return step.options.map((option) => (opensLine(option) ? words : option))
}

/** Every way through an exercise. */
function walksOf(exercise: Exercise, words: string, answers: Answers = {}, shown: readonly Step[] = []): Walk[] {
  const { step, result } = positionOf(exercise, answers)
  if (!step) return result ? [{ shown, result }] : []
  const nexts = answersTo(step, words).map((answer) => answerStep(exercise, answers, step.id, answer))
  // Whether one check of several went well changes nothing that comes next.
  return (step.kind === 'check' && shown.some(({ kind }) => kind === 'check') ? nexts.slice(1) : nexts).flatMap(
    (next) => {
      if ('fault' in next) throw new Error(`${exercise.id}, ${step.id}: ${next.fault}`)
      return walksOf(exercise, words, next.answers, [...shown, step])
    },
  )
}

/** Four ways through: somebody presses the first button of each choice, somebody the second, and so on. */
const shortWalksOf = (exercise: Exercise, words: string): Walk[] =>
  [0, 1, 2, 3].map((nth) => {
    const shown: Step[] = []
    let answers: Answers = {}
    for (;;) {
      const { step, result } = positionOf(exercise, answers)
      if (!step) return { shown, result: result ?? { text: '', memory: null } }
      shown.push(step)
      const possible = answersTo(step, words)
      const next = answerStep(exercise, answers, step.id, possible[nth % possible.length] ?? '')
      if ('fault' in next) throw new Error(`${exercise.id}, ${step.id}: ${next.fault}`)
      answers = next.answers
    }
  })

const wordsIn = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

/** The blocks and marks of a Markdown text, without its words. */
const outlineOf = (node: Node): string =>
  `${node.name}(${childrenOf(node)
    .filter(({ name }) => !['Escape', 'URL', 'Entity'].includes(name))
    .map(outlineOf)
    .join(' ')})`
const outline = (text: string): string => outlineOf(parse(text))

const ODD = [
  '🌧️',
  '"quoted" and ‘quoted’',
  '**bold** _and_ `code` ~~gone~~ [link](https://example.com)',
  '# no heading',
  '- no list',
  '1. no number',
  '> no quote',
  '```',
  '---',
  '| a | b |',
  '<b>tag</b>',
  '$$a for b$$ &copy; & co',
  '\\(x\\) \\[y\\]',
  'ends in a backslash \\',
  '12.50 €',
  'iPhone',
  'constructor',
  'ÀÉÎ, ß; 你好',
  'יום טוב',
]

describe('the exercises of all personas', () => {
  it('are at least four each, with names of their own', () => {
    for (const type of TYPES) expect(exercisesOf(type).length, type).toBeGreaterThanOrEqual(4)
    const ids = ALL.map(({ exercise }) => exercise.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(new Set(ALL.map(({ exercise }) => exercise.title)).size).toBe(ids.length)
  })

  it('are the same for all helpers that people made themselves', () => {
    expect(exercisesOf('own_garden_guide')).toBe(exercisesOf('own_chess'))
    expect(exercisesOf('friend')).not.toBe(exercisesOf('own_chess'))
  })
})

describe.each(ALL)('$type: $exercise.title', ({ exercise }) => {
  const walks = walksOf(exercise, 'Something')

  it('has four to eight steps on every way, each with a name of its own', () => {
    for (const { shown } of walks) {
      expect(shown.length).toBeGreaterThanOrEqual(4)
      expect(shown.length).toBeLessThanOrEqual(8)
      expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length)
    }
  })

  it('asks in at most 40 words, with buttons of at most four', () => {
    for (const step of new Set(walks.flatMap(({ shown }) => shown))) {
      expect(wordsIn(step.say), step.say).toBeLessThanOrEqual(40)
      const buttons = step.kind === 'choice' ? step.options : step.kind === 'show' ? [step.button ?? 'Next'] : []
      for (const button of buttons) expect(wordsIn(button), button).toBeLessThanOrEqual(4)
      expect(new Set(buttons).size).toBe(buttons.length)
    }
  })

  it('ends in something of their own, on every way', () => {
    for (const { result } of walks) {
      expect(result.text).toContain('omething')
      expect(result.text).not.toMatch(/undefined|\[object|NaN|\*\*:?\*\*|[.!?]\.(?!\.)|\s[.,;:]/)
    }
  })

  it('keeps odd words as they were written', () => {
    for (const odd of ODD) {
      const kept = odd.replace(/[.,;:!?…]+$/, '').toLowerCase()
      for (const { result } of shortWalksOf(exercise, odd)) {
        expect(markdownToText(result.text).toLowerCase()).toContain(kept)
        expect(result.memory?.length ?? 1).toBeLessThanOrEqual(LIMITS.memoryValue.max)
      }
    }
  })

  it('keeps its form, whatever a line holds', () => {
    const outlines = (words: string) => shortWalksOf(exercise, words).map(({ result }) => outline(result.text))
    const harmless = outlines('Something')
    // With a number, some calculate and add a line.
    const calculated = outlines('12')
    const marks = fc.array(fc.constantFrom(...'$;*_`~[]()<>|#+-\\ !.:"\'&ax>=\t')).map((parts) => `a${parts.join('')}`)
    fc.assert(
      fc.property(marks, (words) => {
        expect(outlines(words)).toEqual(harmless)
      }),
      { numRuns: 10 },
    )
    for (const odd of ODD) expect(outlines(odd), odd).toEqual(/\d/.test(odd) ? calculated : harmless)
  })

  it('takes long texts of several lines, and none', () => {
    const long = `One of many words.\n\n\t- and\n${'x'.repeat(1600)}\nanother 🎈`
    for (const { shown } of shortWalksOf(exercise, 'Something')) {
      for (const words of [long, '']) {
        const answers = shown.map((step) => [step.id, step.kind === 'line' ? words : (answersTo(step, words)[0] ?? '')])
        expect(exercise.result(Object.fromEntries(answers)).trim()).not.toBe('')
        expect(exercise.memory?.(Object.fromEntries(answers))?.length ?? 1).toBeLessThanOrEqual(LIMITS.memoryValue.max)
      }
    }
  })
})
