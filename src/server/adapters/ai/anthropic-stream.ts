import type { RawMessageStreamEvent } from '@anthropic-ai/sdk/resources/messages'
import { AiError } from '../../port-errors.ts'
import type { TokenUsage } from '../../ports/ai.ts'
import { refuseEndless } from './answer-limits.ts'
import { PassingAiError } from './one-retry.ts'
import type { ReaderEvents } from './reply-reader.ts'

export class MessageReader {
  readonly #events: ReaderEvents
  #stopReason: string | null = null
  written = 0
  readonly usage: TokenUsage = { inputTokens: 0, outputTokens: 0 }

  constructor(events: ReaderEvents) {
    this.#events = events
  }

  read(event: RawMessageStreamEvent): void {
    if (event.type === 'content_block_delta') {
      this.#events.onLife()
      if (event.delta.type === 'text_delta') this.#write(event.delta.text)
    } else if (event.type === 'message_start') {
      this.usage.inputTokens = inputTokens(event.message.usage)
    } else if (event.type === 'message_delta') {
      this.#stopReason = event.delta.stop_reason
      this.usage.outputTokens = event.usage.output_tokens
      if (this.#stopReason === 'refusal') throw new AiError('declined', 'The model declined to reply')
    }
  }

  get finished(): boolean {
    return this.#stopReason !== null
  }

  /** Call at the end of the stream; throws unless the reply is complete. */
  checkWhole(): void {
    if (!this.finished) throw this.broken('The reply ended before it was finished')
    if (this.written === 0) throw new AiError('cut_off', 'The model finished without writing anything')
  }

  /** A failure before the first token may be retried; after it, the reply is cut off. */
  broken(message: string): AiError {
    return this.written === 0 ? new PassingAiError('cut_off', message) : new AiError('cut_off', message)
  }

  #write(text: string): void {
    const shown = this.written === 0 ? text.trimStart() : text
    if (shown === '') return
    this.written += shown.length
    refuseEndless(this.written)
    this.#events.onText(shown)
  }
}

const inputTokens = (usage: {
  input_tokens: number
  cache_read_input_tokens: number | null
  cache_creation_input_tokens: number | null
}): number => usage.input_tokens + (usage.cache_read_input_tokens ?? 0) + (usage.cache_creation_input_tokens ?? 0)
