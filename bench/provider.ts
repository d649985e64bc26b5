import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { FIRST_TOKEN_MS, TOKEN_MS, TOKENS } from './support/reply-shape.ts'

/**
 * A model stand-in for benchmarks: OpenAI's protocol at an exact pace and low cost. The first token contains how long
 * it was held back, so that the product's overhead can be separated from the provider's delay.
 */
const chunkOf = (delta: object, finish: string | null): string =>
  `data: ${JSON.stringify({ object: 'chat.completion.chunk', choices: [{ index: 0, delta, finish_reason: finish }] })}\n\n`

/** A chunk of the body in HTTP chunked encoding, built once for all replies. */
const encoded = (text: string): Buffer => Buffer.from(`${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`)

const later = Array.from({ length: TOKENS }, (_, index) => encoded(chunkOf({ content: `w${index} ` }, null)))
const usage = `data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 900, completion_tokens: TOKENS } })}\n\n`
const ending = encoded(`${chunkOf({}, 'stop')}${usage}data: [DONE]\n\n`)

function reply(response: ServerResponse, arrived: number): void {
  const { socket } = response
  if (!socket) return
  response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'transfer-encoding': 'chunked' })
  response.flushHeaders()

  // Written straight to the socket: writing through the response costs three times as much, and the cores are shared.
  const next = (index: number): void => {
    if (socket.destroyed) return
    const token = later[index]
    if (token) {
      socket.write(token)
      setTimeout(next, TOKEN_MS, index + 1)
    } else {
      socket.write(ending)
      response.end()
    }
  }
  setTimeout(() => {
    if (socket.destroyed) return
    socket.write(encoded(chunkOf({ content: `held=${(performance.now() - arrived).toFixed(3)} ` }, null)))
    setTimeout(next, TOKEN_MS, 1)
  }, FIRST_TOKEN_MS)
}

const server = createServer((request, response) => {
  request.resume()
  request.on('end', () => reply(response, performance.now()))
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', 4096, () =>
  process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`),
)
process.once('SIGTERM', () => process.exit(0))
