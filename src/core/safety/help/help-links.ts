import { once } from '../../once.ts'
import { SAFETY_LANGUAGES } from '../concern.ts'
import { HELP_LINES, HELP_NUMBERS } from './help-by-country.ts'
import { callHref, contactLinksOf, fill, HELP_WORDS } from './words.ts'

export interface TextPart {
  text: string
  href?: string
}

/** Lines that are one way to contact a service, in any language. */
const wholeLines = once((): ReadonlyMap<string, string> => {
  const found = new Map<string, string>()
  for (const words of SAFETY_LANGUAGES.map((language) => HELP_WORDS[language])) {
    for (const { text, href } of HELP_LINES.flatMap((line) => contactLinksOf(line, words)))
      if (href) found.set(text, href)
    for (const emergency of HELP_NUMBERS) {
      for (const template of [words.emergency.now, words.emergency.danger]) {
        found.set(fill(template, { emergency }), callHref(emergency) ?? '')
      }
    }
  }
  return found
})

const PHONES = new Set([...HELP_NUMBERS, ...HELP_LINES.flatMap(({ phone }) => phone ?? [])])
const ADDRESS_OR_NUMBER =
  /(?<![\w.@-])(?:[a-z][a-z0-9-]{0,62}(?:\.[a-z0-9-]{1,63}){0,4}\.[a-z]{2,24}|\d(?:[\d -]{0,28}\d)?)(?![\w@-])/g
const DIGITS = /^\d/

function hrefOf(found: string): string | null {
  if (!DIGITS.test(found)) return `https://${found}`
  return PHONES.has(found) && found.length > 2 ? callHref(found) : null
}

/** Splits a line at its numbers and addresses. */
function inlineParts(line: string): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const match of line.matchAll(ADDRESS_OR_NUMBER)) {
    const href = hrefOf(match[0])
    if (!href) continue
    parts.push({ text: line.slice(end, match.index) }, { text: match[0], href })
    end = match.index + match[0].length
  }
  return [...parts, { text: line.slice(end) }].filter(({ text }) => text !== '')
}

/** A contact line is one linked part; the line above names the service. */
export function linkHelp(text: string): TextPart[][] {
  const known = wholeLines()
  return text.split('\n').map((line, at, all) => {
    const href = known.get(line)
    if (href) return [{ text: line, href }]
    return line !== '' && known.has(all[at + 1] ?? '') ? [{ text: line }] : inlineParts(line)
  })
}
