import { expect, it } from 'vitest'
import { WEIGHTS } from '../src/core/safety/likeness/weights.ts'
import { trainWeights } from './train-screening.ts'

it('keeps the weights that the examples give', () => {
  expect(trainWeights()).toEqual(WEIGHTS)
})
