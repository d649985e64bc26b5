import { PROVIDERS, type Protocol } from '../connections/model-providers.ts'

/** List prices of models. The operator's own table (prices, in the database) takes precedence. */

/** Microdollars per million tokens: 1,250,000 is $1.25. */
export interface Price {
  input: number
  output: number
}

const dollars = (input: number, output: number): Price => ({ input: input * 1_000_000, output: output * 1_000_000 })

const FREE: Price = { input: 0, output: 0 }

/** An unknown model counts as expensive, so that the ceiling holds. */
export const UNKNOWN_PRICE = dollars(15, 75)

/** The longest prefix wins. If a provider charges more for cache writes, all input counts as such. */
export const KNOWN_PRICES: Readonly<Record<string, Price>> = {
  'gpt-4': dollars(30, 60),
  'gpt-4-32k': dollars(60, 120),
  'gpt-4-turbo': dollars(10, 30),
  'gpt-4.5-preview': dollars(75, 150),
  'gpt-4o': dollars(2.5, 10),
  'gpt-4o-mini': dollars(0.15, 0.6),
  'gpt-4.1': dollars(2, 8),
  'gpt-4.1-mini': dollars(0.4, 1.6),
  'gpt-4.1-nano': dollars(0.1, 0.4),
  'gpt-5': dollars(1.25, 10),
  'gpt-5-mini': dollars(0.25, 2),
  'gpt-5-nano': dollars(0.05, 0.4),
  'gpt-5-pro': dollars(15, 120),
  'gpt-5.1': dollars(1.25, 10),
  'gpt-5.2': dollars(1.75, 14),
  'gpt-5.2-pro': dollars(21, 168),
  'gpt-5.4': dollars(2.5, 15),
  'gpt-5.4-pro': dollars(30, 180),
  o1: dollars(15, 60),
  'gpt-5.6-luna': dollars(0.25, 1.2),
  'gpt-5.6-terra': dollars(2.5, 12),
  'gpt-6-luna': dollars(0.125, 0.5),
  'gpt-6-sol': dollars(2.5, 10),
  'gpt-6.1-sol': dollars(2.5, 10),
  'gpt-6-astra': dollars(12.5, 50),
  'o1-preview': dollars(15, 60),
  'o1-pro': dollars(150, 600),
  'o3-mini': dollars(1.1, 4.4),
  'o3-pro': dollars(20, 80),
  'o4-mini': dollars(1.1, 4.4),
  'claude-3-opus': dollars(15, 75),
  'claude-haiku': dollars(1, 5),
  'claude-sonnet': dollars(3, 15),
  'claude-opus': dollars(15, 75),
  'text-embedding-3-small': dollars(0.02, 0),
  'text-embedding-3-large': dollars(0.13, 0),
}

/** A prefix must be followed by a version or a date, not a word: `gpt-5-mini` is not a kind of `gpt-5`. */
const continues = (model: string, known: string): boolean =>
  model === known || (model.startsWith(known) && /^(-\d[\w.-]*|-latest)$/.test(model.slice(known.length)))

/** Gateways add a vendor before the name (`openai/gpt-5-pro`) and a variant after it (`:nitro`). */
const bareName = (model: string): string => model.slice(model.lastIndexOf('/') + 1).replace(/:.*/, '')

/** By name; null if it is not listed. */
export function knownPriceOf(full: string): Price | null {
  const model = bareName(full)
  const name = Object.keys(KNOWN_PRICES)
    .filter((known) => continues(model, known))
    .toSorted((one, other) => other.length - one.length)[0]
  return (name === undefined ? undefined : KNOWN_PRICES[name]) ?? null
}

/** The assumed price of a model. A local one is free, unless it has the name of a listed one. */
export const priceOf = (model: string, local: boolean): Price => knownPriceOf(model) ?? (local ? FREE : UNKNOWN_PRICE)

const LOOPBACK = /^https?:\/\/(localhost|127(\.\d{1,3}){3}|\[::1\]|host\.docker\.internal)([:/]|$)/i

interface ModelAccess {
  provider: Protocol | undefined
  baseUrl: string | undefined
  apiKey: string | undefined
}

/** Whether the model runs on this machine. An API key implies a remote service that bills for it. */
export function isLocal({ provider, baseUrl, apiKey }: ModelAccess): boolean {
  if (apiKey || (provider && PROVIDERS[provider].key === 'required')) return false
  return baseUrl === undefined || LOOPBACK.test(baseUrl)
}

/** An upper bound for any tokenizer: a token is at least one byte. */
export const mostTokens = (texts: readonly string[], bytesOf: (text: string) => number): number =>
  texts.reduce((sum, text) => sum + bytesOf(text) + TOKENS_A_MESSAGE, 0)

/** Role and turn markers that a protocol adds per message. */
const TOKENS_A_MESSAGE = 16
