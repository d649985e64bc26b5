import { decodeNamedCharacterReference } from 'decode-named-character-reference'

const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z\d]{2,31}));/gi

/** Control characters and lone surrogates are nobody's text. */
const characterOf = (code: number): string =>
  code < 32 || (code >= 0xd800 && code < 0xe000) || code > 0x10ffff ? '\ufffd' : String.fromCodePoint(code)

/** With the characters that HTML's entities stand for; an unknown one stays as it is. */
export const withoutEntities = (text: string): string =>
  text.replace(ENTITY, (written, decimal?: string, hex?: string, name?: string) => {
    if (decimal) return characterOf(Number(decimal))
    return hex ? characterOf(Number.parseInt(hex, 16)) : decodeNamedCharacterReference(name ?? '') || written
  })

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
