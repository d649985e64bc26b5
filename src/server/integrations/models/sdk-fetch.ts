import { Response, request } from 'undici'
import { type AllowedNetwork, modelAgents } from './model-agent.ts'
import { LARGEST_ANSWER, tooLong } from './reply-text.ts'

/** Counts what was unpacked: a small answer may be a huge one, compressed. */
async function* limited(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let received = 0
  for await (const chunk of body) {
    received += chunk.byteLength
    if (received > LARGEST_ANSWER) throw tooLong()
    yield chunk
  }
}

const NO_BODY = new Set([204, 205, 304])

/**
 * Uses our connections to models, on any port: `fetch` refuses those that browsers block. Redirects could lead
 * anywhere, so none is followed.
 */
export const sdkFetch = (reach: AllowedNetwork) =>
  (async (url: string, { method = 'GET', headers, body, signal }: RequestInit) => {
    const {
      statusCode,
      headers: received,
      ...answer
    } = await request(url, {
      method: method as 'GET' | 'POST',
      headers: { ...Object.fromEntries(new Headers(headers)), 'accept-encoding': 'identity' },
      body: typeof body === 'string' ? body : null,
      dispatcher: modelAgents[reach],
      ...(signal ? { signal } : {}),
    })
    const lines = Object.entries(received).flatMap(([name, value]): [string, string][] =>
      [value ?? []].flat().map((line) => [name, line]),
    )
    const content = NO_BODY.has(statusCode) ? null : limited(answer.body)
    return new Response(content, { status: statusCode, headers: lines })
  }) as unknown as typeof globalThis.fetch
