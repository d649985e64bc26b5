import { LRUCache } from 'lru-cache'
import { mentionsReasoning, type Opening, reasoningFilter } from '../../../core/connections/reasoning-filter.ts'
import type { ModelRequest } from '../../../core/prompt/context.ts'
import { AiError } from '../port-errors.ts'
import { PassingAiError } from './model-errors.ts'
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
function giveRoom(traits: ModelTraits, isExhausted: boolean): void {
  const wanted = isExhausted && traits.roomTokens > 0 ? traits.roomTokens * 4 : FIRST_ROOM
  traits.roomTokens = Math.min(MOST_ROOM, Math.max(traits.roomTokens, wanted))
}

/** In characters: several times what a model is asked for. */
const LONGEST_REPLY = 20_000

/** In bytes, with the reasoning and the events around each word. */
export const LARGEST_ANSWER = 32_000_000

export const tooLong = (): AiError => new AiError('cut_off', 'The model sent more than a reply can be')

/** A model that never stops, by a fault or on purpose, must not fill the memory. */
function refuseEndless(written: number): void {
  if (written > LONGEST_REPLY) throw tooLong()
}

interface ReaderEvents {
  /** A piece of the reply, never empty. */
  onText(text: string): void
  /** What was passed on so far was reasoning. */
  onTakeBack(): void
  /** The model is working: it writes, or it reasons. */
  onLife(isReasoning: boolean): void
}

export interface ReplyTextOptions {
  traits: ModelTraits
  /** Whether the person wrote of the marks of reasoning. */
  isMentioned: boolean
}

export const replyOptions = (traits: ModelTraits, { messages }: Pick<ModelRequest, 'messages'>): ReplyTextOptions => ({
  traits,
  isMentioned: messages.some(({ role, content }) => role === 'user' && mentionsReasoning(content)),
})

/** The words of one reply, without its reasoning. */
export class ReplyText {
  readonly #events: ReaderEvents
  readonly #traits: ModelTraits
  readonly #filter
  #hasReasoned = false
  /** Characters of the reply so far. */
  written = 0

  constructor(events: ReaderEvents, { traits, isMentioned }: ReplyTextOptions) {
    this.#events = events
    this.#traits = traits
    this.#filter = reasoningFilter({
      opening: traits.opening,
      isMentioned,
      onText: (text) => this.#write(text),
      onTakeBack: () => {
        this.written = 0
        events.onTakeBack()
      },
    })
  }

  push(text: string): void {
    const before = this.written
    this.#filter.push(text)
    this.#events.onLife(this.written === before && this.#filter.hasReasoned)
  }

  /** A piece of reasoning that came apart from the text. */
  reason(): void {
    this.#hasReasoned = true
    this.#events.onLife(true)
  }

  /** Call when the model has ended; throws if it wrote nothing. `isCut`: it had reached its limit. */
  end(isCut: boolean): void {
    this.#filter.end(isCut)
    const hasReasoned = this.#hasReasoned || this.#filter.hasReasoned
    const learnt: Opening | null = this.#filter.learnt
    if (learnt) this.#traits.opening = learnt
    if (hasReasoned) giveRoom(this.#traits, isCut && this.written === 0)
    if (this.written > 0) return
    if (!hasReasoned) throw new AiError('cut_off', 'The model finished without writing anything')
    throw new AiError(
      'only_reasoning',
      isCut ? 'The model used up its limit on reasoning' : 'The model reasoned and wrote no reply',
    )
  }

  /** A failure before the first token may be retried; after it, the reply is cut off. */
  broken(message: string): AiError {
    return this.written === 0 ? new PassingAiError('cut_off', message) : new AiError('cut_off', message)
  }

  #write(text: string): void {
    this.written += text.length
    refuseEndless(this.written)
    this.#events.onText(text)
  }
}
