const ORIGIN = 'http://app.invalid'

/** `next` where it is a page of this app; null for everything that could lead elsewhere, back to sign-in, or to a call. */
export function safeNext(next: string | null | undefined): string | null {
  if (!next?.startsWith('/')) return null
  if (!URL.canParse(next, ORIGIN)) return null
  const url = new URL(next, ORIGIN)
  // A path that begins with two slashes, as `/.//other.example` resolves to, is another site where it stands alone.
  const isPage = url.origin === ORIGIN && !/^\/(\/|signin\/?$|api(\/|$))/.test(url.pathname)
  return isPage ? url.pathname + url.search + url.hash : null
}
