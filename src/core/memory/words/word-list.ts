/** A list of words and phrases, written in lower case and separated by commas. */
export type WordList = ReadonlySet<string>

export const wordList = (text: string): WordList =>
  new Set(text.split(',').map((word) => word.replace(/\s+/g, ' ').trim()))

/** Where a word of a list stands in a text. */
export interface WordMatch {
  before: string
  word: string
  after: string
}

const MOST_WORDS = 4
const WORDS = /[\p{L}\p{N}]+(?:['’&-][\p{L}\p{N}]+)*/gu
const known = (list: WordList, phrase: string): boolean =>
  list.has(phrase) || (phrase.endsWith('s') && list.has(phrase.slice(0, -1)))

/** The words and phrases of the list in a text, the longest at each position, in any case and number. */
export function matchesOf(list: WordList, text: string): WordMatch[] {
  const words = [...text.matchAll(WORDS)]
  const matches: WordMatch[] = []
  for (let at = 0; at < words.length; at += 1) {
    for (let count = Math.min(MOST_WORDS, words.length - at); count > 0; count -= 1) {
      const [first, last] = [words[at], words[at + count - 1]]
      if (!(first && last)) break
      const end = last.index + last[0].length
      const word = text.slice(first.index, end)
      if (!known(list, word.toLowerCase())) continue
      matches.push({ before: text.slice(0, first.index), word, after: text.slice(end) })
      at += count - 1
      break
    }
  }
  return matches
}

/** The word of the list that starts a text. */
export function startOf(list: WordList, text: string | undefined): WordMatch | null {
  const [first] = matchesOf(list, (text ?? '').trim())
  return first?.before === '' ? first : null
}

/** The longest phrase of the list that ends a text. */
export function endOf(list: WordList, text: string): string | null {
  const words = text.split(/[\s-]+/)
  for (let count = Math.min(MOST_WORDS, words.length); count > 0; count -= 1) {
    const phrase = words.slice(-count).join(' ')
    if (known(list, phrase.toLowerCase())) return phrase
  }
  return list.has(text.toLowerCase()) ? text : null
}
