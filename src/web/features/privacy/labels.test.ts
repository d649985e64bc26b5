import { expect, it } from 'vitest'
import { factsInWords, memoriesInWords, messagesInWords } from './labels.ts'

it('counts in words', () => {
  expect([memoriesInWords(1), factsInWords(0), messagesInWords(1200)]).toEqual([
    '1 memory',
    '0 facts',
    '1,200 messages',
  ])
})
