import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { operationOf, readingOf } from '../../../../tests/support/test-reading.ts'
import { readAnswer } from './read-answer.ts'

const reading = readingOf(['I like tea', 'H: Good', 'and I am learning Polish'])
const ANSWER = {
  ops: [operationOf({}), operationOf({ from: [3], text: 'Learns Polish.' })],
  messages: [{ n: 1, tone: 'calm', topics: ['tea'], sentiment: 'positive', importance: 3, tags: ['food'] }],
  summary: { summary: 'The person likes tea.', keyTopics: ['tea'] },
}
const JSON_TEXT = JSON.stringify(ANSWER, null, 2)
const textsIn = (value: unknown): string[] | null =>
  readAnswer(value, reading)?.operations.map(({ text }) => text) ?? null

describe('an answer', () => {
  it.each([
    ['parsed', ANSWER],
    ['bare', JSON_TEXT],
    ['in a fence', `\`\`\`json\n${JSON_TEXT}\n\`\`\``],
    ['after prose with braces', `Here {it} is, as [you] asked:\n${JSON_TEXT}\nAnything else?`],
    ['after reasoning that tries one', `<think>Perhaps {"ops": []}? No.</think>\n${JSON_TEXT}`],
    ['after reasoning without a start', `so "ops" it is: {"ops": [</think>${JSON_TEXT}`],
    ['as operations alone', ANSWER.ops],
    ['under another name', { operations: ANSWER.ops }],
    ['inside of one more object', { reading: ANSWER }],
    ['as the only item of a list', [ANSWER]],
    ['with extra fields', { ...ANSWER, reasoning: 'x', ops: ANSWER.ops.map((op) => ({ ...op, confidence: 1 })) }],
    ['with a wrong one', { ops: [null, 7, { op: 'drop' }, ...ANSWER.ops, operationOf({ from: [2] })] }],
  ])('is read %s', (_, value) => {
    expect(textsIn(value)).toEqual(['Likes tea.', 'Learns Polish.'])
  })

  it.each([['Sorry, I cannot.'], [''], ['{"ops": '], [{}], [{ ops: 'none' }], [null], [7], [['a', 'b']], ['[1, 2]']])(
    'is none: %j',
    (value) => {
      expect(readAnswer(value, reading)).toBeNull()
    },
  )

  it('brings notes and summary, with what is missing left empty', () => {
    const answer = readAnswer(
      {
        ops: [],
        messages: [...ANSWER.messages, { n: 2 }, { n: 3, importance: 99, topics: 'x' }, { n: 3 }],
        summary: ANSWER.summary,
      },
      reading,
    )
    expect(answer?.notes).toEqual([
      ANSWER.messages[0],
      { n: 3, tone: '', topics: [], sentiment: 'neutral', importance: 10, tags: [] },
    ])
    expect(answer?.summary).toEqual({
      summary: 'The person likes tea.',
      keyTopics: ['tea'],
      emotionalState: '',
      progressMade: [],
      actionItems: [],
      followUpNeeded: false,
      overallTone: '',
      significantMoments: [],
    })
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), fc.json()), (value) => {
        readAnswer(value, reading)
        readAnswer(
          { ops: [value, operationOf({ text: value, from: value })], messages: [value], summary: value },
          reading,
        )
        readAnswer(`${JSON_TEXT.slice(0, 300)}${String(JSON.stringify(value))}`, reading)
      }),
    )
  })

  it.each([
    ['brackets', '{'.repeat(200_000)],
    ['quotes', '{"'.repeat(200_000)],
    ['depth', `${'[{"ops":'.repeat(50_000)}`],
    ['a long text', { ops: [operationOf({ text: 'x '.repeat(5_000_000), about: 'y'.repeat(10_000_000) })] }],
    ['many operations', { ops: Array.from({ length: 1_000_000 }, () => operationOf({})) }],
  ])('takes no time for %s', (_, value) => {
    const start = performance.now()
    expect(readAnswer(value, reading)?.operations.length ?? 0).toBeLessThanOrEqual(1)
    expect(performance.now() - start).toBeLessThan(5000)
  })
})
