/** Something that a person said of themselves, or of someone of theirs, as the rules or a model found it. */
export interface Claim {
  /** Empty: the person. Else who of theirs: `sister`. */
  subject: string
  /** A name of ATTRIBUTES, or a thing of theirs by its noun: `favorite color`. Empty where only `ends` tells what it is. */
  attribute: string
  /** Empty where it is not said: `I quit my job`. */
  value: string
  /** False for what is no longer so. */
  holds: boolean
  /** Ends whatever fact has this value; `I switched from tea to coffee` has the value coffee and ends tea. */
  ends: string | null
  /** Their own words, as they stand in the message. */
  quote: string
  /** 1 to 10. */
  confidence: number
}

/** The time that words name, seen from an instant and as precise as they are: `Tue, Mar 3, 2026`, `Jun 2027`. Null where they name none. */
export type DateReader = (text: string) => string | null
