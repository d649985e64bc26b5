const SCHEMES = new Set(['http:', 'https:', 'mailto:'])

export interface Address {
  href: string
  /** Destination as shown: the host, or the email address. */
  place: string
}

/** A web or email address that is safe to open; null for any other. */
export function addressOf(written: string): Address | null {
  const bare = written.startsWith('<') ? written.slice(1, -1) : written
  const isEmail = !bare.includes(':') && bare.includes('@')
  const url = URL.parse(isEmail ? `mailto:${bare}` : /^www\./i.test(bare) ? `https://${bare}` : bare)
  if (!url || !SCHEMES.has(url.protocol)) return null
  return { href: url.href, place: url.protocol === 'mailto:' ? url.pathname : url.host }
}

/** Whether the link text itself already shows the destination. */
export function saysPlace(words: string, { place }: Address): boolean {
  const said = addressOf(words.trim())
  return words.trim().toLowerCase() === place || (said?.place === place && !words.includes('@', words.indexOf('://')))
}
