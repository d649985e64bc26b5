import { createParser, type EventSourceParser } from 'eventsource-parser'
import type { Dispatcher } from 'undici'
import { AiError } from '../../port-errors.ts'
import { modelAgents } from '../model-agent.ts'
import { LoadingAiError, PassingAiError, statusError } from '../model-errors.ts'
import type { AllowedNetwork, StreamOptions } from '../port.ts'
import { ReplyReader } from '../reply-reader.ts'
import { LARGEST_ANSWER, ReplyText, type ReplyTextOptions, tooLong } from '../reply-text.ts'
import type { AiTimeouts } from '../stream-watch.ts'
import { StreamWatch } from '../stream-watch.ts'

/** A whole reply as one JSON body takes a few kilobytes; anything larger is not a reply. */
const LARGEST_BODY = 1_000_000
/** After the last token only the token count may follow. */
const TAIL_MS = 2000
/** A server that is still silent then may be loading its model. */
const LOADING_AFTER_MS = 3000
const LONGEST_REASON = 4000

export interface ChatCall extends StreamOptions {
  url: URL
  headers: Record<string, string>
  body: string
  timeouts: AiTimeouts
  reach: AllowedNetwork
  reply: ReplyTextOptions
}

export function streamChat(call: ChatCall): Promise<ReplyReader> {
  return new Promise((resolve, reject) => {
    if (call.signal.aborted) {
      reject(call.signal.reason)
      return
    }
    const exchange = new ChatExchange(call, resolve, reject)
    const { origin, pathname, search } = call.url
    const { headers, body } = call
    // Our own watch limits the waits with fewer timers; undici's limit only ends abandoned streams.
    const options = { origin, path: pathname + search, method: 'POST', headers, body } as const
    modelAgents[call.reach].dispatch({ ...options, headersTimeout: 0, bodyTimeout: call.timeouts.totalMs }, exchange)
  })
}

/** Passes text to `onText` straight from the socket's chunk: no stream object, promise or iterator per token. */
class ChatExchange implements Dispatcher.DispatchHandler {
  readonly #call: ChatCall
  readonly #resolve: (reader: ReplyReader) => void
  readonly #reject: (reason: unknown) => void
  readonly #reader: ReplyReader
  readonly #watch: StreamWatch
  readonly #decoder = new TextDecoder()
  readonly #onAbort = () => this.#fail(this.#call.signal.reason)
  #controller: Dispatcher.DispatchController | undefined
  #parser: EventSourceParser | undefined
  #body = ''
  #received = 0
  #status = 200
  #isReasoning = false
  #loading: NodeJS.Timeout | undefined
  #tail: NodeJS.Timeout | undefined
  #accepted = false
  #settled = false

  constructor(call: ChatCall, resolve: (reader: ReplyReader) => void, reject: (reason: unknown) => void) {
    this.#call = call
    this.#resolve = resolve
    this.#reject = reject
    this.#watch = new StreamWatch(call.timeouts, (error) =>
      this.#reader.finished ? this.#endEarly() : this.#fail(error),
    )
    const { onText, onTakeBack = () => {} } = call
    const onLife = (isReasoning: boolean): void => this.#lives(isReasoning)
    this.#reader = new ReplyReader(new ReplyText({ onText, onTakeBack, onLife }, call.reply))
    if (call.timeouts.mayLoad) this.#loading = setTimeout(() => call.onProgress?.('loading'), LOADING_AFTER_MS)
    call.signal.addEventListener('abort', this.#onAbort, { once: true })
  }

  onRequestStart(controller: Dispatcher.DispatchController): void {
    this.#controller = controller
    if (this.#settled) controller.abort(new Error('No longer wanted'))
  }

  onResponseStart(_: Dispatcher.DispatchController, status: number, headers: Record<string, unknown>): void {
    if (this.#settled || status < 200) return
    this.#watch.headersCame()
    this.#status = status
    if (status === 503 && this.#call.timeouts.mayLoad) return
    if (status !== 200) {
      this.#fail(statusError(status, textOf(headers['retry-after'])))
      return
    }
    this.#accepted = true
    const type = textOf(headers['content-type']) ?? ''
    if (type.includes('text/html')) this.#fail(new AiError('refused', 'A web page answered where a model should'))
    else if (!type.includes('application/json')) this.#parser = this.#makeParser()
  }

  onResponseData(_: Dispatcher.DispatchController, chunk: Buffer): void {
    if (this.#settled) return
    this.#guard(() => {
      this.#received += chunk.length
      if (this.#received > LARGEST_ANSWER) throw tooLong()
      const before = this.#reader.written
      this.#read(this.#decoder.decode(chunk, { stream: true }))
      if (this.#reader.finished && !this.#settled) this.#awaitTail(this.#reader.written > before)
    })
  }

  /** Some servers say with every piece that the reply has ended, so it goes on while there is text. */
  #awaitTail(goesOn: boolean): void {
    if (goesOn) this.#tail?.refresh()
    this.#tail ??= setTimeout(() => this.#endEarly(), TAIL_MS)
  }

  onResponseEnd(): void {
    if (this.#settled) return
    if (this.#status !== 200) {
      this.#fail(/loading/i.test(this.#body.slice(0, LONGEST_REASON)) ? new LoadingAiError() : statusError(503, null))
      return
    }
    this.#guard(() => {
      this.#read(this.#decoder.decode())
      // Some endpoints omit the empty line that ends the last event.
      if (this.#parser) this.#read('\n\n')
      else this.#reader.readWhole(this.#body)
      if (!this.#settled) this.#complete()
    })
  }

  onResponseError(_: Dispatcher.DispatchController, cause: Error): void {
    if (this.#reader.finished && this.#reader.written > 0) this.#complete()
    else if (this.#reader.written > 0) this.#fail(new AiError('cut_off', 'The connection to the model broke', cause))
    else this.#fail(this.#brokenEarly(cause))
  }

  /** Nothing was read yet. If the provider had accepted the call, it may be billed anyway. */
  #brokenEarly(cause: Error): AiError {
    return this.#accepted
      ? new PassingAiError('cut_off', 'The connection to the model broke', cause)
      : new PassingAiError('unreachable', 'The model could not be reached', cause)
  }

  #lives(isReasoning: boolean): void {
    this.#watch.tokenCame()
    clearTimeout(this.#loading)
    if (!isReasoning || this.#isReasoning) return
    this.#isReasoning = true
    this.#call.onProgress?.('reasoning')
  }

  #makeParser(): EventSourceParser {
    return createParser({
      onEvent: (event) => {
        if (!this.#settled && this.#reader.readEvent(event.event, event.data)) this.#complete()
      },
      onComment: () => this.#watch.isAlive(),
    })
  }

  #read(text: string): void {
    if (this.#parser) {
      this.#parser.feed(text)
      return
    }
    this.#body += text
    if (this.#body.length > LARGEST_BODY) throw tooLong()
  }

  #guard(read: () => void): void {
    try {
      read()
    } catch (error) {
      this.#fail(error)
    }
  }

  #complete(): void {
    if (this.#settled) return
    this.#reader.checkWhole()
    this.#settle()
    this.#resolve(this.#reader)
  }

  /** The reply is complete but its stream stays open: keep the reply and close the connection. */
  #endEarly(): void {
    this.#guard(() => {
      this.#complete()
      this.#controller?.abort(new Error('The reply is whole'))
    })
  }

  #fail(reason: unknown): void {
    if (this.#settled) return
    this.#settle()
    this.#reject(reason)
    this.#controller?.abort(new Error('No longer wanted'))
  }

  #settle(): void {
    this.#settled = true
    this.#watch.stop()
    clearTimeout(this.#tail)
    clearTimeout(this.#loading)
    this.#call.signal.removeEventListener('abort', this.#onAbort)
  }
}

const textOf = (header: unknown): string | undefined => (typeof header === 'string' ? header : undefined)
