/** `24/7`, or the days and local hours. */
export type Hours = '24/7' | `daily ${string}` | `weekdays ${string}`

export interface Line {
  name: string
  phone?: string
  /** The key to press once it answers. */
  option?: string
  /** The number to send an SMS to, and the word to start with. */
  text?: string
  word?: string
  /** A web address, without a scheme. */
  chat?: string
  /** Omitted if unknown, or if it varies by day. */
  hours?: Hours
  /** ISO 639 codes, if the country has lines in several languages. */
  languages?: readonly string[]
}

export const HELP_KINDS = ['crisis', 'violence', 'poison', 'eating', 'child'] as const
export type HelpKind = (typeof HELP_KINDS)[number]

export interface Help extends Partial<Record<HelpKind, readonly Line[]>> {
  /** ISO 3166-1 alpha-2. */
  country: string
  emergency: string
  /** The police's number, if different. */
  police?: string
  sources: readonly string[]
  /** Year and month in which the numbers were last checked against their sources. */
  checkedOn: string
}

/** Where the API tells the crisis services of a place. Pages ask there, and keep the answer for offline use. */
export const localHelpPath = (timeZone: string): string => `/api/safety/help?${new URLSearchParams({ timeZone })}`
