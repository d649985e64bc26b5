import { expect, it } from 'vitest'
import { trimMarks, trimMarksEnd } from './trim-marks.ts'

it('takes spaces and marks off the ends of a text, and leaves those within it', () => {
  expect(trimMarks(' ,“well, then”!\n', ',“”!')).toBe('well, then')
  expect(trimMarksEnd('- no. …! ', '.…!')).toBe('- no')
  expect(trimMarks(' .!', '.!')).toBe('')
  expect(trimMarks('', '.')).toBe('')
  expect(trimMarks('plain', '.')).toBe('plain')
})
