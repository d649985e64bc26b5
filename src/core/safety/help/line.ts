import type { HelpWords } from './words.ts'

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

/** An international directory of lines. */
export const DIRECTORY = 'findahelpline.com'

export const fill = (template: string, values: Record<string, string>): string =>
  template.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark)

/** A way to contact a service: its text, and its link; null if a link can't dial the number. */
export interface ContactLink {
  text: string
  href: string | null
}

/** Phones don't dial `*` from a link. */
export const callHref = (phone: string): string | null =>
  phone.includes('*') ? null : `tel:${phone.replace(/[^\d+]/g, '')}`

const textHref = (number: string, word: string | undefined): string =>
  `sms:${number.replace(/[^\d+]/g, '')}${word ? `?&body=${encodeURIComponent(word)}` : ''}`

/** All ways to contact a line: by phone, SMS and chat. */
export function contactLinksOf({ phone, option, text, word, chat }: Line, words: HelpWords): ContactLink[] {
  const links: ContactLink[] = []
  if (phone) {
    const said = fill(option ? words.callOption : words.call, { phone, option: option ?? '' })
    links.push({ text: said, href: callHref(phone) })
  }
  if (text) {
    const said = fill(word ? words.textWord : words.text, { number: text, word: word ?? '' })
    links.push({ text: said, href: textHref(text, word) })
  }
  if (chat) links.push({ text: fill(words.chat, { chat }), href: `https://${chat}` })
  return links
}
