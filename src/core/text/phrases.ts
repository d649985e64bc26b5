const INVISIBLE = /\u00AD|[\u200B-\u200F]|\u2060|\uFE0F|\uFEFF/g
const APOSTROPHES = /['’‘ʼ`´′]/g
const LAUGHTER = /[😂🤣😆😹😅]/gu
const ACCENTS = /[\u0300-\u036F]/g
/** Scripts without spaces: each letter is a word. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/gu

/** Lower case without accents, apostrophes and double letters, so that `Soooo` is `so`, and `can't` is `cant`. */
export const fold = (text: string): string =>
  text
    .replace(APOSTROPHES, '')
    .normalize('NFKD')
    .replace(INVISIBLE, '')
    .replace(ACCENTS, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(LAUGHTER, ' lol ')
    .replaceAll('ß', 's')
    .replace(/([a-z])\1+/g, '$1')
    .replace(UNSPACED, ' $& ')

const WORDS = /[\p{L}\p{M}\p{N}]+|[,()،、]|(?<=\s)[-–—](?=\s)/gu

/** The folded words of a sentence; commas and the like are words too. */
export const wordsOf = (sentence: string): string[] =>
  (sentence.match(WORDS) ?? []).map((word) => (/^[\p{L}\p{N}]/u.test(word) ? word : ','))

/**
 * `(a|b c)`: either; `[a|b]`: either or neither; `{name}`: one of `sets`; `~2`: up to two words, none of `not`; `#`: a
 * number from 10 on; `word*`: any ending; `(…)*`, `{name}*`: as often as it stands there; `,`: a comma or bracket; `$`: here the clause
 * ends, or goes on with one of the set `on`.
 */
interface Notation {
  sets: Readonly<Record<string, string>>
  not: string
}

/** A part of a phrase: where it can end in these words if it begins at one of them. */
export interface Part {
  /** The words that it can begin with; null: any. */
  first: ReadonlySet<string> | null
  canBeEmpty: boolean
  /** Words of which it needs at least one; null: unknown. */
  needs: ReadonlySet<string> | null
  ends(words: readonly string[], at: number): readonly number[]
}

const NOWHERE: readonly number[] = []

const single = (first: Part['first'], fits: (word: string) => boolean): Part => ({
  first,
  canBeEmpty: false,
  needs: first,
  ends: (words, at) => (fits(words[at] ?? '') ? [at + 1] : NOWHERE),
})

function wordPart(word: string): Part {
  const [first = '', ...others] = fold(word).trim().split(/\s+/)
  return others.length > 0 ? sequence([first, ...others].map(foldedPart)) : foldedPart(first)
}

function foldedPart(word: string): Part {
  if (!word.endsWith('*')) return single(new Set([word]), (found) => found === word)
  const start = word.slice(0, -1)
  return single(null, (found) => found.startsWith(start))
}

const gapPart = (most: number, not: ReadonlySet<string>): Part => ({
  first: null,
  canBeEmpty: true,
  needs: null,
  ends(words, at) {
    const found = [at]
    for (let skipped = 0; skipped < most; skipped += 1) {
      const word = words[at + skipped]
      if (word === undefined || not.has(word)) break
      found.push(at + skipped + 1)
    }
    return found
  },
})

export const repeated = (part: Part): Part => ({
  first: null,
  canBeEmpty: true,
  needs: null,
  ends(words, at) {
    const found = new Set([at])
    for (const place of found) for (const end of part.ends(words, place)) found.add(end)
    return [...found]
  },
})

const endPart = (on: Part): Part => ({
  first: null,
  canBeEmpty: true,
  needs: null,
  ends: (words, at) => (at === words.length || words[at] === ',' || on.ends(words, at).length > 0 ? [at] : NOWHERE),
})

function firstOf(parts: readonly Part[]): Part['first'] {
  const first = new Set<string>()
  for (const part of parts) {
    if (part.first === null) return null
    for (const word of part.first) first.add(word)
    if (!part.canBeEmpty) return first
  }
  return first
}

/** How telling a set of words is: long ones are rarer. */
const rarity = (words: ReadonlySet<string>): number => Math.min(...[...words].map((word) => word.length))

function rarest(parts: readonly Part[]): Part['needs'] {
  const known = parts.flatMap(({ needs, canBeEmpty }) => (needs && !canBeEmpty ? [needs] : []))
  return known.toSorted((one, other) => rarity(other) - rarity(one))[0] ?? null
}

const union = (sets: readonly (ReadonlySet<string> | null)[]): ReadonlySet<string> | null => {
  const known = sets.flatMap((set) => (set ? [set] : []))
  return known.length === sets.length ? new Set(known.flatMap((set) => [...set])) : null
}

export function sequence(parts: readonly Part[]): Part {
  if (parts.length === 1 && parts[0]) return parts[0]
  return {
    first: firstOf(parts),
    canBeEmpty: parts.every(({ canBeEmpty }) => canBeEmpty),
    needs: rarest(parts),
    ends(words, at) {
      let places: readonly number[] = [at]
      for (const part of parts) {
        const [place] = places
        if (place === undefined) return NOWHERE
        places =
          places.length === 1 ? part.ends(words, place) : unique(places.flatMap((each) => part.ends(words, each)))
      }
      return places
    },
  }
}

const unique = (places: readonly number[]): readonly number[] => (places.length > 1 ? [...new Set(places)] : places)

export function anyOf(options: readonly Part[]): Part {
  const byWord = new Map<string, Part[]>()
  const anywhere = options.filter(({ first, canBeEmpty }) => first === null || canBeEmpty)
  for (const option of options) {
    if (anywhere.includes(option)) continue
    for (const word of option.first ?? []) byWord.set(word, [...(byWord.get(word) ?? []), option])
  }
  return {
    first: union(options.map(({ first }) => first)),
    canBeEmpty: options.some(({ canBeEmpty }) => canBeEmpty),
    needs: union(options.map(({ needs }) => needs)),
    ends(words, at) {
      const possible = byWord.get(words[at] ?? '') ?? []
      if (possible.length + anywhere.length === 0) return NOWHERE
      return unique([...possible, ...anywhere].flatMap((option) => option.ends(words, at)))
    },
  }
}

/** A set stands in many phrases, and each asks where it ends. What was said is kept no longer than its reader keeps it. */
function remembered(part: Part): Part {
  const known = new WeakMap<readonly string[], (readonly number[])[]>()
  return {
    ...part,
    ends(words, at) {
      const ends = known.get(words) ?? []
      if (ends.length === 0) known.set(words, ends)
      ends[at] ??= part.ends(words, at)
      return ends[at]
    },
  }
}

const NOTHING: Part = { first: new Set(), canBeEmpty: true, needs: new Set(), ends: (_, at) => [at] }
const PIECE = /~\d+|\{\w+\}\*?|[\p{L}\p{M}\p{N}*'’]+|\)\*|[[\](){}|$#,]/gu

/** Reads phrases in this notation; each set is read once. */
export class PhraseReader {
  readonly #sets: Notation['sets']
  readonly #not: ReadonlySet<string>
  readonly #known = new Map<string, Part>()

  constructor({ sets, not }: Notation) {
    this.#sets = sets
    this.#not = new Set(not.split('|').map(fold))
  }

  /** Throws if a set is missing or a bracket is not closed. */
  read(phrase: string): Part {
    const pieces = phrase.match(PIECE) ?? []
    const part = this.#options(pieces)
    if (pieces.length > 0) throw new Error(`"${phrase}" is no phrase.`)
    return part
  }

  #options(pieces: string[]): Part {
    const options: Part[] = []
    let parts: Part[] = []
    while (pieces[0] !== undefined && !/^[)\]]/.test(pieces[0])) {
      const piece = pieces.shift() ?? ''
      if (piece === '|') {
        options.push(parts.length > 0 ? sequence(parts) : NOTHING)
        parts = []
      } else parts.push(this.#part(piece, pieces))
    }
    options.push(parts.length > 0 ? sequence(parts) : NOTHING)
    return options.length === 1 && options[0] ? options[0] : anyOf(options)
  }

  #part(piece: string, pieces: string[]): Part {
    if (piece === '(' || piece === '[') return this.#bracket(piece, pieces)
    if (piece.endsWith('}*')) return repeated(this.#set(piece.slice(1, -2)))
    if (piece.startsWith('~')) return gapPart(Number(piece.slice(1)), this.#not)
    if (piece.startsWith('{')) return this.#set(piece.slice(1, -1))
    if (piece === '$') return endPart(this.#set('on'))
    return piece === '#' ? single(null, (word) => /^\d{2,4}$/.test(word)) : wordPart(piece)
  }

  #bracket(begin: '(' | '[', pieces: string[]): Part {
    const inside = this.#options(pieces)
    const end = pieces.shift()
    if (!end?.startsWith(begin === '(' ? ')' : ']')) throw new Error('A bracket is not closed.')
    if (begin === '[') return anyOf([inside, NOTHING])
    return end === ')*' ? repeated(inside) : inside
  }

  #set(name: string): Part {
    const known = this.#known.get(name)
    if (known) return known
    const phrase = this.#sets[name]
    if (phrase === undefined) throw new Error(`"${name}" is no set.`)
    const part = remembered(this.read(phrase))
    this.#known.set(name, part)
    return part
  }
}

/** Whether all of these words are the phrase. */
export const isAll = (part: Part, words: readonly string[]): boolean => part.ends(words, 0).includes(words.length)

/** Whether it stands anywhere in them. */
export const occurs = (part: Part, words: readonly string[]): boolean =>
  words.some((_, at) => part.ends(words, at).length > 0)
