import { expect, it } from 'vitest'
import { editMemoryBody } from './memory.ts'
import { sendMessageBody } from './messages.ts'

const BLANK = [' ', '\u200b', '\u3164', '\u2060\u00a0', '\u200d']

it.each(BLANK)('refuses a message or memory with nothing visible in it: %j', (typed) => {
  expect(sendMessageBody.safeParse({ helperId: 1, content: typed }).success).toBe(false)
  expect(editMemoryBody.safeParse({ value: typed }).success).toBe(false)
})

it.each(['a', '…', '🙂', '👩‍🚀', 'می‌خواهم'])('accepts one with something visible in it: %j', (typed) => {
  expect(sendMessageBody.safeParse({ helperId: 1, content: typed }).success).toBe(true)
  expect(editMemoryBody.safeParse({ value: typed }).success).toBe(true)
})
