const ORIGIN = 'http://app.invalid'

/** `next` if it is a page of this app; null if it could lead to another site, back to sign-in, or to an API call. */
export function safeNext(next: string | null | undefined): string | null {
  if (!next?.startsWith('/')) return null
  if (!URL.canParse(next, ORIGIN)) return null
  const url = new URL(next, ORIGIN)
  // A path that begins with two slashes, as `/.//other.example` resolves to, is another site when used on its own.
  const isPage = url.origin === ORIGIN && !/^\/(\/|signin\/?$|api(\/|$))/.test(url.pathname)
  return isPage ? url.pathname + url.search + url.hash : null
}
