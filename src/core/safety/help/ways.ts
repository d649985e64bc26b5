import type { Line } from './line.ts'
import type { HelpWords } from './words.ts'

/** Finds a line in any country. */
export const DIRECTORY = 'findahelpline.com'

export const fill = (template: string, values: Record<string, string>): string =>
  template.replace(/\{(\w+)\}/g, (mark, name: string) => values[name] ?? mark)

/** One way to reach a service, as it is written, and the address that a tap opens; null where no phone dials it. */
export interface Way {
  text: string
  href: string | null
}

/** Phones don't dial a star from a link. */
export const callHref = (phone: string): string | null =>
  phone.includes('*') ? null : `tel:${phone.replace(/[^\d+]/g, '')}`

const textHref = (number: string, word: string | undefined): string =>
  `sms:${number.replace(/[^\d+]/g, '')}${word ? `?&body=${encodeURIComponent(word)}` : ''}`

/** The ways to reach a service, each a line of its own. */
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
