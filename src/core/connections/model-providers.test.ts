import { describe, expect, it } from 'vitest'
import { providerOfKey, seesPictures } from './model-providers.ts'

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

describe('models that accept pictures', () => {
  it.each([
    'gpt-6-luna',
    'gpt-4o-mini',
    'openai/gpt-5',
    'gpt-4.1-nano',
    'o1',
    'o4-mini',
    'claude-haiku-5-5',
    'anthropic/claude-sonnet-4',
    'google/gemini-3-flash',
    'pixtral-12b',
    'llava:7b',
    'qwen2.5-vl-7b',
    'qwen3-vl:8b',
    'llama3.2-vision:11b',
    'meta-llama/llama-4-scout',
    'gemma3:4b',
    'mistral-small-latest',
  ])('are recognised by name: %s', (model) => {
    expect(seesPictures(model)).toBe(true)
  })

  it.each([
    'stand-in',
    'none',
    'gpt-3.5-turbo',
    'gpt-4',
    'o1-mini',
    'o3-mini',
    'llama3.1:8b',
    'mistral-7b-instruct',
    'gemma3:1b',
    'deepseek-chat',
    'qwen3:8b',
    'gpt-oss:20b',
  ])('do not include %s', (model) => {
    expect(seesPictures(model)).toBe(false)
  })
})
