import { withoutAccents } from '../recall/accents.ts'
import { baseForm } from '../recall/word-forms.ts'
import { type Stem, termsIn, wordsIn } from '../recall/words.ts'
import { plainApostrophes } from '../text/plain-apostrophes.ts'
import { attributeOf } from './attributes.ts'
import { EVERYDAY_WORDS } from './everyday-words.ts'
import { isSameNumber, longNumbersIn } from './long-numbers.ts'

/**
 * Recognises messages that restate a fact in any wording: all distinctive words of its value occur. A value of a single
 * everyday word (`green`) also needs a word of its subject (`favorite`) in the same sentence, so that forgetting it
 * affects nothing else; for health and money, its own words are enough.
 */

export interface Stated {
  subject: string
  attribute: string
  value: string
}

/** Words that occur together where the fact is stated. */
export interface Mark {
  /** Roots, at least `least` of which occur in the message, or in one sentence if `isClose`. */
  roots: readonly string[]
  least: number
  isClose: boolean
  /** Roots, one of which occurs in the sentence as well; null if none is needed. */
  cues: ReadonlySet<string> | null
  form: Form | null
  /** A long number, in any spacing: it needs no words. */
  number: string | null
}

interface Form {
  word: string
  /** Capitalised within a sentence: `I met Rose`. */
  isName: boolean
  /** Said about someone: `as a good nurse`. */
  isClaimed: boolean
}

/** Alternatives: one is enough. Without any, the fact is only known by the messages that state it. */
export type Trace = readonly Mark[]

const ENDINGS = ['anc', 'enc', 'ant', 'ent', 'ian', 'an', 'ic', 'al', 'ist', 'ism', 'at', 'i', 'y', 'a', 'e']
const ENDING = new RegExp(`^(.{5,}?)(?:${ENDINGS.join('|')})$`)

/** A common root of `allergy`, `allergies` and `allergic`, which stemmers keep apart. Many people type no accents. */
function rootOf(stem: string): string {
  const plain = withoutAccents(stem)
  return ENDING.exec(plain)?.[1] ?? plain
}

/** The index terms that a root may occur as. */
export const termsOfRoot = (root: string): string[] => [root, ...ENDINGS.map((ending) => root + ending)]

const rootsIn = (text: string, stem: Stem): Set<string> => new Set(termsIn(text, stem).map(rootOf))

interface Token {
  word: string
  root: string
  isName: boolean
  isTelling: boolean
  /** Number of the run of names it belongs to. */
  run: number
}

const TOKENS = /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?/gu
const CAPITALISED = /^\p{Lu}/u
const JOINS_NAMES = /^(?:of|the|de|la|del|von|van|der|den|di)$/i
/** Fewer digits are an age or a number of children. */
const TELLING_DIGITS = 3

const isEveryday = (word: string): boolean => EVERYDAY_WORDS.has(word) || EVERYDAY_WORDS.has(word.replace(/s$/, ''))

/** `Jamie (your partner)`: only the name. */
const WHOSE = /\((?:your|my) [^()]*\)$/

const TIMES = /\b\p{Lu}\p{Ll}{2,8} \d{1,2}\b|\b(?:19|20)\d\d\b|\b\d{1,2}:\d\d\b/gu

function tokensOf(value: string, stem: Stem): Token[] {
  const hasNumber = value.replace(TIMES, '').replace(/\D/g, '').length >= TELLING_DIGITS
  let run = 0
  return (value.replace(WHOSE, '').match(TOKENS) ?? []).flatMap((written): Token[] => {
    const isName = CAPITALISED.test(written)
    if (!isName && !JOINS_NAMES.test(written)) run += 1
    return wordsIn(written).flatMap((word) => {
      const [root] = termsIn(word, stem).map(rootOf)
      if (root === undefined) return []
      const isTelling = /^\d+$/.test(word) ? hasNumber : !isEveryday(word)
      return [{ word, root, isName, isTelling, run }]
    })
  })
}

const mark = (roots: readonly string[], more: Partial<Mark> = {}): Mark => {
  const each = [...new Set(roots)]
  return { roots: each, least: each.length, isClose: false, cues: null, form: null, number: null, ...more }
}

/** All of a few words; two thirds of a long value. */
const most = (count: number): number => (count <= 2 ? count : Math.ceil((count * 2) / 3))

const PEOPLE =
  /^(?:name|partner|friend|family|pet|children|ex|boss|manager|doctor|therapist|dentist|coach|trainer|teacher|landlord|roommate|colleague|neighbou?r)$/
const isOfPeople = ({ attribute }: Stated): boolean => PEOPLE.test(attribute)

/** Each name of a person identifies them; for anything else, all names must occur together. */
function marksOfNames(said: Stated, tokens: readonly Token[]): Mark[] {
  const names = tokens.filter(({ isName }) => isName)
  if (isOfPeople(said)) return names.filter(({ isTelling }) => isTelling).map(({ root }) => mark([root]))
  const runs = [...Map.groupBy(names, ({ run }) => run).values()]
  return runs.filter((run) => run.some(({ isTelling }) => isTelling)).map((run) => mark(run.map(({ root }) => root)))
}

/** Facts are worded in English, unlike messages in other languages: `estoy embarazada` is `pregnant`. */
const IN_OTHER_LANGUAGES = new Map([
  ['pregnant', 'schwanger schwangerschaft embarazada embarazo enceinte grossesse grávida gravidez'],
  ['diabetes', 'diabetiker diabetikerin diabético diabética diabétique'],
])

const marksElsewhere = ({ value }: Stated, stem: Stem): Mark[] =>
  [...rootsIn(IN_OTHER_LANGUAGES.get(value) ?? '', stem)].map((root) => mark([root]))

const PRIVATE = new Set(['health', 'money'])

const everyRootIn = (text: string, stem: Stem): Set<string> =>
  new Set(wordsIn(text).flatMap((word) => stem(baseForm(word)).map(rootOf)))

/** The words used to ask about a thing, except those found in every other sentence. */
const NO_CUES = new Set('about are be do feel from is of to what where who'.split(' '))

function cuesOf({ subject, attribute }: Stated, stem: Stem): Set<string> {
  const words = `${attributeOf(attribute).asks} ${attribute} ${subject}`.split(' ').filter((word) => !NO_CUES.has(word))
  return everyRootIn(words.join(' '), stem)
}

const IS_WHAT_THEY_ARE = /^\(are\|is\) \{v\}/

const formOf = (said: Stated, { word, isName }: Pick<Token, 'word' | 'isName'>): Form => ({
  word,
  isName,
  isClaimed: IS_WHAT_THEY_ARE.test(attributeOf(said.attribute).says),
})

function markOfEveryday(said: Stated, tokens: readonly Token[], stem: Stem): Mark[] {
  const [first, second] = tokens
  if (!first) return markOfSmallName(said)
  const roots = tokens.map(({ root }) => root)
  if (PRIVATE.has(attributeOf(said.attribute).category)) return [mark(roots)]
  if (second) return [mark(roots, { isClose: true })]
  return [mark(roots, { isClose: true, cues: cuesOf(said, stem), form: formOf(said, first) })]
}

/** A name that the index lacks, because it is also a common word: `Will`. */
function markOfSmallName({ value }: Stated): Mark[] {
  const [written = ''] = value.match(TOKENS) ?? []
  const form = { word: written.toLowerCase(), isName: true, isClaimed: false }
  return CAPITALISED.test(written) ? [mark([], { form })] : []
}

const marksOfNumbers = (value: string): Mark[] => longNumbersIn(value).map((number) => mark([], { number }))

/** Without the words and numbers that the new value shares. */
function without(marks: readonly Mark[], kept: TracedText): Mark[] {
  return marks.flatMap((one) => {
    if (one.number !== null) return kept.states([one]) ? [] : [one]
    if (one.roots.length === 0) return [one]
    const roots = one.roots.filter((root) => !kept.roots.has(root))
    return roots.length > 0 ? [{ ...one, roots, least: Math.min(one.least, roots.length) }] : []
  })
}

/** `correction` is its new value; words that both share are left out. */
export function traceOf(said: Stated, stem: Stem, correction = ''): Trace {
  const tokens = tokensOf(said.value, stem)
  const names = marksOfNames(said, tokens)
  const telling = tokens.filter(({ isTelling }) => isTelling).map(({ root }) => root)
  const words = telling.length > 0 ? [mark(telling, { least: most(new Set(telling).size) })] : []
  const own = names.length > 0 ? names : words.length > 0 ? words : markOfEveryday(said, tokens, stem)
  const marks = [...own, ...marksElsewhere(said, stem), ...marksOfNumbers(said.value)]
  return correction === '' ? marks : without(marks, new TracedText(correction, stem))
}

const SENTENCES = /[^.!?…\n]+/g
const BEFORE_A_NAME = /[\p{Ll},;:] $/u

interface Written {
  /** Lower case, with plain apostrophes. */
  word: string
  isCapitalisedWithin: boolean
}

const writtenIn = (text: string): Written[] =>
  [...plainApostrophes(text).matchAll(TOKENS)].map(({ 0: written, index }) => ({
    word: written.toLowerCase().replace(/'s$/, ''),
    isCapitalisedWithin: CAPITALISED.test(written) && BEFORE_A_NAME.test(text.slice(Math.max(0, index - 2), index)),
  }))

const LEADS = new Set(["i'm", 'im', "you're", 'youre', 'as', 'being'])
const ARE = new Set(['am', 'are', 'was', 'were'])
const SPOKEN_OF = new Set(['i', 'you'])
/** How far before a word its subject may be: `as a really good nurse`. */
const LEAD_WORDS = 4

/** Whether the word at an index is said about the person: `I'm a nurse`. */
const isClaimedAt = (words: readonly Written[], place: number): boolean =>
  Array.from({ length: LEAD_WORDS }, (_, back) => place - 1 - back).some((at) => {
    const word = words[at]?.word ?? ''
    return LEADS.has(word) || (ARE.has(word) && SPOKEN_OF.has(words[at - 1]?.word ?? ''))
  })

const meets = (words: readonly Written[], { word, isName, isClaimed }: Form): boolean =>
  words.some(
    (one, place) =>
      one.word === word && ((isName && one.isCapitalisedWithin) || (isClaimed && isClaimedAt(words, place))),
  )

/** Each derived form is computed on first use. */
export class TracedText {
  readonly #text: string
  readonly #stem: Stem
  #roots: ReadonlySet<string> | undefined
  #sentences: ReadonlySet<string>[] | undefined
  #words: readonly Written[] | undefined
  #numbers: readonly string[] | undefined
  #inSmall: string | undefined

  constructor(text: string, stem: Stem) {
    this.#text = text
    this.#stem = stem
  }

  get roots(): ReadonlySet<string> {
    this.#roots ??= rootsIn(this.#text, this.#stem)
    return this.#roots
  }

  get #small(): string {
    this.#inSmall ??= plainApostrophes(this.#text).toLowerCase()
    return this.#inSmall
  }

  get #bySentence(): readonly ReadonlySet<string>[] {
    this.#sentences ??= (this.#text.match(SENTENCES) ?? []).map((sentence) => everyRootIn(sentence, this.#stem))
    return this.#sentences
  }

  states(trace: Trace): boolean {
    return trace.some((one) => this.#bears(one))
  }

  touches(trace: Trace): boolean {
    return trace.some(
      ({ roots, form, number }) =>
        roots.some((root) => this.roots.has(root)) || this.#meets(form) || this.#hasNumber(number),
    )
  }

  #hasNumber(number: string | null): boolean {
    if (number === null) return false
    this.#numbers ??= longNumbersIn(this.#text)
    return this.#numbers.some((one) => isSameNumber(one, number))
  }

  #meets(form: Form | null): boolean {
    if (form === null || !this.#small.includes(form.word)) return false
    this.#words ??= writtenIn(this.#text)
    return meets(this.#words, form)
  }

  #bears({ roots, least, isClose, cues, form, number }: Mark): boolean {
    const holds = (there: ReadonlySet<string>): boolean => roots.filter((root) => there.has(root)).length >= least
    if (this.#meets(form) || this.#hasNumber(number)) return true
    if (roots.length === 0 || !holds(this.roots)) return false
    if (!isClose) return true
    return this.#bySentence.some((there) => holds(there) && (cues === null || !cues.isDisjointFrom(there)))
  }
}

/** A text is only compared with facts it shares a word with. */
export class TraceBook<Fact extends { trace: Trace }> {
  readonly #byRoot = new Map<string, Fact[]>()
  /** Those with an alternative without roots. */
  readonly #others: Fact[] = []

  constructor(facts: readonly Fact[]) {
    for (const fact of facts) {
      const roots = new Set(fact.trace.flatMap((one) => one.roots))
      for (const root of roots) this.#byRoot.getOrInsertComputed(root, () => []).push(fact)
      if (fact.trace.some((one) => one.roots.length === 0)) this.#others.push(fact)
    }
  }

  statedIn(text: TracedText): Fact[] {
    const near = new Set(this.#others)
    if (this.#byRoot.size > 0)
      for (const root of text.roots) for (const fact of this.#byRoot.get(root) ?? []) near.add(fact)
    return [...near].filter(({ trace }) => text.states(trace))
  }
}

export const tellingRoots = (text: string, stem: Stem): ReadonlySet<string> =>
  new Set(
    wordsIn(text).flatMap((word) => (isEveryday(word) ? [] : termsIn(word, stem).flatMap((term) => rootOf(term)))),
  )
