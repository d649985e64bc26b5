import { isPublicHost } from '../network/public-address.ts'
import { HAS_VERSION, MODEL_PROVIDERS, PROVIDERS, type Protocol } from './model-providers.ts'

/** What people paste with an address: the end of a call, as documentation shows it. */
const CALLS =
  /\/(?:chat\/completions?|completions?|chat|responses|embeddings|models|messages|(?:de)?tokenize|health|props|docs|api\/(?:chat|generate|tags|ps|show|version|pull|push|create|copy|delete|embed|embeddings)|api)$/i

/** What is copied along with an address: quotation marks, and letters that nobody sees. */
const AROUND = /^["'`<“‘«\s]+|["'`>”’»\s]+$|[\u200b-\u200f\u2060\ufeff]/g

/** Servers whose calls stand at the root, without a version. */
const AT_THE_ROOT = new Set(['api.perplexity.ai', 'models.inference.ai.azure.com'])

/** Puts the scheme before an address that has none: `http` in a local network, `https` elsewhere. */
export function withScheme(pasted: string): string {
  const typed = pasted.replace(AROUND, '')
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

/** Addresses of providers whose calls do not stand at the root. */
const KNOWN = [
  ...MODEL_PROVIDERS.map((id) => PROVIDERS[id].address),
  'https://generativelanguage.googleapis.com/v1beta/openai',
]
  .filter((address) => address !== null)
  .map((address) => new URL(address))

/** The path of a known provider of which only the beginning was typed. */
const knownPath = ({ origin }: URL, path: string): string | null =>
  KNOWN.find((known) => known.origin === origin && `${known.pathname}/`.startsWith(`${path}/`))?.pathname ?? null

/** The base URL that was meant: without the end of a call, a query or a slash, and with the version that is missing. */
export function modelAddressMeant(typed: string, protocol: Protocol): string {
  const url = URL.parse(typed)
  if (!url) return typed
  const path = withoutCalls(url.pathname).replace(/(?:\/v1){1,2}$/i, '/v1')
  if (!HAS_VERSION[protocol]) return url.origin + path.replace(/\/v1$/, '')
  const known = knownPath(url, path)
  if (known !== null) return url.origin + known
  return url.origin + (path === '' && !AT_THE_ROOT.has(url.hostname) ? '/v1' : path)
}
