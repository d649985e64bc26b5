import { fetch, type RequestInit as Init } from 'undici'
import { type AllowedNetwork, modelAgents } from './model-agent.ts'

/** Uses our connections to models. Redirects could lead anywhere, so none is followed. */
export const sdkFetch = (reach: AllowedNetwork) =>
  ((url: string, init: Init) =>
    fetch(url, { ...init, dispatcher: modelAgents[reach], redirect: 'error' })) as unknown as typeof globalThis.fetch
