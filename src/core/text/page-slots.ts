/**
 * Facts of a public page that are known only at run time. Prerendered pages contain these placeholders; the server
 * replaces them. No placeholder has a character that HTML or JSON would escape.
 */
export const SLOTS = {
  /** `https://coterie.example` */
  origin: '~~origin~~',
  /** The support email address; empty if unknown. */
  supportAddress: '~~supportAddress~~',
  /** CSS class of elements that mention the address: `hidden` if there is none. */
  supportClass: '~~supportClass~~',
  year: '~~year~~',
  /** The sentence that says what writes the replies. */
  engine: '~~engine~~',
} as const

export type PageFacts = Record<keyof typeof SLOTS, string>

const MARK = new RegExp(`~~(${Object.keys(SLOTS).join('|')})~~`, 'g')

/** The facts a page needs, in order of first use. */
export const slotsIn = (page: string): (keyof PageFacts)[] => [
  ...new Set([...page.matchAll(MARK)].map(([, slot]) => slot as keyof PageFacts)),
]

/** Replaces each placeholder in `page` with its fact, verbatim; facts must be HTML-escaped already. */
export const fillSlots = (page: string, facts: PageFacts): string =>
  page.replace(MARK, (_, slot: keyof PageFacts) => facts[slot])

/** Says what writes the replies on this server. */
export const engineSentence = ({ offline, name }: { offline: boolean; name: string }): string =>
  offline
    ? 'On this server the answers come from the built-in offline engine: at present no words leave the server.'
    : `On this server the answers are written by the model ${name}.`

/** Requires an alphabetic or punycode top-level domain, which excludes IP addresses. */
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.([a-z]{2,}|xn--[a-z0-9-]+)$/i

/** The support address at the server's own domain, as each server has its own operator. Null without a domain. */
export const supportAddress = (hostname: string): string | null =>
  DOMAIN.test(hostname) ? `support@${hostname.replace(/^www\./, '')}` : null
