import { expect, it } from 'vitest'
import { findPatternMemories } from '../../core/memory/patterns.ts'
import { readDates } from '../features/memory/remember/remember.ts'
import { warmUp } from './warm-up.ts'

it('changes nothing in what it warms up', async () => {
  const find = () => findPatternMemories('I live in Boston.', new Date(0), 'UTC', readDates)
  const before = find()
  await warmUp()
  expect(find()).toEqual(before)
})
