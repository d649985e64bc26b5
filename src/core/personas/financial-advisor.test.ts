import { expect, it } from 'vitest'
import { amountOf, shownAmount } from './financial-advisor.ts'

it.each([
  ['2400', 240000],
  ['2,400', 240000],
  ['2.400', 240000],
  ["2'400.50", 240050],
  ['€ 1 234,5', 123450],
  ['about $12.99 a month', 1299],
  ['0', 0],
  ['', null],
  [undefined, null],
  ['a lot', null],
  ['1200 or 1300', null],
  ['1.2k', null],
  ['19%', null],
  ['99999999999', null],
])('reads %j as %j hundredths', (said, amount) => {
  expect(amountOf(said)).toBe(amount)
})

it.each([
  [240000, '2,400'],
  [1250, '12.50'],
  [-12000, '−120'],
])('shows %j as %s', (amount, text) => {
  expect(shownAmount(amount)).toBe(text)
})
