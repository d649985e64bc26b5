import type { Line } from './line.ts'
import type { HelpWords } from './words.ts'

/** An international directory of lines. */
export const DIRECTORY = 'findahelpline.com'

export const fill = (template: string, values: Record<string, string>): string =>
  template.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark)

/** A way to contact a service: its text, and the address of its link; null if a link can't dial the number. */
export interface Way {
  text: string
  href: string | null
}

/** Phones don't dial `*` from a link. */
export const callHref = (phone: string): string | null =>
  phone.includes('*') ? null : `tel:${phone.replace(/[^\d+]/g, '')}`

const textHref = (number: string, word: string | undefined): string =>
  `sms:${number.replace(/[^\d+]/g, '')}${word ? `?&body=${encodeURIComponent(word)}` : ''}`

/** One per line. */
export function waysOf({ phone, option, text, word, chat }: Line, words: HelpWords): Way[] {
  const ways: Way[] = []
  if (phone) {
    const said = fill(option ? words.callOption : words.call, { phone, option: option ?? '' })
    ways.push({ text: said, href: callHref(phone) })
  }
  if (text) {
    const said = fill(word ? words.textWord : words.text, { number: text, word: word ?? '' })
    ways.push({ text: said, href: textHref(text, word) })
  }
  if (chat) ways.push({ text: fill(words.chat, { chat }), href: `https://${chat}` })
  return ways
}
