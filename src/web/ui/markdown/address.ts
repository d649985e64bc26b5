const SCHEMES = new Set(['http:', 'https:', 'mailto:'])

export interface Address {
  href: string
  /** Where it leads: the host, or the email address. */
  place: string
}

/** An address that may be opened: of a web page or for an email; null for any other. */
export function addressOf(written: string): Address | null {
  const bare = written.startsWith('<') ? written.slice(1, -1) : written
  const isEmail = !bare.includes(':') && bare.includes('@')
  const url = URL.parse(isEmail ? `mailto:${bare}` : /^www\./i.test(bare) ? `https://${bare}` : bare)
  if (!url || !SCHEMES.has(url.protocol)) return null
  return { href: url.href, place: url.protocol === 'mailto:' ? url.pathname : url.host }
}

/** Do the words of a link say themselves where it leads? */
export function saysPlace(words: string, { place }: Address): boolean {
  const said = addressOf(words.trim())
  return words.trim().toLowerCase() === place || (said?.place === place && !words.includes('@', words.indexOf('://')))
}
