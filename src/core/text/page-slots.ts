/**
 * What a public page says that is known only where it is served. Prerendered pages hold these marks; the server puts
 * its own facts in their place. None of them has a character that HTML or JSON would write in another way.
 */
export const SLOTS = {
  /** `https://coterie.example` */
  origin: '~~origin~~',
  /** Where people write for help; empty where nobody has said. */
  supportAddress: '~~supportAddress~~',
  /** Class of what mentions that address: `hidden` where there is none. */
  supportClass: '~~supportClass~~',
  /** The current year. */
  year: '~~year~~',
  /** The sentence that says what writes the answers. */
  engine: '~~engine~~',
} as const

export type PageFacts = Record<keyof typeof SLOTS, string>

const MARK = new RegExp(`~~(${Object.keys(SLOTS).join('|')})~~`, 'g')

/** The facts that a page asks for, in the order of its marks. */
export const slotsIn = (page: string): (keyof PageFacts)[] => [
  ...new Set([...page.matchAll(MARK)].map(([, slot]) => slot as keyof PageFacts)),
]

/** `page` with each mark replaced by the fact of its name, as it is; the facts come ready for HTML. */
export const fillSlots = (page: string, facts: PageFacts): string =>
  page.replace(MARK, (_, slot: keyof PageFacts) => facts[slot])

/** Says what writes the answers on this very server. */
export const engineSentence = ({ offline, name }: { offline: boolean; name: string }): string =>
  offline
    ? 'On this server the answers come from the built-in offline engine: at present no words leave the server.'
    : `On this server the answers are written by the model ${name}.`

/** Ends in letters, or in letters of another script as addresses write them: no figures, so no address of a machine. */
const DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.([a-z]{2,}|xn--[a-z0-9-]+)$/i

/** Where people write for help: at the server's own domain, since somebody else runs each server. Null without a domain. */
export const supportAddress = (hostname: string): string | null =>
  DOMAIN.test(hostname) ? `support@${hostname.replace(/^www\./, '')}` : null
