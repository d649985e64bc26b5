import type { Concern } from '../concern.ts'
import { fold } from './fold.ts'

/** The plain words of a language for a danger, a phrase a line, in the notation of `notation.ts`. */
export interface Phrases {
  sets: Readonly<Record<string, string>> & { on: string }
  /** Directly before a phrase, they deny, suppose or report it. */
  before: string
  /** Directly after a phrase, they give it another meaning. */
  after: string
  /** A sentence with one of them is about a film, a game, a dream or a joke. */
  elsewhere: string
  /** A sentence with one of them is about what is long over, unless one of `again` is in the phrase or directly after it. */
  past: string
  again: string
  /** Words that a gap never skips. */
  not: string
  /** With it the person says that they are a minor. */
  minor: string
  dangers: Readonly<Partial<Record<Concern, string>>>
}

/**
 * `(a|b c)`: either; `[a|b]`: either or neither; `{name}`: one of `sets`; `~2`: up to two words, none of `not`; `#`: a
 * number from 10 on; `word*`: any ending; `,`: a comma or bracket; `$`: here the clause ends, or goes on with one of the set `on`.
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

function sequence(parts: readonly Part[]): Part {
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
const PIECE = /~\d+|\{\w+\}|[\p{L}\p{M}\p{N}*'’]+|[[\](){}|$#,]/gu

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
    while (pieces.length > 0 && pieces[0] !== ')' && pieces[0] !== ']') {
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
    if (piece === '(' || piece === '[') {
      const inside = this.#options(pieces)
      if (pieces.shift() !== (piece === '(' ? ')' : ']')) throw new Error('A bracket is not closed.')
      return piece === '(' ? inside : anyOf([inside, NOTHING])
    }
    if (piece.startsWith('~')) return gapPart(Number(piece.slice(1)), this.#not)
    if (piece.startsWith('{')) return this.#set(piece.slice(1, -1))
    if (piece === '$') return endPart(this.#set('on'))
    return piece === '#' ? single(null, (word) => /^\d{2,4}$/.test(word)) : wordPart(piece)
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
