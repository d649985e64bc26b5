import { expect, it } from 'vitest'
import { trimMarks, trimMarksEnd } from './trim-marks.ts'

it('trims spaces and punctuation from both ends only', () => {
  expect(trimMarks(' ,“well, then”!\n', ',“”!')).toBe('well, then')
  expect(trimMarksEnd('- no. …! ', '.…!')).toBe('- no')
  expect(trimMarks(' .!', '.!')).toBe('')
  expect(trimMarks('', '.')).toBe('')
  expect(trimMarks('plain', '.')).toBe('plain')
})
