import { expect, it } from 'vitest'
import { costOfReply } from './cost-of-reply.ts'

it.each([
  [{ used: 4, limit: 1500 }, 'Uses 1 of your 1,496 messages left.'],
  [{ used: 5, limit: 25 }, 'Uses 1 of your 20 messages left.'],
  [{ used: 24, limit: 25 }, 'Uses your last message.'],
  [{ used: 25, limit: 25 }, 'This needs a message, and you have none left.'],
  [{ used: 30, limit: 25 }, 'This needs a message, and you have none left.'],
])('says what another reply costs: %j', (allowance, cost) => {
  expect(costOfReply(allowance)).toBe(cost)
})
