import { CALENDAR_WORDS } from '../time/calendar-words.ts'
import { isSameKind } from './changing-values.ts'
import { type Statement, stem } from './statements.ts'

/** Reasons why a later statement replaces an earlier one, if neither was extracted as a fact. */
interface Replacement {
  name: string
  why: string
  /** Specific enough for a message that barely matches the question. */
  isSpecific: boolean
  isBy(earlier: Statement, later: Statement, asked: ReadonlySet<string>): boolean
}

const LEAST_SHARED = 2
const LEAST_SHARE = 0.5
const NAME_OR_NUMBER = /\d[\d:.,]*|(?<=\s)\p{Lu}[\p{L}]+/gu
const namesIn = (text: string): Set<string> =>
  new Set((text.match(NAME_OR_NUMBER) ?? []).map((value) => value.toLowerCase()))

/** Typed without capitals, so that any word may be a name. */
const isInSmall = (sentence: string): boolean => !/\p{Lu}/u.test(sentence.replace(/\bI\b/g, ''))

function isRestated(earlier: Statement, later: Statement): boolean {
  if (later.hits === 0 || later.hits < earlier.hits) return false
  const shared = earlier.words.intersection(later.words).size
  if (shared < LEAST_SHARED || shared < LEAST_SHARE * Math.min(earlier.words.size, later.words.size)) return false
  const names = namesIn(later.sentence)
  return names.size > 0
    ? !names.isSubsetOf(namesIn(earlier.sentence))
    : isInSmall(earlier.sentence) && !later.words.isSubsetOf(earlier.words)
}

/** Days, months and numbers recur everywhere; statements are compared by stems. */
const RECURRING = new Set([...CALENDAR_WORDS, 'one', 'hundred', 'thousand'].map(stem))

const isRecurring = (word: string): boolean => /^\d/.test(word) || RECURRING.has(word)

/** Bare numbers are only compared if both statements match the question equally well. */
const hasOtherValue = (earlier: Statement, later: Statement): boolean =>
  later.values().some(({ kind, value }) =>
    earlier.values().some((one) => {
      const isBare = kind === 'number' || one.kind === 'number'
      return isSameKind(one.kind, kind) && one.value !== value && (!isBare || later.hits >= earlier.hits)
    }),
  )

export const REPLACEMENTS: readonly Replacement[] = [
  {
    name: 'corrected',
    isSpecific: true,
    why: 'it takes back an earlier statement and names what was said there: `I said Queens, actually it’s Brooklyn`',
    isBy: (earlier, later) =>
      later.correctsEarlier && [...later.mentioned()].some((word) => earlier.mentioned().has(word)),
  },
  {
    name: 'announced',
    isSpecific: false,
    why: 'both are about what is asked, and only the later one announces a change: `my new doctor is…`',
    isBy: (earlier, later) =>
      earlier.hits > 0 && 2 * later.hits >= earlier.hits && later.announcesChange && !earlier.announcesChange,
  },
  {
    name: 'restated',
    isSpecific: false,
    why: 'it says nearly the same with another name or number: `my goal is 3:45`',
    isBy: isRestated,
  },
  {
    name: 'ended',
    isSpecific: true,
    why: 'it ends what the earlier one names, in the same breath: `sold the Golf`, `Marco and I are done`',
    isBy: (earlier, later, asked) =>
      [...later.ended()].some((word) => earlier.words.has(word) && !asked.has(word) && !isRecurring(word)),
  },
  {
    name: 'measured again',
    isSpecific: true,
    why: 'it has another value of the same kind, and shares a word or announces a change: `swam 100 m in 1:06`',
    isBy: (earlier, later, asked) =>
      (later.announcesChange || later.hits > 0) &&
      hasOtherValue(earlier, later) &&
      [...later.words].some((word) => (earlier.words.has(word) || asked.has(word)) && !isRecurring(word)),
  },
]

/** Whether the later one is about somebody whom neither the earlier one nor the question mentions. */
function isOfSomeoneElse(earlier: Statement, later: Statement, asked: ReadonlySet<string>): boolean {
  const others = later.someoneElse()
  return others.size > 0 && others.isDisjointFrom(earlier.words) && others.isDisjointFrom(asked)
}

const canReplace = (earlier: Statement, later: Statement, asked: ReadonlySet<string>): boolean =>
  !earlier.sentence.endsWith('?') &&
  (later.correctsEarlier || !later.sentence.endsWith('?')) &&
  !isOfSomeoneElse(earlier, later, asked)

/** If `specific`, only by a specific rule. */
export const replaces = (
  earlier: Statement,
  later: Statement,
  asked: ReadonlySet<string>,
  specific: boolean,
): boolean =>
  canReplace(earlier, later, asked) &&
  REPLACEMENTS.some(({ isSpecific, isBy }) => (isSpecific || !specific) && isBy(earlier, later, asked))

/** From this similarity on, both speak of the same thing, without any other evidence. */
const NEARLY_ALIKE = 0.3

/**
 * Whether the later statement says in other words what is true now: `we finally moved, Austin is home now`, after
 * `I live in Denver`. `similarity` comes from `similarityAmong`.
 */
export function restates(
  earlier: Statement,
  later: Statement,
  asked: ReadonlySet<string>,
  similarity: number,
): boolean {
  if (similarity < 0 || !canReplace(earlier, later, asked)) return false
  const isChange = later.announcesChange && !earlier.announcesChange
  const shared = [...later.words].some((word) => earlier.words.has(word) && !asked.has(word) && !isRecurring(word))
  return similarity >= NEARLY_ALIKE || isChange || shared
}
