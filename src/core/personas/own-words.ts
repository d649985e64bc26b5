import { trimMarksEnd, truncate } from '../text/trim.ts'

/** Frames what people typed in Markdown. Beyond a capital and a full stop, their words stay as they are. */

/** Trimmed, without empty ones. */
export const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Undefined where a step was not reached. */
type Said = string | undefined

const MARKS = /[\\`*_~<>|]/g
/** With a backslash, these would begin a formula or stay an entity. */
const ENTITIES: Record<string, string> = { '[': '&#91;', $: '&#36;', '&': '&amp;' }
const ENTITY_MARKS = /\[|\$(?=\$)|&(?=#?\w{1,8};)/g
const LINE_MARK = /^(?:[#+-]|\d{1,9}(?=[.)](?:\s|$)))/
const LIST_MARK = /^(?:[-*+•–—]|\d{1,2}[.)])\s+/
const ADDRESS = /\b(?:https?:\/\/|www\.)[\w./?=&%#:+,;-]+/g
const BEGUN = /^(?:i|it|we|you|can|could|would)\b/
/** Words that a telephone capitalises at the start of a field, and no name begins with. */
const SMALL_WORDS =
  /^(?:A|An|The|My|Our|Your|More|Less|Some|One|Two|Three|To|For|From|With|Without|When|If|That|At|In|On|By|After|Before|As|Next|End|This|There|He|She|They|His|Her|Their)\b/
const QUOTES = /^["“„‘'](.+)["”“’']$/
const LONGEST_SHOWN = 90
const LONGEST_MEMORY = 160

const oneLine = (said: Said): string => (said ?? '').replace(/[\p{Cc}\s]+/gu, ' ').trim()

/** As plain text within a line of Markdown. Addresses stay as they are, so that they still work. */
function escaped(text: string): string {
  const addresses = text.match(ADDRESS) ?? []
  const parts = text
    .split(ADDRESS)
    .map((part) => part.replace(ENTITY_MARKS, (mark) => ENTITIES[mark] ?? mark).replace(MARKS, '\\$&'))
  return parts.map((part, at) => part + (addresses[at] ?? '')).join('')
}

/** As plain text at the start of a line of Markdown. */
const lineStart = (markdown: string): string =>
  markdown.replace(LINE_MARK, (mark) => (/\d/.test(mark) ? `${mark}\\` : `\\${mark}`))

const withoutStop = (text: string): string => trimMarksEnd(text, '.,;:!?…') || text

/** "iPhone" keeps its beginning. */
const capital = (text: string): string => text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase())

const small = (text: string): string => (SMALL_WORDS.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text)

function stopped(text: string): string {
  const words = trimMarksEnd(text, ',;:') || text
  return /(?:[\p{L}\p{N}][)\]]?|[\p{Sc}%])$/u.test(words) || /[^.!?…]["”’]$/u.test(words) ? `${words}.` : words
}

/** What belongs to an option that was chosen; undefined for words of their own. */
export const ofOption = <Value>(table: Readonly<Record<string, Value>>, said: Said): Value | undefined =>
  said !== undefined && Object.hasOwn(table, said) ? table[said] : undefined

/** In one line. */
export const line = (said: Said): string => escaped(oneLine(said))

/** In one line, from its capital to its full stop. */
export const sentence = (said: Said): string => escaped(stopped(capital(oneLine(said))))

/** For the middle of a sentence, without a stop of its own. */
export const phrase = (said: Said): string => escaped(small(withoutStop(oneLine(said))))

/**
 * One sentence, begun with `stem` unless they began like it: "10% more", but not "I want 10% more". A "for" at the end of
 * `stem` gives way to "to" and "for".
 */
export function begun(stem: string, said: Said): string {
  const words = small(oneLine(said))
  const theirs = words.replaceAll('’', "'").toLowerCase()
  const first = `${stem.split(' ', 1)[0]} `.toLowerCase()
  if (BEGUN.test(theirs) || theirs.startsWith(first)) return sentence(words)
  return `${/^(?:to|for)\b/.test(words) ? stem.replace(/ for$/, '') : stem} ${escaped(stopped(words))}`
}

/** As somebody's words: “…”. */
export const quoted = (said: Said): string => `“${escaped(oneLine(said).replace(QUOTES, '$1'))}”`

/** Short enough to be shown again within a step. Plain text. */
export const shown = (said: Said): string => truncate(withoutStop(oneLine(said)), LONGEST_SHOWN)

/** A blockquote with a paragraph for each of these; empty ones are left out. */
export const quote = (...markdown: string[]): string =>
  markdown
    .filter(Boolean)
    .map((part) => `> ${lineStart(part)}`)
    .join('\n>\n')

/** A blockquote of what they wrote, line by line. */
export const written = (said: Said): string => quote(...linesOf(said ?? '').map(line))

/** A bullet for each line that they wrote, whatever mark it had. */
export const bullets = (said: Said): string =>
  linesOf(said ?? '')
    .map((text) => `- ${lineStart(line(text.replace(LIST_MARK, '')))}`)
    .join('\n')

/** A numbered sentence for each of these. */
export const numbered = (...said: readonly Said[]): string =>
  said.map((words, at) => `${at + 1}. ${lineStart(sentence(words))}`).join('\n')

/** "**When:** Friday." Empty where nothing was said. */
export function labelled(label: string, said: Said): string {
  const words = sentence(said)
  return words && `**${label}:** ${words}`
}

/** A card with a title; parts without words are left out. */
export const card = (title: string, ...parts: string[]): string =>
  [`**${title}**`, ...parts].filter(Boolean).join('\n\n')

/** A memory that quotes a line of theirs; undefined where it would be long or has no words. Plain text. */
export function remembered(beginning: string, said: Said): string | undefined {
  const words = withoutStop(oneLine(said))
  const fits = /[\p{L}\p{N}]/u.test(words) && beginning.length + words.length <= LONGEST_MEMORY
  return fits ? `${beginning} “${words}”.` : undefined
}
