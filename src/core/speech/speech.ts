import { foreignLanguage } from '../text/foreign-language.ts'
import { markdownToText } from '../text/markdown-to-text.ts'

const BULLET = /^ *- (?:\[[ xX]\] )?/gm
const CELLS = / \| /g

/** A message as it is read aloud: without Markdown, and links by their words. */
export const spokenText = (text: string): string =>
  markdownToText(text, (words, address) => words || address)
    .replace(BULLET, '')
    .replace(CELLS, ', ')
    .trim()

/** Browsers cut longer utterances short. */
const LONGEST = 220
const SENTENCE_END = /(?<=[.!?…。！？])\s+|\n+/

/** Short enough for a browser to finish, at sentence ends where possible. */
export function spokenParts(text: string): string[] {
  const parts: string[] = []
  for (const sentence of text.split(SENTENCE_END).flatMap(cutLong)) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + sentence.length < LONGEST) parts[parts.length - 1] = `${last} ${sentence}`
    else parts.push(sentence)
  }
  return parts
}

/** Cuts between words; a longer word is a part of its own. */
function cutLong(sentence: string): string[] {
  const lines: string[] = []
  for (const word of sentence.split(/\s+/).filter((each) => each !== '')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < LONGEST) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** A voice as the browser describes it. `lang` is a language tag, on some devices with an underscore. */
interface SpeechVoice {
  name: string
  lang: string
  default: boolean
  /** False: text is sent to the vendor's servers. */
  localService: boolean
}

const plainTag = (tag: string): string => tag.replaceAll('_', '-').toLowerCase()
const baseOf = (tag: string): string => plainTag(tag).split('-')[0] ?? ''

/** `en-GB` for an English text if that is in `preferred`, which is sorted best first. */
export function languageToRead(text: string, preferred: readonly string[]): string {
  const found = foreignLanguage(text) ?? 'en'
  // A script that is not Latin: most likely their own.
  if (found === 'other') return preferred.find((tag) => baseOf(tag) !== 'en') ?? preferred[0] ?? 'en'
  return preferred.find((tag) => baseOf(tag) === found) ?? found
}

const worth = (voice: SpeechVoice, language: string): number =>
  (voice.localService ? 4 : 0) + (plainTag(voice.lang) === plainTag(language) ? 2 : 0) + (voice.default ? 1 : 0)

/** Prefers the one named `wanted`, then voices on the device to those on the vendor's servers. Null: none speaks it. */
export function chooseVoice<V extends SpeechVoice>(
  voices: readonly V[],
  language: string,
  wanted: string | null,
): V | null {
  const fitting = voices.filter(({ lang }) => baseOf(lang) === baseOf(language))
  const own = fitting.find(({ name }) => name === wanted)
  return own ?? fitting.toSorted((one, other) => worth(other, language) - worth(one, language))[0] ?? null
}

export function withHeard(text: string, heard: string): string {
  const words = heard.trim()
  if (words === '') return text
  const gap = text === '' || /\s$/.test(text) ? '' : ' '
  return `${text}${gap}${words}`
}
