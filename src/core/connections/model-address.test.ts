import { describe, expect, it } from 'vitest'
import { modelAddressMeant, withScheme } from './model-address.ts'

describe('the address that was meant', () => {
  it.each([
    ['http://127.0.0.1:8080/v1', 'http://127.0.0.1:8080/v1'],
    ['http://127.0.0.1:8080/v1/', 'http://127.0.0.1:8080/v1'],
    ['http://127.0.0.1:8080', 'http://127.0.0.1:8080/v1'],
    ['http://127.0.0.1:8080//', 'http://127.0.0.1:8080/v1'],
    ['http://127.0.0.1:8080/v1/chat/completions', 'http://127.0.0.1:8080/v1'],
    ['http://127.0.0.1:8080/v1/chat/completions/?stream=true#x', 'http://127.0.0.1:8080/v1'],
    ['http://127.0.0.1:8080/v1/models', 'http://127.0.0.1:8080/v1'],
    ['http://127.0.0.1:8080/v1/v1/chat/completions', 'http://127.0.0.1:8080/v1'],
    ['http://127.0.0.1:8080/chat/completions', 'http://127.0.0.1:8080/v1'],
    ['http://127.0.0.1:11434/api/chat', 'http://127.0.0.1:11434/v1'],
    ['http://127.0.0.1:11434/api', 'http://127.0.0.1:11434/v1'],
    ['http://127.0.0.1:8080/V1/Chat/Completions', 'http://127.0.0.1:8080/v1'],
    ['http://127.0.0.1:8080/v1/chat', 'http://127.0.0.1:8080/v1'],
    ['http://127.0.0.1:8080/completion', 'http://127.0.0.1:8080/v1'],
    ['http://127.0.0.1:8080/health', 'http://127.0.0.1:8080/v1'],
    ['http://127.0.0.1:11434/api/show', 'http://127.0.0.1:11434/v1'],
    ['http://127.0.0.1:11434/api/embeddings', 'http://127.0.0.1:11434/v1'],
    ['https://openrouter.ai', 'https://openrouter.ai/api/v1'],
    ['https://openrouter.ai/api', 'https://openrouter.ai/api/v1'],
    ['https://api.groq.com', 'https://api.groq.com/openai/v1'],
    ['https://api.groq.com/openai/', 'https://api.groq.com/openai/v1'],
    ['https://generativelanguage.googleapis.com', 'https://generativelanguage.googleapis.com/v1beta/openai'],
    ['https://generativelanguage.googleapis.com/v1beta', 'https://generativelanguage.googleapis.com/v1beta/openai'],
    ['https://openrouter.ai/api/v1/chat/completions', 'https://openrouter.ai/api/v1'],
    ['https://api.groq.com/openai/v1/', 'https://api.groq.com/openai/v1'],
    [
      'https://generativelanguage.googleapis.com/v1beta/openai/',
      'https://generativelanguage.googleapis.com/v1beta/openai',
    ],
    ['https://api.z.ai/api/paas/v4/chat/completions', 'https://api.z.ai/api/paas/v4'],
    ['https://api.perplexity.ai', 'https://api.perplexity.ai'],
    ['https://api.perplexity.ai/chat/completions', 'https://api.perplexity.ai'],
    ['https://models.github.ai/inference', 'https://models.github.ai/inference'],
  ])('of %s is %s', (typed, meant) => {
    expect(modelAddressMeant(typed, 'compatible')).toBe(meant)
    expect(modelAddressMeant(meant, 'compatible')).toBe(meant)
  })

  it.each([
    ['https://api.anthropic.com/v1/messages', 'https://api.anthropic.com'],
    ['https://api.anthropic.com/v1/', 'https://api.anthropic.com'],
    ['https://gateway.example.com/anthropic', 'https://gateway.example.com/anthropic'],
  ])('of %s is %s with Anthropic’s protocol', (typed, meant) => {
    expect(modelAddressMeant(typed, 'anthropic')).toBe(meant)
  })

  it.each([
    ['127.0.0.1:8080/v1', 'http://127.0.0.1:8080/v1'],
    ['localhost:11434', 'http://localhost:11434'],
    ['api.example.com/v1', 'https://api.example.com/v1'],
    ['https://api.example.com', 'https://api.example.com'],
    ['"http://localhost:8080/v1"', 'http://localhost:8080/v1'],
    ['<https://api.example.com>', 'https://api.example.com'],
    ['http://localhost:8080/v1\u200b', 'http://localhost:8080/v1'],
    ['', ''],
    ['not an address', 'not an address'],
  ])('of %j begins as %j', (typed, meant) => {
    expect(withScheme(typed)).toBe(meant)
  })
})
