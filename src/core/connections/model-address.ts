import { isPublicHost } from '../network/public-address.ts'
import { HAS_VERSION, type Protocol } from './model-providers.ts'

/** What people paste with an address: the end of a call, as documentation shows it. */
const CALLS =
  /\/(?:chat\/completions|completions|responses|embeddings|models|messages|api\/(?:chat|generate|tags|pull|embed)|api)$/

/** Servers whose calls stand at the root, without a version. */
const AT_THE_ROOT = new Set(['api.perplexity.ai', 'models.inference.ai.azure.com'])

/** Puts the scheme before an address that has none: `http` in a local network, `https` elsewhere. */
export function withScheme(typed: string): string {
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(typed)) return typed
  const url = URL.parse(`http://${typed}`)
  if (!url || (url.port === '' && !/[.:]|^localhost$/.test(url.hostname))) return typed
  return url.port !== '' || !isPublicHost(url.hostname) ? `http://${typed}` : `https://${typed}`
}

function withoutCalls(path: string): string {
  const bare = path.replace(/\/{1,9}$/, '').replace(/\/{2,9}/g, '/')
  const shorter = bare.replace(CALLS, '')
  return shorter === bare ? bare : withoutCalls(shorter)
}

/** The base URL that was meant: without the end of a call, a query or a slash, and with the version that is missing. */
export function modelAddressMeant(typed: string, protocol: Protocol): string {
  const url = URL.parse(typed)
  if (!url) return typed
  const path = withoutCalls(url.pathname).replace(/\/v1\/v1$/, '/v1')
  if (!HAS_VERSION[protocol]) return url.origin + path.replace(/\/v1$/, '')
  return url.origin + (path === '' && !AT_THE_ROOT.has(url.hostname) ? '/v1' : path)
}
