/** A short message that asks for nothing, and what is answered. */
export interface Courtesy {
  /** The source of a pattern. */
  said: string
  answers: readonly string[]
}

export interface Courtesies {
  thanks: Courtesy
  goodNight: Courtesy
  goodbye: Courtesy
  /** What may stand around them: `and`, `for everything`; the source of a pattern. */
  around: string
  /** Follows the answer. */
  after: readonly string[]
}

/** What the built-in engine says in a language other than English. */
export interface ForeignLines {
  notices: readonly string[]
  opening: string
  steady: readonly string[]
  questions: readonly string[]
}

export interface SpokenLines extends ForeignLines {
  /** Answers a request to forget something. The interface is in English, and so are the names of page and action. */
  forgetting: string
  /** {f}: facts in the person's own words, or else in English, as they are kept. */
  told: string
  nothing: string
  nothingYet: string
  shown: string
  sorry: string
  gentle: string
  courtesies: Courtesies
  /** Asks for all that is known; the source of a pattern, as is the next. */
  asksAll: string
  /** Someone has died. */
  death: string
}
