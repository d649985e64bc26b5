import { patterns } from './paths.ts'

const ORIGIN = 'http://app.invalid'

/** `next` of a query string where it is a path of this app; null for everything that could lead elsewhere. */
export function nextPath(search: string): string | null {
  const next = new URLSearchParams(search).get('next')
  if (!next?.startsWith('/')) return null
  if (!URL.canParse(next, ORIGIN)) return null
  const url = new URL(next, ORIGIN)
  return url.origin === ORIGIN && url.pathname !== patterns.signIn ? url.pathname + url.search + url.hash : null
}
