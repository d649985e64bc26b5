/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 2166136261
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619)
  }
  // The low bits of this hash alone separate similar texts poorly.
  hash ^= hash >>> 15
  return Math.imul(hash, 0x2c1b3c6d) >>> 0
}

/** No sentence is repeated within this many messages of a helper. */
const REMEMBERED_TEXTS = 20

export type Slots = Readonly<Record<string, string>>

/** Picks lines: deterministic for a seed, and without recent repeats. */
export interface FreshLines {
  /** A line not used recently, filled; null if there is none. All its slots must be given. */
  one(label: string, lines: readonly string[], slots?: Slots): string | null
  /** Like `one`, but falls back to the least recently used line. */
  always(label: string, lines: readonly string[], slots?: Slots): string
  /** Like `one`, for frames around the person's words: they may repeat after a while, with other words. */
  varied(label: string, frames: readonly string[], slots: Slots): string | null
  /** A fresh question, with a different start from the last one, from the first pool that has one. */
  question(label: string, pools: readonly (readonly string[])[]): string
  wasSaid(sentence: string): boolean
  /** True in one of `of` cases. */
  happens(label: string, of: number): boolean
}

const SHORT_FORMS: readonly [RegExp, string][] = [
  [/(?<!\b(?:who|what|where|how|than) )\b(you|we|they) are (?=\p{L})/giu, "$1're "],
  [/\b(I) am (?=\p{L})/gu, "$1'm "],
  [/(?<!\bof )\b(it|that|there) is (?=\p{L})/giu, "$1's "],
  [/\b(do|does|did|is|are|was|were|have|has|could|would|should) not\b/gi, "$1n't"],
  [/\bcannot\b/g, "can't"],
  [/\bI will not\b/g, "I won't"],
  [/\bI will\b/g, "I'll"],
  [/\bI would (?=rather|like)/g, "I'd "],
  [/\bLet us\b/g, "Let's"],
  [/\b(you|I|we) have (?=not\b|got\b|been\b|told\b|said\b)/gi, "$1've "],
]

/** A sentence with contractions: `I'm`, `don't`. */
export const spoken = (text: string): string =>
  SHORT_FORMS.reduce((sentence, [from, to]) => sentence.replace(from, to), text)

const normal = (text: string): string =>
  spoken(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .trim()

const sentencesOf = (text: string): string[] => text.split(/(?<=[.?!])\s/u)

const SLOT = /\{(\w+)\}/g
const fill = (line: string, slots: Slots): string => line.replace(SLOT, (_, slot: string) => slots[slot] ?? '')

const firstWord = (sentence: string): string => normal(sentence).split(' ', 1)[0] ?? ''

export function freshLines(seed: string, ownTexts: readonly string[]): FreshLines {
  const sentences = ownTexts.slice(-REMEMBERED_TEXTS).flatMap(sentencesOf)
  const said = new Map(sentences.map((sentence, index) => [normal(sentence), index]))
  const lastQuestion = sentences.findLast((sentence) => sentence.endsWith('?')) ?? ''

  /** When the line was last used; -1 if not recently. A line with slots is matched by its fixed text. */
  const saidAt = (line: string): number => {
    if (!line.includes('{')) return said.get(normal(line)) ?? -1
    const parts = line.split(SLOT)
    const head = normal(parts[0] ?? '')
    const tail = normal(parts.at(-1) ?? '')
    if (head === '' && tail === '') return -1
    let last = -1
    for (const [sentence, index] of said) if (sentence.startsWith(head) && sentence.endsWith(tail)) last = index
    return last
  }
  const chosen = (label: string, lines: readonly string[]): string | undefined =>
    lines[hashOf(`${seed}|${label}`) % lines.length]
  const use = (line: string | undefined, slots: Slots): string | null => {
    if (line === undefined) return null
    const sentence = fill(line, slots)
    said.set(normal(sentence), sentences.length)
    return sentence
  }
  const isFresh = (line: string, slots: Slots): boolean => saidAt(line) < 0 && !said.has(normal(fill(line, slots)))
  const fresh = (lines: readonly string[], slots: Slots = {}): string[] => lines.filter((line) => isFresh(line, slots))
  const oldest = (lines: readonly string[]): string[] => {
    const first = Math.min(...lines.map(saidAt))
    return lines.filter((line) => saidAt(line) === first)
  }
  const another = (line: string): boolean => firstWord(line) !== firstWord(lastQuestion)

  return {
    one: (label, lines, slots = {}) => use(chosen(label, fresh(lines, slots)), slots),
    always: (label, lines, slots = {}) => {
      const free = fresh(lines, slots)
      return use(chosen(label, free.length > 0 ? free : oldest(lines)), slots) ?? ''
    },
    varied: (label, frames, slots) => {
      const free = frames.filter((frame) => !said.has(normal(fill(frame, slots))))
      return use(chosen(label, oldest(free)), slots)
    },
    question: (label, pools) => {
      const free = pools.map((pool) => fresh(pool))
      const best = free.map((pool) => pool.filter(another)).find((pool) => pool.length > 0)
      const pool = best ?? free.find((lines) => lines.length > 0) ?? oldest(pools.flat().filter(another))
      return use(chosen(label, pool), {}) ?? ''
    },
    wasSaid: (sentence) => said.has(normal(sentence)),
    happens: (label, of) => hashOf(`${seed}|${label}`) % of === 0,
  }
}
