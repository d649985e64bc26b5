import { fetch, type RequestInit as Init, Response } from 'undici'
import { LARGEST_ANSWER, tooLong } from './answer-limits.ts'
import { type AllowedNetwork, modelAgents } from './model-agent.ts'

/** Counts what was unpacked: a small answer may be a huge one, compressed. */
async function* limited(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let received = 0
  for await (const chunk of body) {
    received += chunk.byteLength
    if (received > LARGEST_ANSWER) throw tooLong()
    yield chunk
  }
}

/** Uses our connections to models. Redirects could lead anywhere, so none is followed. */
export const sdkFetch = (reach: AllowedNetwork) =>
  (async (url: string, init: Init) => {
    const response = await fetch(url, { ...init, dispatcher: modelAgents[reach], redirect: 'error' })
    return response.body ? new Response(limited(response.body), response) : response
  }) as unknown as typeof globalThis.fetch
