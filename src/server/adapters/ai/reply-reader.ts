import { AiError } from '../../port-errors.ts'
import type { TokenUsage } from '../../ports/ai.ts'
import { refuseEndless } from './answer-limits.ts'
import { PassingAiError } from './one-retry.ts'

interface Piece {
  content?: string | { text?: unknown }[] | null
  refusal?: string | null
  reasoning_content?: string | null
  reasoning?: string | null
}

interface Choice {
  index?: number
  delta?: Piece | null
  message?: Piece | null
  finish_reason?: string | null
}

interface Answer {
  choices?: (Choice | null)[] | null
  usage?: { prompt_tokens?: number; completion_tokens?: number } | null
  error?: unknown
}

export interface ReaderEvents {
  /** A piece of the reply, never empty. */
  onText(text: string): void
  /** The model is working: it wrote part of the reply, or it is thinking. */
  onLife(): void
}

/** Throws an AiError when the reply cannot continue. */
export class ReplyReader {
  readonly #events: ReaderEvents
  written = 0
  finished = false
  usage: TokenUsage | undefined

  constructor(events: ReaderEvents) {
    this.#events = events
  }

  /** Returns true after the last event of the stream. */
  readEvent(name: string | undefined, data: string): boolean {
    if (data === '[DONE]') {
      this.finished = true
      return true
    }
    if (data.trim() === '') return false
    if (name === 'error') throw this.#broken('The model reported an error in its reply')
    this.#readAnswer(this.#parse(data))
    return false
  }

  /** Reads the body of an endpoint that sent the whole reply at once. */
  readWhole(body: string): void {
    const answer = this.#parse(body)
    this.#readAnswer(answer)
    this.finished ||= Boolean(choiceOf(answer)?.message)
  }

  /** Call at the end of the stream; throws unless the reply is complete. */
  checkWhole(): void {
    if (!this.finished) throw this.#broken('The reply ended before it was finished')
    if (this.written === 0) throw new AiError('cut_off', 'The model finished without writing anything')
  }

  #parse(json: string): Answer {
    try {
      const answer: unknown = JSON.parse(json)
      if (typeof answer === 'object' && answer !== null) return answer
    } catch {
      // The parser's message quotes the text, so it is not passed on.
    }
    throw this.#broken('The model sent something that is not JSON')
  }

  #readAnswer(answer: Answer): void {
    if (answer.error) throw this.#broken('The model reported an error in its reply')
    if (answer.usage) {
      this.usage = {
        inputTokens: answer.usage.prompt_tokens ?? 0,
        outputTokens: answer.usage.completion_tokens ?? 0,
      }
    }
    const choice = choiceOf(answer)
    if (!choice) return
    const piece = choice.delta ?? choice.message
    if (piece) this.#readPiece(piece)
    if (choice.finish_reason === 'content_filter') throw refusal()
    if (choice.finish_reason) this.finished = true
  }

  #readPiece(piece: Piece): void {
    if (piece.refusal) throw refusal()
    const text = textOf(piece.content)
    if (text) {
      this.#write(text)
      this.#events.onLife()
    } else if (piece.reasoning_content || piece.reasoning) {
      this.#events.onLife()
    }
  }

  #write(text: string): void {
    const shown = this.written === 0 ? text.trimStart() : text
    if (shown === '') return
    this.written += shown.length
    refuseEndless(this.written)
    this.#events.onText(shown)
  }

  /** A failure before the first token may be retried; after it, the reply is cut off. */
  #broken(message: string): AiError {
    return this.written === 0 ? new PassingAiError('cut_off', message) : new AiError('cut_off', message)
  }
}

/** The first of several choices: some endpoints send each in a chunk of its own. */
const choiceOf = ({ choices }: Answer): Choice | null | undefined =>
  Array.isArray(choices) ? choices.find((choice) => choice && (choice.index ?? 0) === 0) : undefined

/** A piece of text; some endpoints send a list of parts. */
function textOf(content: Piece['content']): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map((part) => (typeof part?.text === 'string' ? part.text : '')).join('')
}

const refusal = (): AiError => new AiError('declined', 'The model declined to reply')
