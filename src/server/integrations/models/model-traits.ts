import { LRUCache } from 'lru-cache'
import type { ModelTraits } from './port.ts'

const MOST_MODELS = 1000

/** Tokens of reasoning that a model gets at first, once it was seen to reason. */
const FIRST_ROOM = 4096
const MOST_ROOM = 16_384

/** In this process, by address and model: people's own models are opened anew for every message. */
const known = new LRUCache<string, ModelTraits>({ max: MOST_MODELS })

/** `given`: what was stored of it. What this process has learnt since takes precedence. */
export function traitsOf(place: string, model: string, given: Partial<ModelTraits> = {}): ModelTraits {
  const key = `${place} ${model}`
  const found = known.get(key)
  if (found) return found
  const traits: ModelTraits = { opening: 'unknown', roomTokens: 0, json: 'unknown', ...given }
  known.set(key, traits)
  return traits
}

/** It reasoned: its next answer gets room for that. */
export function giveRoom(traits: ModelTraits, isExhausted: boolean): void {
  const wanted = isExhausted && traits.roomTokens > 0 ? traits.roomTokens * 4 : FIRST_ROOM
  traits.roomTokens = Math.min(MOST_ROOM, Math.max(traits.roomTokens, wanted))
}
