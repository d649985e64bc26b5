import type { RawMessageStreamEvent } from '@anthropic-ai/sdk/resources/messages'
import { AiError } from '../../port-errors.ts'
import type { TokenUsage } from '../port.ts'
import type { ReplyText } from '../reply-text.ts'

const CUT: readonly (string | null)[] = ['max_tokens', 'model_context_window_exceeded']

export class MessageReader {
  readonly #text: ReplyText
  #stopReason: string | null = null
  readonly usage: TokenUsage = { inputTokens: 0, outputTokens: 0 }

  constructor(text: ReplyText) {
    this.#text = text
  }

  read(event: RawMessageStreamEvent): void {
    if (event.type === 'content_block_delta') {
      if (event.delta.type === 'text_delta') this.#text.push(event.delta.text)
      else this.#text.reason()
    } else if (event.type === 'message_start') {
      this.usage.inputTokens = inputTokens(event.message.usage)
    } else if (event.type === 'message_delta') {
      this.#stopReason = event.delta.stop_reason
      this.usage.outputTokens = event.usage.output_tokens
      if (this.#stopReason === 'refusal') throw new AiError('declined', 'The model declined to reply')
    }
  }

  get isCut(): boolean {
    return CUT.includes(this.#stopReason)
  }

  /** Call at the end of the stream; throws unless the reply is complete, or as much of it as its limit allows. */
  checkWhole(): void {
    if (this.#stopReason === null) throw this.#text.broken('The reply ended before it was finished')
    this.#text.end(this.isCut)
  }
}

const inputTokens = (usage: {
  input_tokens: number
  cache_read_input_tokens: number | null
  cache_creation_input_tokens: number | null
}): number => usage.input_tokens + (usage.cache_read_input_tokens ?? 0) + (usage.cache_creation_input_tokens ?? 0)
