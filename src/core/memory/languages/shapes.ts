import { type Predicate, says, type Values } from './language.ts'

/** Forms of values in German and French: an entry of a list, an employer, a town. */

export const ANY = ' (.{1,120})'

/** Makes predicates whose last group has such a value: `predicatesOf('job', germanJob)('bin', 'ist')`. */
export const predicatesOf =
  (attribute: string, find: (text: string | undefined) => string | null) =>
  (first: string, third: string | null, rest = ANY): Predicate =>
    says(attribute, first, third, rest, (text) => find(text))

/** A word of a list, after an article. */
export const oneOf =
  (words: ReadonlySet<string>, article: RegExp) =>
  (text: string | undefined): string | null => {
    const word = (text ?? '').trim().replace(article, '')
    return words.has(word.toLowerCase()) ? word : null
  }

const MOST_WORDS = 4
/** The first word of a list among the first few of a text. */
export const amongFirst =
  (words: ReadonlySet<string>) =>
  (text: string | undefined): string | null =>
    (text ?? '')
      .split(/[^\p{L}\d-]{1,60}/u)
      .slice(0, MOST_WORDS)
      .find((word) => words.has(word.toLowerCase())) ?? null

interface NameLike {
  /** The name ends before this. */
  end: RegExp
  article?: RegExp
  /** Matches texts that are no such name. */
  no: RegExp
  mostWords: number
}

/** A name of a few words, such as that of an employer or a town. */
export const nameLike =
  ({ end, article = /^/u, no, mostWords }: NameLike) =>
  (text: string | undefined, values: Values): string | null => {
    const name = values.phrase((text ?? '').replace(end, '').replace(article, ''), mostWords)
    return name && !no.test(name) ? name : null
  }
