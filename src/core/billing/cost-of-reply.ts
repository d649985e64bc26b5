import { type Allowance, messagesLeft } from './allowance.ts'

const COUNT = new Intl.NumberFormat('en-US')

/** What asking a helper for another reply costs. */
export function costOfReply(allowance: Pick<Allowance, 'used' | 'limit'>): string {
  const left = messagesLeft(allowance)
  if (left === 0) return 'This needs a message, and you have none left.'
  return left === 1 ? 'Uses your last message.' : `Uses 1 of your ${COUNT.format(left)} messages left.`
}
