import { expect, it } from 'vitest'
import { providerOfKey } from './model-providers.ts'

it.each([
  ['sk-ant-api03-abc', 'anthropic'],
  ['sk-or-v1-abc', 'openrouter'],
  ['gsk_abc', 'groq'],
  [' sk-proj-abc ', 'openai'],
  [`sk-${'a'.repeat(20)}T3BlbkFJ${'b'.repeat(20)}`, 'openai'],
  ['sk-abcdef', null],
  ['0123456789abcdef0123456789abcdef', null],
  ['', null],
])('the key %j is %s’s', (key, provider) => {
  expect(providerOfKey(key)).toBe(provider)
})
