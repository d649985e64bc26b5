import { expect, it } from 'vitest'
import { WEIGHTS } from '../src/core/safety/likeness/weights.ts'
import { trainWeights } from './train-screening.ts'

const TAKES_MS = 120_000

it('keeps the weights that the examples give', { timeout: TAKES_MS }, () => {
  expect(trainWeights()).toEqual(WEIGHTS)
})
