import { expect, it } from 'vitest'
import { isGermanMonth, isMonth, isWeekday, numberNamed } from './calendar-words.ts'

it.each(['tuesday', 'mondays', 'martes', 'sábados', 'montags', 'sonnabend', 'mercredi', 'segundas'])(
  '%s is a weekday',
  (word) => expect(isWeekday(word)).toBe(true),
)

it.each(['june', 'jun', 'enero', 'märz', 'août', 'fevereiro'])('%s is a month', (word) =>
  expect(isMonth(word)).toBe(true),
)

it.each([
  ['three', 3],
  ['diez', 10],
  ['zwei', 2],
  ['cinq', 5],
  ['duas', 2],
  ['un', undefined],
  ['ten-ish', undefined],
])('%s is %s', (word, number) => expect(numberNamed(word)).toBe(number))

it.each([
  ['Oktober', true],
  ['Okt', true],
  ['mai', true],
  ['Jane', false],
  ['Ma', false],
])('%s is a month in German: %s', (word, isMonthThere) => expect(isGermanMonth(word)).toBe(isMonthThere))
