import { AiError } from '../port-errors.ts'
import type { TokenUsage } from './port.ts'
import type { ReplyText } from './reply-text.ts'

interface Part {
  type?: unknown
  text?: unknown
}

interface Piece {
  content?: string | (Part | null)[] | null
  refusal?: string | null
  reasoning_content?: unknown
  reasoning?: unknown
  reasoning_details?: unknown
  thinking?: unknown
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
  error_code?: unknown
  object?: unknown
}

/** Its limit, or that of its memory, was reached. */
const CUT = /length|max_?(?:output|tokens|predicted)|context_(?:length|window)|error_limit/
/** Not ends of a reply but faults of the server, or of somebody who ended it there. */
const FAULT = /error|abort|cancel|timeout|fail|unload|insufficient|overload|interrupt|userstopped|user_stopped/
const REFUSAL = /content_?filter|safety|recitation|blocklist|prohibited|sensitive|toxic|refusal|spii/
/** Some servers say with every piece that there is no end yet. */
const NO_END = new Set(['null', 'none'])

/** Reads the events of OpenAI's protocol. Throws an AiError when the reply cannot continue. */
export class ReplyReader {
  readonly #text: ReplyText
  finished = false
  isCut = false
  usage: TokenUsage | undefined

  constructor(text: ReplyText) {
    this.#text = text
  }

  get written(): number {
    return this.#text.written
  }

  /** Returns true after the last event of the stream. */
  readEvent(name: string | undefined, data: string): boolean {
    if (data === '[DONE]') {
      this.finished = true
      return true
    }
    if (data.trim() === '') return false
    if (name === 'error') throw this.#text.broken('The model reported an error in its reply')
    this.#readAnswer(this.#parse(data))
    return false
  }

  /** Reads the body of an endpoint that sent the whole reply at once. */
  readWhole(body: string): void {
    const answer = this.#parse(body)
    this.#readAnswer(answer)
    this.finished ||= Boolean(choiceOf(answer)?.message)
  }

  /** Call at the end of the stream; throws unless the reply is complete, or as much of it as its limit allows. */
  checkWhole(): void {
    if (!this.finished) throw this.#text.broken('The reply ended before it was finished')
    this.#text.end(this.isCut)
  }

  #parse(json: string): Answer {
    try {
      const answer: unknown = JSON.parse(json)
      if (typeof answer === 'object' && answer !== null) return answer
    } catch {
      // The parser's message quotes the text, so it is not passed on.
    }
    throw this.#text.broken('The model sent something that is not JSON')
  }

  #readAnswer(answer: Answer): void {
    if (isError(answer)) throw this.#text.broken('The model reported an error in its reply')
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
    if (choice.finish_reason) this.#finish(choice.finish_reason.toLowerCase())
  }

  #finish(reason: string): void {
    if (NO_END.has(reason)) return
    if (REFUSAL.test(reason)) throw refusal()
    this.isCut = CUT.test(reason)
    if (!this.isCut && FAULT.test(reason)) throw this.#text.broken('The model broke off')
    this.finished = true
  }

  #readPiece(piece: Piece): void {
    if (piece.refusal) throw refusal()
    if (isReasoning(piece)) this.#text.reason()
    const text = textOf(piece.content)
    if (text) this.#text.push(text)
  }
}

const isError = ({ error, error_code, object }: Answer): boolean =>
  Boolean(error) || Boolean(error_code) || object === 'error'

const REASONING_PARTS = new Set<unknown>(['thinking', 'reasoning', 'reasoning_text', 'redacted_thinking', 'thought'])

const isReasoning = ({ content, reasoning_content, reasoning, reasoning_details, thinking }: Piece): boolean =>
  [reasoning_content, reasoning, thinking].some(Boolean) ||
  (Array.isArray(reasoning_details) && reasoning_details.length > 0) ||
  (Array.isArray(content) && content.some((part) => REASONING_PARTS.has(part?.type)))

/** The first of several choices: some endpoints send each in a chunk of its own. */
const choiceOf = ({ choices }: Answer): Choice | null | undefined =>
  Array.isArray(choices) ? choices.find((choice) => choice && (choice.index ?? 0) === 0) : undefined

const isText = ({ type = 'text' }: Part): boolean => type === 'text' || type === 'output_text'

/** A piece of text; some endpoints send a list of parts. */
function textOf(content: Piece['content']): string {
  if (typeof content === 'string') return content
  if (!Array.isArray(content)) return ''
  return content.map((part) => (part && isText(part) && typeof part.text === 'string' ? part.text : '')).join('')
}

const refusal = (): AiError => new AiError('declined', 'The model declined to reply')
