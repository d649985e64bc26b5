import { withoutEntities } from './entities.ts'

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:'])

export interface Address {
  href: string
  /** Destination as shown: the host, the email address or the phone number. */
  place: string
}

/** A web or email address or a phone number that is safe to open; null for any other. */
export function addressOf(written: string): Address | null {
  // In web addresses, browsers would turn a backslash into a slash.
  const bare = (written.startsWith('<') ? written.slice(1, -1) : written).replaceAll('\\', '%5C')
  const isEmail = !bare.includes(':') && bare.includes('@')
  const url = URL.parse(isEmail ? `mailto:${bare}` : /^www\./i.test(bare) ? `https://${bare}` : bare)
  if (!url || !SCHEMES.has(url.protocol)) return null
  return { href: url.href, place: url.host === '' ? url.pathname : url.host }
}

/** Whether the link text itself already shows the destination. */
export function saysPlace(words: string, { place }: Address): boolean {
  const said = addressOf(words.trim())
  return words.trim().toLowerCase() === place || (said?.place === place && !words.includes('@', words.indexOf('://')))
}

/** An address as Markdown writes it in a link: without backslashes before punctuation, and without entities. */
export const linkedAddress = (written: string): string => withoutEntities(written.replace(/\\([!-/:-@[-`{-~])/g, '$1'))
