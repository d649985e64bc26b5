/** Known at run time: the server replaces them in prerendered pages. HTML and JSON escape none of their characters. */
export const SLOTS = {
  /** `https://coterie.example` */
  origin: '~~origin~~',
  /** The support email address; empty if none is configured. */
  supportAddress: '~~supportAddress~~',
  /** CSS class of elements that mention the address: `hidden` if there is none. */
  supportClass: '~~supportClass~~',
  year: '~~year~~',
  /** Theme and text size of the browser. */
  look: '~~look~~',
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
