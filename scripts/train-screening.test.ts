import { expect, it } from 'vitest'
import { WEIGHTS } from '../src/core/safety/classifier/weights.ts'
import { trainWeights } from './train-screening.ts'

const TAKES_MS = 300_000

it('stores the weights that training on the examples produces', { timeout: TAKES_MS }, () => {
  expect(trainWeights()).toEqual(WEIGHTS)
})
