/** Known at run time: the server replaces them in prerendered pages. HTML and JSON escape none of their characters. */
export const SLOTS = {
  /** `https://coterie.example` */
  origin: '~~origin~~',
  /** The support email address; empty if unknown. */
  supportAddress: '~~supportAddress~~',
  /** CSS class of elements that mention the address: `hidden` if there is none. */
  supportClass: '~~supportClass~~',
  year: '~~year~~',
  engine: '~~engine~~',
} as const

export type PageFacts = Record<keyof typeof SLOTS, string>

const MARK = new RegExp(`~~(${Object.keys(SLOTS).join('|')})~~`, 'g')

/** In order of first use. */
export const slotsIn = (page: string): (keyof PageFacts)[] => [
  ...new Set([...page.matchAll(MARK)].map(([, slot]) => slot as keyof PageFacts)),
]

/** Verbatim; facts must be HTML-escaped already. */
export const fillSlots = (page: string, facts: PageFacts): string =>
  page.replace(MARK, (_, slot: keyof PageFacts) => facts[slot])

export const engineSentence = ({ connected, name }: { connected: boolean; name: string }): string =>
  connected
    ? `On this server the answers are written by the model ${name}.`
    : 'On this server no language model is connected: at present no words leave the server for one.'

/** Requires an alphabetic or punycode top-level domain, which excludes IP addresses. */
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.([a-z]{2,}|xn--[a-z0-9-]+)$/i

/** The support address at the server's own domain, as each server has its own operator. Null without a domain. */
export const supportAddress = (hostname: string): string | null =>
  DOMAIN.test(hostname) ? `support@${hostname.replace(/^www\./, '')}` : null
