import { beforeAll, describe, expect, test } from 'vitest'
import { loadSentenceModel, type SentenceModel } from './sentence-model.ts'

let embed: SentenceModel
beforeAll(async () => {
  embed = await loadSentenceModel()
}, 30_000)

const similarity = (left: Float32Array, right: Float32Array): number =>
  left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0)

describe('the sentence model', () => {
  // The first numbers as TensorFlow.js computes them from the package's own graph, with weights of four bytes.
  test.each([
    ['Where does my sister live?', [-0.045798, 0.038896, -0.036311, -0.02427, 0.05692, 0.057085]],
    [
      'I moved to Lisbon in March, and the flat is tiny 🙂 but mine.',
      [-0.067456, 0.015981, -0.036313, -0.071838, 0.046058, 0.047913],
    ],
  ])('computes what its authors trained: %s', async (text, expected) => {
    const vector = await embed(text)
    for (const [index, value] of expected.entries()) expect(vector[index]).toBeCloseTo(value, 2)
  })

  test.each(['', 'hi', 'word '.repeat(900)])('answers with 512 numbers of length 1', async (text) => {
    const vector = await embed(text)
    expect(vector).toHaveLength(512)
    expect(similarity(vector, vector)).toBeCloseTo(1, 4)
  })

  test('puts a question nearer to its answer than to another sentence', async () => {
    const question = await embed('Where does my sister live?')
    const answer = await embed('My sister has a flat in Porto now.')
    const other = await embed('The printer is out of ink again.')
    expect(similarity(question, answer)).toBeGreaterThan(similarity(question, other) + 0.1)
  })
})
