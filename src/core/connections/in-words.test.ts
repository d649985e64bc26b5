import { expect, it } from 'vitest'
import { engineInWords } from './in-words.ts'
import { providerNameAt } from './model-providers.ts'

it.each([
  [
    { own: 'no', connected: false, name: 'none', local: true, provider: null },
    /^No model is connected.*No outside AI service receives/,
  ],
  [
    { own: 'no', connected: true, name: 'llama3', local: true, provider: '127.0.0.1' },
    /^llama3 answers, on this server\. No outside AI service receives/,
  ],
  [
    { own: 'no', connected: true, name: 'gpt-6', local: false, provider: 'OpenAI' },
    /^gpt-6 answers, at OpenAI\. .*are sent there/,
  ],
  [
    { own: 'yes', connected: true, name: 'gpt-6', local: false, provider: 'OpenAI' },
    /^Your own model answers: gpt-6, at OpenAI\. .*You pay for it/,
  ],
  [
    { own: 'withheld', connected: true, name: 'gpt-6', local: false, provider: 'OpenAI' },
    /yours is not used\. gpt-6 answers, at OpenAI/,
  ],
] as const)('%j', (engine, words) => {
  expect(engineInWords(engine)).toMatch(words)
})

it.each([
  ['https://api.openai.com/v1', 'OpenAI'],
  ['https://openrouter.ai/api/v1', 'OpenRouter'],
  ['http://127.0.0.1:11434/v1', 'Ollama'],
  ['https://models.example.com:8443/v1', 'models.example.com'],
])('%s is run by %s', (address, name) => {
  expect(providerNameAt(address)).toBe(name)
})
