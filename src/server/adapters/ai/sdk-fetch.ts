import { fetch, type RequestInit as Init } from 'undici'
import { modelAgent } from './model-agent.ts'

/**
 * `fetch` for the official SDKs, using our connections to models. Redirects could lead anywhere, so none is followed.
 */
export const sdkFetch = ((url: string, init: Init) =>
  fetch(url, { ...init, dispatcher: modelAgent, redirect: 'error' })) as unknown as typeof globalThis.fetch
