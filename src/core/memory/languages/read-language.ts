import { plainApostrophes } from '../../text/plain-apostrophes.ts'
import { trimMarksEnd } from '../../text/trim-marks.ts'
import { wholeWords } from '../../text/whole-words.ts'
import type { Clause } from '../clauses.ts'
import { sentencesOf } from '../clauses.ts'
import { asName } from '../given-names.ts'
import { leadingNames } from '../rules/names.ts'
import { IS_PET, kept } from '../rules/people.ts'
import { isGone } from '../rules/pets-gone.ts'
import type { Found } from '../rules/rule.ts'
import { type MemoryLanguage, nounsOf, type Values } from './language.ts'

const LONGEST_SENTENCE = 300
const QUOTED = /“[^“”]*”|"[^"]*"|«[^«»]*»|„[^„“”]*[“”]/g
const JOKES = /[🎵🎶♪♫🙄]|\bjk\b/iu
const MOST_CHARACTERS = 60
const MOST_MENTIONS = 3

export interface Stated extends Found {
  subject: string
  quote: string
}

/** A statement without whom it is about: `she lives in Bonn`. */
interface SaidOfSomeone {
  pronoun: 'he' | 'she' | null
  said: string
}

export interface LanguageReader {
  worth: { test(message: string): boolean }
  /** Whether a message may state a fact, if only in passing. */
  mayTell(message: string): boolean
  clausesOf(message: string): Clause[]
  statedIn(message: string): Stated[]
  denies(clause: string): boolean
  isMine(word: string): boolean
  isJobless(job: string): boolean
  relationOf(noun: string): string | null
  /** Someone with this relation, as a text calls them: `meine Schwester`. */
  nounFor(relation: string, text: string): string | null
  saidOfSomeone(text: string): SaidOfSomeone | null
}

export function readerOf(language: MemoryLanguage): LanguageReader {
  const relations = new Map(Object.entries(language.relations))
  const numbers = new Map(Object.entries(language.numbers))
  const nouns = nounsOf(language.relations)
  const adjective = language.adjectives ? `(?:(?:${language.adjectives}) )?` : ''
  const afterNoun = language.adjectives ? `(?: (?:${language.adjectives}))?` : ''
  const beforeName = language.beforeName ? `(?:(?:${language.beforeName}) )?` : ''
  const person = `${adjective}(${nouns})${afterNoun}`
  const owned = `(?:${language.my}) ${person}`
  const other = new RegExp(
    `^${owned}(?![\\p{L}])(?:,? ${beforeName}((?-i:\\p{Lu})[\\p{L}'-]{1,40}|\\p{Ll}{2,20}))?,? `,
    'iu',
  )
  const mention = new RegExp(`(?<![\\p{L}])${owned}(,)? (.{2,60})`, 'iu')
  const nameArticle = new RegExp(`^${beforeName}`, 'iu')
  const indefinite = new RegExp(`^(?:${language.indefinite}) `, 'i')
  const someone = new RegExp(`(?<![\\p{L}])(?:${language.my}|${language.indefinite}) ${person}(?![\\p{L}])`, 'iu')
  const namedPet = new RegExp(
    `^${owned} (?!(?:${language.noName})(?![\\p{L}]))(\\p{Ll}{3,12}) (?:${language.does})(?![\\p{L}])`,
    'iu',
  )
  const compiled = language.predicates.map(({ first, third, rest, find }) => ({
    first: new RegExp(`^(?:(?:${language.me}) ?)?(?:${first})${rest}`, 'iu'),
    third: third === null ? null : new RegExp(`^(?:${third})${rest}`, 'iu'),
    find,
  }))

  const phrase = (text: string | undefined, mostWords = 4): string | null => {
    const value = trimMarksEnd((text ?? '').replace(language.tail, '').trim(), '.,;:!…"\' ').trim()
    const isShort = value !== '' && value.length <= MOST_CHARACTERS && value.split(' ').length <= mostWords
    return isShort && !language.noValue.test(value) ? value : null
  }
  const values: Values = {
    phrase,
    thing: (text, mostWords) =>
      indefinite.test(text ?? '') ? null : phrase(text?.replace(language.article, ''), mostWords),
    relation: (noun) => relations.get(noun?.toLowerCase() ?? '') ?? null,
    number: (text) =>
      /^\d{1,2}$/.test(text ?? '') ? (text ?? null) : (numbers.get(text?.toLowerCase() ?? '') ?? null),
  }

  const plain = (text: string): string =>
    language.expansions
      .reduce(
        (words, [from, to]) => words.replace(from, to),
        plainApostrophes(text).replace(/\s?\p{Extended_Pictographic}/gu, ' ; '),
      )
      .replace(/\s+/g, ' ')
      .trim()

  const withoutLeadIns = (text: string): string => {
    let rest = text
    for (let round = 0; round < 4; round += 1) rest = rest.replace(language.leadIn, '').trimStart()
    return rest
  }

  /** The sentence without lead-ins and quotes; null if it states nothing. */
  function statementIn(sentence: string): string | null {
    if (/[?¿]|^\s*>/.test(sentence) || JOKES.test(sentence) || language.irony.test(sentence)) return null
    const said = withoutLeadIns(plain(sentence.replace(QUOTED, ' ; ')))
    return language.asks.test(said) ? null : said
  }

  /** Without the question that ends a sentence. */
  function beforeQuestion(sentence: string): string {
    const end = sentence.lastIndexOf(',')
    return sentence.endsWith('?') && language.asksAfter?.test(sentence.slice(end + 1).trim())
      ? sentence.slice(0, Math.max(end, 0))
      : sentence
  }

  /** `before` is the clause before, perhaps of another sentence. */
  function clausesOfSentence(sentence: string, boundary: RegExp, before: string): string[] {
    const clauses: string[] = []
    for (const part of statementIn(sentence)?.split(boundary) ?? []) {
      const stated = trimMarksEnd(withoutLeadIns(part ?? ''), '.!…,; ').trim()
      if (language.retracts?.test(stated)) return clauses.slice(0, -1)
      if (language.unreal.test(stated)) return clauses
      if (stated && !language.past?.test(stated)) clauses.push(withSubject(stated, clauses.at(-1) ?? before))
    }
    return clauses
  }

  function withSubject(text: string, before: string): string {
    if (!language.goesOn?.verb.test(text)) return text
    const noun = someone.exec(before)?.[1]
    return noun ? `${language.goesOn.my} ${noun} ${text.charAt(0).toLowerCase()}${text.slice(1)}` : text
  }

  function clausesIn(message: string, boundary: RegExp): Clause[] {
    if (language.staged?.test(message)) return []
    let before: string[] = []
    return sentencesOf(message).flatMap((quote) => {
      const stated = boundary === language.parting ? beforeQuestion(quote) : quote
      before = quote.length > LONGEST_SENTENCE ? [] : clausesOfSentence(stated, boundary, before.at(-1) ?? '')
      return before.map((text) => ({ text, quote }))
    })
  }

  function statedBy(text: string, which: 'first' | 'third'): Found[] {
    for (const predicate of compiled) {
      const match = predicate[which]?.exec(text)
      const found = match ? [predicate.find(match, values) ?? []].flat() : []
      if (found.length > 0) return found
    }
    return []
  }

  function ofClause(text: string): Found[] {
    for (const { pattern, find } of language.clauses) {
      const match = pattern.exec(text)
      const found = match ? [find(match, values) ?? []].flat() : []
      if (found.length > 0) return found
    }
    return []
  }

  /** `no`, `ya no`: a negated like or diet is a fact of its own; other negations only end a known fact. */
  function withPolarity(text: string, read: (plainly: string) => Found[]): Found[] {
    const isEnded = language.ended.test(text)
    const isDenied = !isEnded && language.denied.test(text)
    if (!isEnded && !isDenied) return read(text)
    const plainly = text
      .replace(isEnded ? language.ended : language.denied, ' ')
      .replace(language.denied, ' ')
      .replace(/\s+/g, ' ')
      .trim()
    return read(plainly).flatMap((found): Found[] => {
      if (isEnded) return [{ ...found, holds: false }]
      if (found.attribute === 'taste') return [{ ...found, holds: found.holds === false }]
      if (found.attribute === 'allergy') return [{ ...found, holds: false }]
      return [{ attribute: '', value: '', ends: found.value }]
    })
  }

  function petNameIn(text: string, relation: string | null): string | null {
    const name = relation && IS_PET.test(relation) ? namedPet.exec(text)?.[2] : undefined
    return name ? asName(name) : null
  }

  /** `meu marido, o Valdir`. */
  const withoutArticle = (named: string, isApart: boolean): string =>
    named.replace(isApart && !language.beforeName ? language.article : nameArticle, '')

  function mentionedIn(text: string): Found[] {
    if (isGone(text)) return []
    const found: Found[] = []
    let match = mention.exec(text)
    for (; match && found.length < MOST_MENTIONS; match = mention.exec(match[3] ?? '')) {
      const relation = values.relation(match[1])
      const name = leadingNames(withoutArticle(match[3] ?? '', Boolean(match[2]))) ?? petNameIn(text, relation)
      if (relation && name) found.push(kept(relation, name))
    }
    return found
  }

  function foundIn(text: string): Omit<Stated, 'quote'>[] {
    const whole = ofClause(text)
    const match = whole.length > 0 ? null : other.exec(text)
    const subject = values.relation(match?.[1])
    const ofOther =
      match && subject
        ? withPolarity(text.slice(match[0].length), (rest) => statedBy(rest, 'third')).filter(
            ({ attribute }) => attribute !== 'name' && attribute !== '',
          )
        : []
    const bare =
      match && ofOther.length === 0 && match[2]
        ? withPolarity(text.slice(match[0].length - match[2].length - 1), (rest) => statedBy(rest, 'third'))
        : []
    const own = whole.length > 0 || match ? whole : withPolarity(text, (rest) => statedBy(rest, 'first'))
    const mentioned = whole.length > 0 ? [] : mentionedIn(text)
    return [
      ...mentioned.map((found) => ({ ...found, subject: '' })),
      ...own.map((found) => ({ ...found, subject: '' })),
      ...[...ofOther, ...bare].map((found) => ({ ...found, subject: subject ?? '' })),
    ]
  }

  const words = new RegExp(wholeWords(language.worth), 'iu')
  const worth = {
    test: (message: string): boolean => words.test(message) && !language.foreign?.test(message),
  }
  const hints = language.hints === undefined ? null : new RegExp(wholeWords(language.hints), 'iu')
  const everyone = new RegExp(`(?<![\\p{L}])${owned}(?![\\p{L}])`, 'giu')
  const { he, she, isOptional } = language.pronouns
  const byPronoun = new RegExp(`^(?:(\\p{L}{2,15}) )?(?:(${he})|${she}) (.+)$`, 'iu')

  function saidOfSomeone(text: string): SaidOfSomeone | null {
    const [, verb, his, rest] = byPronoun.exec(text) ?? []
    if (rest) return { pronoun: his ? 'he' : 'she', said: verb ? `${verb} ${rest}` : rest }
    return isOptional ? { pronoun: null, said: text } : null
  }

  const mine = new RegExp(`^(?:${language.my})$`, 'iu')
  const jobless = new RegExp(`^(?:${language.jobless})$`, 'iu')

  return {
    denies: (clause) => language.denied.test(clause) || language.ended.test(clause),
    isMine: (word) => mine.test(word),
    isJobless: (job) => jobless.test(job),
    relationOf: values.relation,
    nounFor: (relation, text) =>
      [...text.matchAll(everyone)].find(([, noun]) => values.relation(noun) === relation)?.[0] ?? null,
    saidOfSomeone,
    worth,
    mayTell: (message) => worth.test(message) || (hints?.test(message) ?? false),
    clausesOf: (message) => clausesIn(message, language.boundary),
    statedIn(message) {
      let before = ''
      return clausesIn(message, language.parting ?? language.boundary).flatMap(({ text, quote }) => {
        before = language.reword?.(text, before) ?? text
        return foundIn(before).map((found) => ({ ...found, quote }))
      })
    },
  }
}
