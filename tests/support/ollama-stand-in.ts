import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** A server that speaks Ollama's own protocol: its list of models, downloads in lines of JSON, and chat. */

export interface OllamaStandIn {
  /** Its origin. */
  url: string
  models: { name: string; size: number }[]
  /** What was downloaded, and whether its caller stayed to the end. */
  pulls: { model: string; resumedAt: number; left: boolean }[]
  /** How the next downloads go. */
  pull: {
    /** The layers of a model. */
    layers: readonly number[]
    /** Between two lines. */
    lineMs: number
    /** Answered before any line, with this status. */
    refusal?: { status: number; error: string }
    /** Sent after this many bytes; null: the connection breaks there. */
    faultAt?: { bytes: number; error: string | null }
  }
  close(): Promise<void>
}

const LINES_A_LAYER = 4

export async function startOllamaStandIn(port = 0): Promise<OllamaStandIn> {
  const server = createServer((request, response) => void answer(request, response).catch(() => response.destroy()))
  /** Bytes of each model that an earlier download has left. */
  const kept = new Map<string, number>()
  const standIn: OllamaStandIn = {
    url: '',
    models: [],
    pulls: [],
    pull: { layers: [3000, 200], lineMs: 0 },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}')
    const models = standIn.models.map(({ name }) => ({ id: name }))
    if (request.url === '/api/tags') sendJson(response, { models: standIn.models })
    else if (request.url === '/v1/models') sendJson(response, { data: models })
    else if (request.url === '/api/pull') await pull(body.model, response)
    else if (request.url === '/v1/chat/completions') chat(body.stream === true, response)
    else response.writeHead(404).end()
  }

  async function pull(model: string, response: ServerResponse): Promise<void> {
    const { layers, refusal } = standIn.pull
    const record = { model, resumedAt: kept.get(model) ?? 0, left: false }
    standIn.pulls.push(record)
    response.on('close', () => {
      record.left = !response.writableFinished
    })
    if (refusal) {
      response.writeHead(refusal.status, { 'content-type': 'application/json' })
      response.end(JSON.stringify({ error: refusal.error }))
      return
    }
    response.writeHead(200, { 'content-type': 'application/x-ndjson' })
    tell(response, { status: 'pulling manifest' })
    for (const line of linesOf(layers, record.resumedAt)) {
      await sleep(standIn.pull.lineMs)
      if (response.destroyed) return
      const { done, ...shown } = line
      tell(response, shown)
      kept.set(model, done)
      if (await strike(done, response)) return
    }
    tell(response, { status: 'verifying sha256 digest' })
    tell(response, { status: 'writing manifest' })
    standIn.models.push({ name: model, size: layers.reduce((sum, size) => sum + size, 0) })
    tell(response, { status: 'success' })
    response.end()
  }

  /** Triggers the fault that is due after this many bytes; true if nothing may follow. */
  async function strike(done: number, response: ServerResponse): Promise<boolean> {
    const { faultAt } = standIn.pull
    if (!faultAt || done < faultAt.bytes) return false
    if (faultAt.error !== null) {
      response.end(`${JSON.stringify({ error: faultAt.error })}\n`)
      return true
    }
    await sleep(5)
    response.destroy()
    return true
  }

  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  standIn.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return standIn
}

function tell(response: ServerResponse, line: object): void {
  response.write(`${JSON.stringify(line)}\n`)
}

/** The progress of each layer, from where an earlier download ended; `done`: of all of them. */
function linesOf(layers: readonly number[], resumedAt: number) {
  const before = layers.map((_, place) => layers.slice(0, place).reduce((sum, size) => sum + size, 0))
  return layers
    .flatMap((total, place) =>
      Array.from({ length: LINES_A_LAYER }, (_, part) => {
        const digest = `sha256:${String(place).padStart(12, '0')}`
        const completed = Math.round((total * (part + 1)) / LINES_A_LAYER)
        const status = `pulling ${digest.slice('sha256:'.length)}`
        return { status, digest, total, completed, done: (before[place] ?? 0) + completed }
      }),
    )
    .filter(({ done }) => done >= resumedAt)
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(value))
}

/** Always the same two words. */
function chat(isStream: boolean, response: ServerResponse): void {
  const usage = { prompt_tokens: 9, completion_tokens: 2 }
  if (!isStream) {
    const message = { role: 'assistant', content: '{"colour":"blue"}' }
    sendJson(response, { choices: [{ index: 0, message, finish_reason: 'stop' }], usage })
    return
  }
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const events = [
    { choices: [{ index: 0, delta: { role: 'assistant', content: 'Hello ' }, finish_reason: null }] },
    { choices: [{ index: 0, delta: { content: 'there.' }, finish_reason: 'stop' }] },
    { choices: [], usage },
  ]
  for (const event of events) response.write(`data: ${JSON.stringify(event)}\n\n`)
  response.end('data: [DONE]\n\n')
}
