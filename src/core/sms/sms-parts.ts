import { markdownToText } from '../text/markdown-to-text.ts'
import { trimMarksEnd } from '../text/trim.ts'

/** Splits a helper's message into SMS of at most three segments each. */

export const MAX_SEGMENTS = 3
/** Maximum SMS per message; the rest is in the app. */
export const MAX_PARTS = 4

/** More than those parts can hold; the rest is ignored. */
const MOST_CHARACTERS = (MAX_PARTS + 1) * MAX_SEGMENTS * 160

/** More characters than one SMS can hold. */
const MOST_IN_ONE = MAX_SEGMENTS * 160

const REST = ' (The rest is in the app.)'

/** Typographic characters that would switch the whole SMS to UCS-2. */
const PLAIN: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '‚': ',',
  '“': '"',
  '”': '"',
  '„': '"',
  '–': '-',
  '—': '-',
  '‑': '-',
  '…': '...',
  '\u00A0': ' ',
  '\u202F': ' ',
  '•': '-',
  '\t': ' ',
}
const FANCY = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g')

const DOMAINS =
  'com|org|net|edu|gov|mil|int|info|biz|io|co|ai|app|dev|ly|gg|gl|tv|fm|xyz|online|site|store|shop|blog|link|page|club|news|live|tech|cloud|space|website|uk|ca|de|fr|eu|au|nl|es|ch|jp|cn|ru|br|nz|ie|se|pl'
const LINKS = [
  /<?\b[a-z][a-z0-9+.-]{0,20}:\/\/[^\s<>]+>?/giu,
  /\bwww\.[^\s<>]+/giu,
  /(?<![@\p{L}\p{N}_.-])(?:[\p{L}\p{N}][\p{L}\p{N}-]{0,62}\.){1,8}[\p{L}]{2,24}\/[^\s<>]+/giu,
  new RegExp(`(?<![@\\w.-])(?:[a-z0-9][a-z0-9-]{0,62}\\.){1,8}(?:${DOMAINS})(?::\\d{1,5})?/?(?![\\w-]|\\.[a-z])`, 'gi'),
]

/** Punctuation after a link belongs to the sentence. */
const withoutLink = (link: string): string => `(link in the app)${link.slice(trimMarksEnd(link, `.,;:!?)'"`).length)}`

const withoutLinks = (text: string): string =>
  LINKS.reduce((rest, pattern) => rest.replace(pattern, withoutLink), text).replace(
    /\(link in the app\)[\s,;]{0,9}(?=\(link in the app\))/g,
    '',
  )

/** Without Markdown, and without links, which carriers treat as spam: the message in the app has both. */
export const toPlainText = (text: string): string =>
  inPlainCharacters(withoutLinks(markdownToText(text.normalize('NFC'), (words) => words)))

const withoutMarks = (text: string): string => inPlainCharacters(markdownToText(text))

const inPlainCharacters = (text: string): string =>
  text
    .replace(FANCY, (character) => PLAIN[character] ?? character)
    .replace(/[ ]{2,}/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()

const fits = (text: string): boolean => countSegments(text) <= MAX_SEGMENTS

const SENTENCE_END = /(?:[.!?]["')\]]{0,9}(?=\s|$)|\n)\s*/g

/** Sentences with their trailing whitespace, so that joining them loses nothing. */
function sentencesOf(text: string): string[] {
  const ends = [...text.matchAll(SENTENCE_END)].map((match) => match.index + match[0].length)
  return [...ends, text.length].map((end, index) => text.slice(ends[index - 1] ?? 0, end)).filter(Boolean)
}

const wordsOf = (text: string): string[] => text.split(/(?<=\S)(?=\s)/)

/** How many of these characters still fit behind a text: more fit less. */
function countFitting(text: string, characters: readonly string[]): number {
  let fit = 0
  let tooMany = characters.length + 1
  while (tooMany - fit > 1) {
    const some = Math.floor((fit + tooMany) / 2)
    if (fits((text + characters.slice(0, some).join('')).trimEnd())) fit = some
    else tooMany = some
  }
  return fit
}

/** Splits a word that is too long for one SMS between characters. */
function fillWord(word: string, parts: string[]): string[] {
  let characters = [...word]
  while (characters.length > 0) {
    const count = countFitting(parts.at(-1) ?? '', characters.slice(0, MOST_IN_ONE))
    if (count > 0) parts.splice(-1, 1, (parts.at(-1) ?? '') + characters.slice(0, count).join(''))
    characters = characters.slice(count)
    if (characters.length > 0) parts.push('')
  }
  return parts
}

/** A sentence that is too long for one SMS is split into words. */
function fill(pieces: readonly string[], parts: string[]): string[] {
  for (const piece of pieces) {
    const last = parts.at(-1) ?? ''
    const words = wordsOf(piece)
    if (fits((last + piece).trimEnd())) parts.splice(-1, 1, last + piece)
    else if (fits(piece.trim())) parts.push(piece)
    else if (words.length > 1) fill(words, parts)
    else fillWord(piece, parts)
  }
  return parts
}

/** Appends the note about the rest, dropping sentences to make room. */
function endWithRest(part: string): string {
  const sentences = sentencesOf(part)
  while (sentences.length > 1 && !fits(sentences.join('').trim() + REST)) sentences.pop()
  let text = sentences.join('').trim()
  while (!fits(text + REST)) text = [...text].slice(0, -1).join('').trim()
  return text + REST
}

/** Split at sentences. The first begins with the sender; if there are more than four, the fourth refers to the app. */
export function toTexts(from: string, message: string, { keepLinks = false } = {}): string[] {
  const plain = keepLinks ? withoutMarks : toPlainText
  const parts = fill(sentencesOf(`${plain(from)}: ${plain(message)}`.slice(0, MOST_CHARACTERS)), [])
  const whole = parts.map((part) => part.trim()).filter(Boolean)
  if (whole.length <= MAX_PARTS) return whole
  return [...whole.slice(0, MAX_PARTS - 1), endWithRest(whole[MAX_PARTS - 1] ?? '')]
}

/**
 * How carriers count an SMS: 160 characters of GSM 03.38 in a single segment, 153 per segment if there are several;
 * with any other character, 70 and 67 code units of UCS-2.
 */

const BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
)
/** GSM extension table: two septets each, because of the escape. */
const EXTENDED = new Set('\f^{}\\[~]|€')

const GSM = { single: 160, joined: 153 }
const UCS = { single: 70, joined: 67 }

function isGsm(text: string): boolean {
  for (const character of text) if (!BASIC.has(character) && !EXTENDED.has(character)) return false
  return true
}

/** Units that a character takes; surrogate pairs and escape sequences are never split across segments. */
const placesOf = (character: string, gsm: boolean): number =>
  gsm ? (EXTENDED.has(character) ? 2 : 1) : character.length

export function countSegments(text: string): number {
  const gsm = isGsm(text)
  const { single, joined } = gsm ? GSM : UCS
  let all = 0
  let segments = 1
  let room = joined
  for (const character of text) {
    const places = placesOf(character, gsm)
    all += places
    if (places > room) {
      segments += 1
      room = joined
    }
    room -= places
  }
  return all <= single ? 1 : segments
}
