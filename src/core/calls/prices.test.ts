import { describe, expect, it } from 'vitest'
import { isLocal, mostTokens, priceOf, UNKNOWN_PRICE } from './prices.ts'

const input = (model: string, local = false): number => priceOf(model, local).input / 1_000_000

describe('the price of a model', () => {
  it.each([
    ['gpt-5', 1.25],
    ['gpt-5-2025-08-07', 1.25],
    ['gpt-5-mini', 0.25],
    ['gpt-5-mini-2025-08-07', 0.25],
    ['claude-haiku-5-5', 1],
    ['gpt-4o-latest', 2.5],
    ['gpt-6-luna', 0.125],
    ['gpt-6-astra', 12.5],
    ['openai/gpt-5-pro', 15],
    ['openai/gpt-5-pro:nitro', 15],
    ['claude-3-opus-20240229', 15],
    ['gpt-4-0613', 30],
    ['gpt-4-turbo-2024-04-09', 10],
    ['o1-pro-2025-03-19', 150],
  ])('is known for %s', (model, price) => expect(input(model)).toBe(price))

  it.each(['gpt-5-ultra', 'gpt-55', 'x-gpt-5', ''])('assumes an expensive model for %s', (model) => {
    expect(priceOf(model, false)).toEqual(UNKNOWN_PRICE)
  })

  it('is zero on a local machine, unless the name is of a paid model', () => {
    expect(input('llama3.2:3b', true)).toBe(0)
    expect(input('gpt-5-mini', true)).toBe(0.25)
    expect(input('hf.co/someone/llama:q4', true)).toBe(0)
  })
})

describe('a person’s own model', () => {
  const place = { provider: undefined, baseUrl: undefined, apiKey: undefined }
  it.each([
    [{}, true],
    [{ baseUrl: 'http://127.0.0.1:8080/v1' }, true],
    [{ baseUrl: 'http://[::1]:8080/v1', provider: 'compatible' as const }, true],
    [{ baseUrl: 'http://localhost' }, true],
    [{ baseUrl: 'http://localhost.example/v1' }, false],
    [{ baseUrl: 'https://api.example.com/v1' }, false],
    [{ baseUrl: 'http://127.0.0.1:8080/v1', apiKey: 'key' }, false],
    [{ baseUrl: 'http://127.0.0.1:8080/v1', provider: 'openai' as const }, false],
  ])('%o: %s', (change, local) => expect(isLocal({ ...place, ...change })).toBe(local))
})

it('limits tokens by bytes', () => {
  const bytes = (text: string): number => new TextEncoder().encode(text).length
  expect(mostTokens(['abc', '🙂'], bytes)).toBe(3 + 16 + 4 + 16)
})
