import { expect, it } from 'vitest'
import { wrongPrices } from './plans.ts'

const price = (amount: number | null, changes = {}) => ({ amount, currency: 'usd', isMonthly: true, ...changes })
const RIGHT = { starter: price(99), pro: price(299), unlimited: price(499) }

it.each([
  [RIGHT, []],
  [{ ...RIGHT, pro: price(300) }, ['Chat Pro']],
  [{ ...RIGHT, starter: price(null) }, ['Chat Starter']],
  [
    { ...RIGHT, starter: price(99, { currency: 'eur' }), unlimited: price(499, { isMonthly: false }) },
    ['Chat Starter', 'Chat Unlimited'],
  ],
])('%j: %j', (prices, names) => {
  expect(wrongPrices(prices)).toEqual(names)
})
