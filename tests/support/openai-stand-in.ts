import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A server that speaks OpenAI's protocol with configurable faults: for tests, benchmarks and development. */

export type Fault =
  | { kind: 'status'; status: number; retryAfter?: string }
  | { kind: 'hang'; at: 'headers' | 'first_token' }
  /**
   * After this many chunks: hang, break the connection, end silently, or send garbage, an error, or endless comments.
   */
  | {
      kind: 'hang_after' | 'break_after' | 'end_after' | 'nonsense_after' | 'error_after' | 'comments_after'
      pieces: number
    }
  | { kind: 'web_page' | 'whole_reply' | 'not_closed' }

export interface Behaviour {
  /** The reply in chunks; fifty words by default. */
  pieces?: readonly string[]
  /** Before the headers. */
  headersMs?: number
  firstTokenMs?: number
  /** Sends a comment this often until the first token. */
  commentMs?: number
  tokenMs?: number
  /** Every piece has a finish reason. */
  endsEach?: boolean
  /** null: the stream has no finish reason. */
  finishReason?: string | null
  /** false: no token count is sent. */
  usage?: boolean
  /** false: no `[DONE]` is sent. */
  done?: boolean
  /**
   * How the bytes are split: one event per write, three bytes per write, all events in one write, or CRLF line ends.
   */
  framing?: 'event' | 'split' | 'batch' | 'crlf'
  /** Reasoning and empty chunks, as some servers send before the reply. */
  preamble?: boolean
  /** Pieces of reasoning before the reply, in a field of their own. */
  reasoning?: readonly string[]
  reasoningField?: 'reasoning_content' | 'reasoning'
  /** Ends with `length` once this many pieces, reasoning included, were sent: the request's limit by default. */
  keepsLimit?: boolean
  /** Kinds of `response_format` that are refused with this status. */
  refuses?: { formats: readonly string[]; status: number }
  /** Answers 503 and says that the model is being loaded. */
  isLoading?: boolean
  /** Content of a structured response. */
  json?: string
  /** What the reply waits for; with `json`, only the structured response. */
  gate?: Promise<void>
  /** The vector of a text; by default different for each text. */
  embed?: (text: string, index: number) => number[]
  /** The entries of the model list; two by default. */
  models?: readonly object[]
  fault?: Fault
}

export interface ChatRequestBody {
  model: string
  stream?: boolean
  messages: { role: string; content: string }[]
  input?: string[]
  [field: string]: unknown
}

export interface RecordedRequest {
  path: string
  authorization: string | undefined
  body: ChatRequestBody
  /** The caller closed the connection before the response was complete. */
  aborted: boolean
}

export interface OpenAiStandIn {
  /** Base URL of the API, including `/v1`. */
  url: string
  requests: RecordedRequest[]
  /** How the next calls behave: the same for all, or chosen per call. */
  behave(next: Behaviour | ((request: RecordedRequest) => Behaviour)): void
  close(): Promise<void>
}

const FIFTY_WORDS = Array.from({ length: 50 }, (_, index) => `word${index} `)

export async function startOpenAiStandIn(port = 0): Promise<OpenAiStandIn> {
  const requests: RecordedRequest[] = []
  let behaviour: (request: RecordedRequest) => Behaviour = () => ({})
  const server = createServer(async (incoming, response) => {
    const request = await record(incoming, response)
    requests.push(request)
    const next = behaviour(request)
    if (next.headersMs) await sleep(next.headersMs)
    if (!refuse(request, next, response)) await answer(request, next, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    behave(next) {
      behaviour = typeof next === 'function' ? next : () => next
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

async function record(incoming: IncomingMessage, response: ServerResponse): Promise<RecordedRequest> {
  const chunks: Buffer[] = []
  for await (const chunk of incoming) chunks.push(chunk)
  const request: RecordedRequest = {
    path: incoming.url ?? '',
    authorization: incoming.headers.authorization,
    body: JSON.parse(Buffer.concat(chunks).toString() || '{}'),
    aborted: false,
  }
  response.on('close', () => {
    request.aborted = !response.writableFinished
  })
  return request
}

async function answer(request: RecordedRequest, behaviour: Behaviour, response: ServerResponse): Promise<void> {
  const { fault } = behaviour
  if (fault?.kind === 'hang' && fault.at === 'headers') return
  if (fault?.kind === 'status') {
    response.writeHead(fault.status, {
      'content-type': 'application/json',
      ...(fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter }),
    })
    response.end(JSON.stringify({ error: { message: JSON.stringify(request.body) } }))
  } else if (fault?.kind === 'web_page') {
    response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Welcome</body></html>')
  } else if (request.path.endsWith('/models')) {
    sendJson(response, {
      object: 'list',
      data: behaviour.models ?? [{ id: 'stand-in-large' }, { id: 'stand-in-small' }],
    })
  } else if (request.path.endsWith('/embeddings')) {
    sendJson(response, embeddings(request.body.input ?? [], behaviour.embed))
  } else await reply(request, behaviour, response)
}

async function reply({ body }: RecordedRequest, behaviour: Behaviour, response: ServerResponse): Promise<void> {
  if (behaviour.json === undefined) await behaviour.gate
  if (body.stream && behaviour.fault?.kind !== 'whole_reply') {
    await stream(behaviour.keepsLimit ? withinLimit(body, behaviour) : behaviour, response)
    return
  }
  await behaviour.gate
  sendJson(response, wholeReply(behaviour.json ?? text(behaviour)))
}

/** Answers that it is loading, or that it does not know a format; true if it did. */
function refuse({ body }: RecordedRequest, { isLoading, refuses }: Behaviour, response: ServerResponse): boolean {
  const format = (body.response_format as { type?: string } | undefined)?.type ?? 'text'
  const status = isLoading ? 503 : refuses?.formats.includes(format) ? refuses.status : null
  if (status === null) return false
  const message = isLoading ? 'Loading model' : `${format} is not supported`
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error: { message } }))
  return true
}

/** What fits into the limit of the request, one token a piece. */
function withinLimit(body: ChatRequestBody, behaviour: Behaviour): Behaviour {
  const { reasoning = [], pieces = FIFTY_WORDS } = behaviour
  const limit = Number(body.max_tokens ?? body.max_completion_tokens)
  if (reasoning.length + pieces.length <= limit) return behaviour
  const left = Math.max(0, limit - reasoning.length)
  return { ...behaviour, reasoning: reasoning.slice(0, limit), pieces: pieces.slice(0, left), finishReason: 'length' }
}

const text = ({ pieces = FIFTY_WORDS }: Behaviour): string => pieces.join('')

function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

const wholeReply = (content: string) => ({
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 11, completion_tokens: 7 },
})

/** Distinct vectors per text, in an order that only `index` reveals. */
const embeddings = (
  input: string[],
  embed: NonNullable<Behaviour['embed']> = (text, index) => [text.length, index, 1],
) => ({
  data: input.map((entry, index) => ({ index, embedding: embed(entry, index) })).reverse(),
  usage: { prompt_tokens: input.length, total_tokens: input.length },
})

const chunk = (delta: unknown, finish: string | null = null): string =>
  event(JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] }))

const event = (data: string): string => `data: ${data}\n\n`

async function stream(behaviour: Behaviour, response: ServerResponse): Promise<void> {
  const { pieces = FIFTY_WORDS, tokenMs = 0, framing = 'event', fault } = behaviour
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' })
  response.flushHeaders()
  if (fault?.kind === 'hang') return
  const send = sender(response, framing)
  await prepare(behaviour, response, send)
  for (const [index, piece] of pieces.entries()) {
    if (await strike(fault, index, response)) return
    if (index > 0 && tokenMs > 0) await sleep(tokenMs)
    if (response.destroyed) return
    await send(chunk({ content: piece }, behaviour.endsEach ? 'stop' : null))
  }
  if (await strike(fault, pieces.length, response)) return
  await send(ending(behaviour))
  if (fault?.kind === 'not_closed') return
  await send('')
  response.end()
}

/** What comes before the first token: comments, reasoning and time. */
async function prepare(
  { preamble, commentMs, reasoning = [], reasoningField = 'reasoning_content', firstTokenMs = 0 }: Behaviour,
  response: ServerResponse,
  send: (text: string) => Promise<void>,
): Promise<void> {
  if (preamble) {
    await send(
      `: keep-alive\n\n${chunk({ role: 'assistant', content: '' })}${chunk({ content: null, reasoning_content: 'Hm' })}`,
    )
  }
  const comments = commentMs ? setInterval(() => response.write(': busy\n\n'), commentMs) : undefined
  for (const piece of reasoning) await send(chunk({ content: null, [reasoningField]: piece }))
  if (firstTokenMs > 0) await sleep(firstTokenMs)
  clearInterval(comments)
}

/** What follows the last chunk. */
function ending({ finishReason = 'stop', usage = true, done = true, pieces = FIFTY_WORDS }: Behaviour): string {
  const counts = { choices: [], usage: { prompt_tokens: 11, completion_tokens: pieces.length } }
  return [
    finishReason === null ? '' : chunk({}, finishReason),
    usage ? event(JSON.stringify(counts)) : '',
    done ? event('[DONE]') : '',
  ].join('')
}

/** Triggers a fault that is due after this many chunks; true if nothing may follow. */
async function strike(fault: Fault | undefined, sent: number, response: ServerResponse): Promise<boolean> {
  if (fault === undefined || !('pieces' in fault) || fault.pieces !== sent) return false
  if (fault.kind === 'break_after') {
    // Flushes earlier writes before the connection breaks.
    await sleep(5)
    response.destroy()
  } else if (fault.kind === 'end_after') response.end()
  else if (fault.kind === 'nonsense_after') response.end('data: {"choices": [{"delta\n\n')
  else if (fault.kind === 'error_after') response.end(event(JSON.stringify({ error: { message: 'overloaded' } })))
  else if (fault.kind === 'comments_after') commentForEver(response)
  return true
}

function commentForEver(response: ServerResponse): void {
  const timer = setInterval(() => response.write(': still here\n\n'), 10)
  response.on('close', () => clearInterval(timer))
}

/** Writes events with the configured framing; an empty text flushes what was held back. */
function sender(response: ServerResponse, framing: NonNullable<Behaviour['framing']>): (text: string) => Promise<void> {
  let held = ''
  return async (events) => {
    if (framing === 'event') response.write(events)
    else if (framing === 'crlf') response.write(events.replaceAll('\n', '\r\n'))
    else if (framing === 'split') await writeSplit(response, Buffer.from(events))
    else held += events
    if (events === '' && held !== '') response.write(held)
  }
}

async function writeSplit(response: ServerResponse, bytes: Buffer): Promise<void> {
  for (let at = 0; at < bytes.length; at += 3) {
    response.write(bytes.subarray(at, at + 3))
    await new Promise((resolve) => setImmediate(resolve))
  }
}
