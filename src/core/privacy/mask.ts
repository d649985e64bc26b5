import { findSensitive } from './find-sensitive.ts'
import { type Finding, trackSpans } from './finding.ts'
import { CATEGORIES } from './settings.ts'

/** Any of these names as a whole word, the longest of those that begin together. */
export function namePattern(names: readonly string[]): RegExp {
  const longestFirst = [...new Set(names)].sort((one, other) => other.length - one.length)
  const any = names.length > 0 ? longestFirst.map(RegExp.escape).join('|') : '(?!)'
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any})(?![\\p{L}\\p{N}])`, 'gu')
}

/** Replaces what a model must not see with placeholders such as `[NAME_1]`, and restores it. */

/** `identifiers`: identity and financial accounts. `everything`: all sensitive categories. */
export type MaskScope = 'identifiers' | 'everything'

export interface Mask {
  /** Masks a text; the same value has the same placeholder in every text. */
  hide(text: string): string
  /** Restores the values in a model's text. `reveal(hide(text))` is the text. */
  reveal(text: string): string
  /** Streaming `reveal`: returns the text as soon as it is unambiguous, and the rest at the end. */
  revealer(): { next(piece: string): string; end(): string }
}

const MARK = /\[?([A-Z]{2,14}_\d{1,4})\]?/gi
/** The end of a chunk that may be an incomplete placeholder. */
const BROKEN_MARK = /\[?(?:[A-Z]{1,14}(?:_\d{0,4})?)?$/i
const IDENTIFIERS = new Set(['CARD', 'IBAN', 'ACCOUNT', 'CASE'])
const SHORTEST_NAME = 2
/** Shorter parts of a name, such as `Al` and `Li`, are words in too many languages. */
const SHORTEST_PART = 3

const isIdentifier = ({ category, label }: Finding): boolean => category === 'pii' || IDENTIFIERS.has(label)

/** The full name, and each part long enough to be masked alone. */
const partsOf = (name: string): string[] => [
  name,
  ...name.split(/\s+/).filter((part) => part.length >= SHORTEST_PART && /^\p{Lu}/u.test(part)),
]

function matchesOf(pattern: RegExp, text: string, label: string): Stretch[] {
  return [...text.matchAll(pattern)].map(({ index, 0: match }) => ({ label, start: index, end: index + match.length }))
}

/** Sorted by position; of two that overlap, the earlier in the list wins. */
function withoutOverlaps(text: string, stretches: readonly Stretch[]): Stretch[] {
  const taken = trackSpans(text)
  return stretches.filter(({ start, end }) => taken.take(start, end)).sort((one, other) => one.start - other.start)
}

/** Masks the given `names` and those detected in `texts`, so that a name introduced once is masked everywhere. */
export function createMask(scope: MaskScope, names: readonly string[], texts: readonly string[]): Mask {
  const byText = new Map<string, string>()
  const byMark = new Map<string, string>()
  const counts = new Map<string, number>()
  const isHidden = (finding: Finding): boolean => scope === 'everything' || isIdentifier(finding)
  const found = new Map<string, Finding[]>()
  /** Texts are read twice: for the names in them, then to be hidden. */
  const findingsOf = (text: string): Finding[] =>
    found.getOrInsertComputed(text, () => findSensitive(text, CATEGORIES).filter(isHidden))

  const learned = texts.flatMap((text) =>
    findingsOf(text)
      .filter(({ label }) => label === 'NAME')
      .map(({ start, end }) => text.slice(start, end)),
  )
  const known = namePattern([...names, ...learned].flatMap(partsOf).filter(({ length }) => length >= SHORTEST_NAME))

  function markOf(label: string, text: string): string {
    const key = `${label} ${text}`
    const given = byText.get(key)
    if (given) return given
    const count = (counts.get(label) ?? 0) + 1
    counts.set(label, count)
    const mark = `${label}_${count}`
    byText.set(key, `[${mark}]`)
    byMark.set(mark, text)
    return `[${mark}]`
  }

  function hide(text: string): string {
    const names = matchesOf(known, text, 'NAME')
    const findings = findingsOf(text)
    const inOrder = [...findings, ...names].sort((one, other) => one.start - other.start)
    const stretches = withoutOverlaps(text, [
      // Text that looks like a placeholder is masked, too, or `reveal` would replace it.
      ...matchesOf(MARK, text, 'TEXT'),
      ...findings.map((finding) => wholeValue(text, finding, inOrder)),
      ...names,
    ])
    let hidden = ''
    let at = 0
    for (const { label, start, end } of stretches) {
      hidden += text.slice(at, start) + markOf(label, text.slice(start, end))
      at = end
    }
    return hidden + text.slice(at)
  }

  const reveal = (text: string): string =>
    text.replace(MARK, (mark: string, name: string) => byMark.get(name.toUpperCase()) ?? mark)

  function revealer() {
    let held = ''
    return {
      next(piece: string): string {
        const text = held + piece
        const cut = BROKEN_MARK.exec(text)?.index ?? text.length
        held = text.slice(cut)
        return reveal(text.slice(0, cut))
      },
      end(): string {
        const rest = reveal(held)
        held = ''
        return rest
      },
    }
  }

  return { hide, reveal, revealer }
}

/** A part of a text that is masked under a label, from `start` to `end` (exclusive). */
interface Stretch {
  label: string
  start: number
  end: number
}

/** Words that mean little without their object; those in the second list take it without a preposition. */
const NEEDS =
  /(?:allerg(?:ic|y|ies)|diagnos(?:ed|is)|addict(?:ed|ion)|pregnan(?:t|cy)|surgery|biopsy|symptoms?|medications?|prescription|convict(?:ed|ion)|indicted|arrested|divorced|br(?:oke|eaking|oken) up|affair|evicted|deported)$/i
const TAKES =
  /(?:prescribed|dating|(?:charged|in love) with|(?:engaged|proposed?) to|(?:crush|cheat(?:ed|ing)) on|separated from|out (?:to|as))$/i

/** Words that never continue a value. */
const STOPS = `and|or|but|so|because|since|when|while|if|that|which|who|what|how|why|where|i|we|he|she|they|it|you|is|are|was|were|will|would|can|could|should|may|might|must|not|has|have|had|do|does|did|in|at|on|for|with|after|before|during|until|about|today|tonight|tomorrow|yesterday|last|next|this|now|again|too|also|please|thanks|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|june|july|august|september|october|november|december`
const WORD = `(?!(?:${STOPS})(?![\\p{L}\\p{N}]))[\\p{L}\\p{N}'’-]{1,30}(?![\\p{L}\\p{N}_'’-])`
const LIST = `(?:(?:,? and |, | or )${WORD}(?= ?(?:[.,;:!?\\n]|$|and |or ))){0,3}`
const PREPOSITION = ' (?:to|with|of|as|for|from|by|on)'
const AFTER_NEEDS = new RegExp(`${PREPOSITION}(?: ${WORD}){1,4}${LIST}`, 'iuy')
const AFTER_TAKES = new RegExp(`(?: ${WORD}){1,4}${LIST}`, 'iuy')

function endOfValue(text: string, { start, end }: Stretch): number {
  const head = text.slice(start, end)
  const pattern = NEEDS.test(head) ? AFTER_NEEDS : TAKES.test(head) ? AFTER_TAKES : null
  if (!pattern) return end
  pattern.lastIndex = end
  return end + (pattern.exec(text)?.[0].length ?? 0)
}

/** A mask must not leave half a phrase: `allergic to peanuts` is one value. `others`: sorted by position. */
function wholeValue(text: string, one: Stretch, others: readonly Stretch[]): Stretch {
  const end = endOfValue(text, one)
  if (end === one.end) return one
  const covered = others.reduce(
    (far, { start, end: to }) => (start > one.start && start < far ? Math.max(far, to) : far),
    end,
  )
  return { ...one, end: covered }
}
