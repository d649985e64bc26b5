import type { Line } from './line.ts'
import type { HelpWords } from './words.ts'

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
