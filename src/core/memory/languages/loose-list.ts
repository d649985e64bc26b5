import { trimMarksEnd } from '../../text/trim-marks.ts'

/** Words that people also type without their accents, in the singular or the plural. */
export interface LooseList {
  /** The longest entry that a text starts with, as it was typed; null if there is none. */
  startOf(text: string | undefined): string | null
  has(text: string): boolean
}

const MOST_WORDS = 5
const folded = (text: string): string => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
const bare = (word: string): string => trimMarksEnd(word, ',.;:!)"')

/** `maestro/a` is `maestro` and `maestra`, `pintor/a` is `pintor` and `pintora`. */
function formsOf(entry: string): string[] {
  const forms = entry.split(' ').reduce<string[]>(
    (begun, word) => {
      const base = word.replace(/\/a$/, '')
      const both = base === word ? [word] : [base, /o$/.test(base) ? base.replace(/o$/, 'a') : `${base}a`]
      return begun.flatMap((start) => both.map((form) => `${start} ${form}`))
    },
    [''],
  )
  return forms.map((form) => folded(form.trim()))
}

/** Entries are separated by commas or line breaks. */
export function looseList(entries: string): LooseList {
  const known = new Set(
    entries
      .split(/[,\n]/)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .flatMap(formsOf),
  )
  const has = (text: string): boolean => {
    const phrase = folded(text)
    return known.has(phrase) || known.has(phrase.replace(/s$/, '')) || known.has(phrase.replace(/es$/, ''))
  }
  const hasEachWord = (words: readonly string[]): boolean =>
    has(words.join(' ')) || (words.length > 1 && has(words.map((word) => word.replace(/s$/, '')).join(' ')))
  return {
    has,
    startOf(text) {
      const words = (text ?? '').trim().split(' ').slice(0, MOST_WORDS)
      for (let count = words.length; count > 0; count -= 1) {
        const said = words.slice(0, count)
        if (said.slice(0, -1).some((word) => bare(word) !== word)) continue
        const last = bare(said.at(-1) ?? '')
        if (last && hasEachWord([...said.slice(0, -1), last])) return [...said.slice(0, -1), last].join(' ')
      }
      return null
    },
  }
}
