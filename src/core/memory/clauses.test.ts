import { expect, it } from 'vitest'
import { sentencesOf } from './clauses.ts'

it.each([
  ['Mein Geburtstag ist am 17. Oktober. Ich bin 30.', ['Mein Geburtstag ist am 17. Oktober.', 'Ich bin 30.']],
  ['mein geburtstag ist am 17. mai', ['mein geburtstag ist am 17. mai']],
  ['Am 3. Okt fahre ich.', ['Am 3. Okt fahre ich.']],
  ["I'm 34. Jane is my sister.", ["I'm 34.", 'Jane is my sister.']],
  ['I turned 30. Mainly I paint.', ['I turned 30.', 'Mainly I paint.']],
])('the sentences of %s are %j', (text, sentences) => {
  expect(sentencesOf(text)).toEqual(sentences)
})
