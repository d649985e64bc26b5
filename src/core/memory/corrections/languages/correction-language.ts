/** How people correct themselves in a language; all fields are sources of patterns. */
export interface CorrectionLanguage {
  /** At the start of a message, and can't mean anything else: `I meant`, `typo`. */
  explicit: string
  /** At the start of a message, where a mere `no` or `sorry` often begins something unrelated. */
  doubtful: string
  /** Before the value, even without a pause, or after it: `eigentlich drei`, `three, actually`. */
  actually: string
  /** Anywhere in a message: `I was wrong`. */
  anywhere: string
  /** A message of this alone ends the fact before it: `not anymore`. */
  over: string
  /** Precedes the value: `it's`. */
  is: string
  /** Precedes a name: `his name is`, `he's called`. */
  naming: string
  /** Precedes a place: `in`, `at`. */
  place: string
  /** Occurs in a clause, but not in a value. */
  clause: string
  /** Begins something else than a value: `thanks`, `nothing`. */
  noValue: string
  colours: string
  /** Lower case in a name: `Rio de Janeiro`. */
  insideNames: string
  /** Capitalised, but neither a place nor someone's name. */
  noName: string
  /** Follows `in` and `at`, but is no place. */
  noPlace: string
}
