/** `24/7`, or the days and the local hours. */
export type Hours = '24/7' | `daily ${string}` | `weekdays ${string}`

/** One service that people can turn to. */
export interface Line {
  name: string
  phone?: string
  /** What to press when it answers. */
  option?: string
  /** The number that takes text messages, and the word to begin with. */
  text?: string
  word?: string
  /** A web address without its scheme. */
  chat?: string
  /** Left out where not known, or not the same every day. */
  hours?: Hours
  /** ISO 639 codes, where a country has lines of several languages. */
  languages?: readonly string[]
}

export const HELP_KINDS = ['crisis', 'violence', 'poison', 'eating'] as const
export type HelpKind = (typeof HELP_KINDS)[number]

/** Where people in danger find help in one country. A line that two sources don't agree on is left out. */
export interface Help extends Partial<Record<HelpKind, readonly Line[]>> {
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Territories where the same numbers answer. */
  also?: readonly string[]
  /** The number that sends an ambulance. */
  emergency: string
  /** The number that sends the police, where it is another one. */
  police?: string
  sources: readonly string[]
  /** Year and month in which the numbers were last compared with their sources. */
  checkedOn: string
}
