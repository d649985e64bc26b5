import { expect, it } from 'vitest'
import { withoutDuplicates } from './recalled-text.ts'

const said = (text: string, isFromUser = true) => ({ text, isFromUser })

it('keeps the best of repeated messages per speaker', () => {
  const first = said('Good night')
  const list = [first, said('I live in Ghent'), said('good night '), said('Good night', false), said('Good night all')]
  expect(withoutDuplicates(list)).toEqual([first, list[1], list[3], list[4]])
})
