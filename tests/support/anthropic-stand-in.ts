import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A server that speaks Anthropic's Messages protocol, with its most common failures. */

export interface MessagesBehaviour {
  pieces?: readonly string[]
  tokenMs?: number
  stopReason?: string
  /** Content of a structured response. */
  json?: string
  fault?:
    | { kind: 'status'; status: number; retryAfter?: string }
    | { kind: 'hang'; at: 'headers' | 'first_token' }
    | { kind: 'hang_after' | 'break_after' | 'end_after' | 'error_after'; pieces: number }
}

export interface MessagesRequest {
  path: string
  authorization: string | undefined
  body: { model: string; system: string; messages: { role: string; content: string }[]; [field: string]: unknown }
  aborted: boolean
}

export interface AnthropicStandIn {
  /** Base URL of the API. */
  url: string
  requests: MessagesRequest[]
  behave(next: MessagesBehaviour | ((request: MessagesRequest) => MessagesBehaviour)): void
  close(): Promise<void>
}

const PIECES = ['A ', 'good ', 'day ', 'for ', 'it.']

export async function startAnthropicStandIn(): Promise<AnthropicStandIn> {
  const requests: MessagesRequest[] = []
  let behaviour: (request: MessagesRequest) => MessagesBehaviour = () => ({})
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const { authorization } = incoming.headers
    const body = JSON.parse(Buffer.concat(chunks).toString())
    const request: MessagesRequest = { path: incoming.url ?? '', authorization, body, aborted: false }
    response.on('close', () => {
      request.aborted = !response.writableFinished
    })
    requests.push(request)
    await answer(request, behaviour(request), response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
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

async function answer(
  { body }: MessagesRequest,
  behaviour: MessagesBehaviour,
  response: ServerResponse,
): Promise<void> {
  const { fault, json = '{}' } = behaviour
  if (fault?.kind === 'hang' && fault.at === 'headers') return
  if (fault?.kind === 'status') {
    const headers = fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter }
    response.writeHead(fault.status, { 'content-type': 'application/json', ...headers })
    const message = JSON.stringify(body)
    response.end(JSON.stringify({ type: 'error', error: { type: 'api_error', message } }))
  } else if (body.stream) {
    await stream(behaviour, response)
  } else {
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(message([{ type: 'text', text: json }], 'end_turn', 7)))
  }
}

const message = (content: unknown[], stopReason: string | null, outputTokens: number) => ({
  id: 'msg_1',
  type: 'message',
  role: 'assistant',
  model: 'stand-in',
  content,
  stop_reason: stopReason,
  stop_sequence: null,
  usage: { input_tokens: 11, output_tokens: outputTokens },
})

const event = (type: string, fields: object): string =>
  `event: ${type}\ndata: ${JSON.stringify({ type, ...fields })}\n\n`

async function stream(behaviour: MessagesBehaviour, response: ServerResponse): Promise<void> {
  const { pieces = PIECES, tokenMs = 0, stopReason = 'end_turn', fault } = behaviour
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(event('message_start', { message: message([], null, 1) }))
  if (fault?.kind === 'hang') return
  response.write(event('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }))
  for (const [index, text] of pieces.entries()) {
    if (await strike(behaviour, index, response)) return
    if (tokenMs > 0) await sleep(tokenMs)
    response.write(event('content_block_delta', { index: 0, delta: { type: 'text_delta', text } }))
  }
  if (await strike(behaviour, pieces.length, response)) return
  response.write(event('content_block_stop', { index: 0 }))
  const delta = { stop_reason: stopReason, stop_sequence: null }
  response.write(event('message_delta', { delta, usage: { output_tokens: pieces.length } }))
  response.end(event('message_stop', {}))
}

async function strike({ fault }: MessagesBehaviour, sent: number, response: ServerResponse): Promise<boolean> {
  if (fault === undefined || !('pieces' in fault) || fault.pieces !== sent) return false
  if (fault.kind === 'break_after') {
    // Flushes earlier writes before the connection breaks.
    await sleep(5)
    response.destroy()
  } else if (fault.kind === 'end_after') response.end()
  else if (fault.kind === 'error_after') {
    response.end(event('error', { error: { type: 'overloaded_error', message: 'Overloaded' } }))
  }
  return true
}
