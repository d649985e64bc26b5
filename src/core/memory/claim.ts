/** Something a person said about themselves or someone close to them, as extracted by rules or a model. */
export interface Claim {
  /** Empty for the person themselves, otherwise the relation: `sister`. */
  subject: string
  /** A key of ATTRIBUTES or a noun (`favorite color`). Empty if it can only be inferred from `ends`. */
  attribute: string
  /** Empty if not stated: `I quit my job`. */
  value: string
  /** False if no longer true. */
  holds: boolean
  /** Ends whatever fact has this value; `I switched from tea to coffee` has the value coffee and ends tea. */
  ends: string | null
  /** Verbatim excerpt of the message. */
  quote: string
  /** 1 to 10. */
  confidence: number
}

/** Resolves a date in a text, no more precisely than stated: `Tue, Mar 3, 2026`, `Jun 2027`. Null if there is none. */
export type DateReader = (text: string) => string | null
