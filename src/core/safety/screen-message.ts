import { spellings } from '../text/spellings.ts'
import { conceptWords } from './classifier/concept-lexicon.ts'
import {
  dangerScoreOf,
  dangerScoreOfWhole,
  hasDangerWord,
  likeliestConcern,
  MOST_TOGETHER,
} from './classifier/danger-score.ts'
import { isDecidedByRules, type SafetyLanguage, type Screening, URGENCY } from './concern.ts'
import { type Token, tokensOf } from './normalise.ts'
import { RuleReader } from './reader.ts'
import type { RuleSet } from './rule-set.ts'
import { DE } from './rules/de.ts'
import { EN } from './rules/en.ts'
import { ES } from './rules/es.ts'
import { FR } from './rules/fr.ts'
import { PT } from './rules/pt.ts'
import { joinTypedApart } from './typed-apart.ts'
import { concernOf, ENOUGH, familiesOf, type Signal, threatens, type Weighed, weigh } from './weigh.ts'
import { withoutRepeats } from './without-repeats.ts'

const RULES: readonly RuleSet[] = [EN, DE, ES, FR, PT]

const readers = new Map<SafetyLanguage, RuleReader>()

/** Created on first use. */
function readerOf(rules: RuleSet): RuleReader {
  const reader = readers.get(rules.language) ?? new RuleReader(rules)
  readers.set(rules.language, reader)
  return reader
}

/** Whether the person says in one of these messages that they are a minor. */
export function saysMinor(texts: readonly string[], language: SafetyLanguage): boolean {
  const rules = RULES.find((each) => each.language === language)
  return rules !== undefined && texts.some((text) => readerOf(rules).read(tokensOf(text)).spans.minor.length > 0)
}

/** Builds the reader of a language, so that its first message need not wait for it. */
export function prepareScreening(language: SafetyLanguage): void {
  for (const rules of RULES) if (rules.language === language) readerOf(rules)
}

const MOST_EARLIER = 6
/** A signal that was enough by itself has been answered: it aggravates what follows, but triggers no second answer. */
const MOST_OF_EARLIER = ENOUGH - 1
/** A language is possible if it has this share of the likeliest language's common words. */
const POSSIBLE = 0.6
/** A smaller difference in words is insignificant. */
const TOO_FEW = 1

const LANGUAGES_OF_WORD = new Map<string, SafetyLanguage[]>()
for (const { language, commonWords } of RULES) {
  for (const word of new Set([...commonWords.split(' ').flatMap(spellings), ...conceptWords(language)])) {
    LANGUAGES_OF_WORD.set(word, [...(LANGUAGES_OF_WORD.get(word) ?? []), language])
  }
}

function likelihoods(tokens: readonly Token[]): Map<SafetyLanguage, number> {
  const counts = new Map<SafetyLanguage, number>(RULES.map(({ language }) => [language, 0]))
  for (const { word } of tokens) {
    for (const language of LANGUAGES_OF_WORD.get(word) ?? []) counts.set(language, (counts.get(language) ?? 0) + 1)
  }
  return counts
}

/** Null if there are several. */
function clearest(counts: ReadonlyMap<SafetyLanguage, number>): SafetyLanguage | null {
  const [first, second] = [...counts].toSorted(([, one], [, other]) => other - one)
  return first && second && first[1] > second[1] ? first[0] : null
}

/** By the message itself, since people change languages; with the earlier ones if it doesn't show. */
function likelihoodsIn(message: readonly Token[], before: readonly (readonly Token[])[]) {
  const own = likelihoods(message)
  return clearest(own) ? own : likelihoods([...before.flat(), ...message])
}

/** Null if unclear. `earlier`: oldest first. */
export const likeliestLanguage = (text: string, earlier: readonly string[] = []): SafetyLanguage | null =>
  clearest(likelihoodsIn(tokensOf(text), earlier.slice(-MOST_EARLIER).map(tokensOf)))

/** In a message of so few words, such as a hashtag, they may have been run together. */
const FEW_WORDS = 3

/** Splits words that were run together, in the first language that can. A word of any language stays whole. */
const apart = (tokens: readonly Token[]): readonly Token[] =>
  tokens.flatMap((token) => {
    const all = RULES.map(readerOf)
    if (all.some((reader) => reader.isWord(token.word))) return [token]
    return all.map((reader) => reader.apart(token)).find((split) => split.length > 1) ?? [token]
  })

interface Read {
  language: SafetyLanguage
  likelihood: number
  now: Weighed
  before: readonly Signal[]
  points: number
  /** The tokens of plainly harmless phrases. */
  explained: ReadonlySet<number>
}

/** A repeated weak signal, such as pills mentioned twice, adds nothing. */
function onlyNew(now: Weighed, before: readonly Weighed[]): Weighed[] {
  const heard = new Set(now.signals.map(({ rule }) => rule.family))
  return before.map((weighed) => {
    const signals = weighed.signals.filter(({ rule }) => rule.weight > 1 || !heard.has(rule.family))
    for (const { rule } of signals) heard.add(rule.family)
    const points = signals.reduce((total, { rule }) => total + rule.weight, 0)
    return { ...weighed, signals, points: Math.min(points, weighed.points) }
  })
}

function readIn(
  reader: RuleReader,
  likelihood: number,
  message: readonly Token[],
  earlier: readonly (readonly Token[])[],
): Read {
  const findings = reader.read(message)
  const now = weigh(findings)
  const before =
    now.points > 0
      ? onlyNew(
          now,
          earlier.map((tokens) => weigh(reader.read(tokens))),
        )
      : []
  return {
    language: reader.language,
    likelihood,
    now,
    before: before.flatMap(({ signals }) => signals),
    points: now.points + before.reduce((total, { points }) => total + Math.min(points, MOST_OF_EARLIER), 0),
    explained: findings.explained,
  }
}

/** A message without its plainly harmless phrases, in whichever language they are. */
function unexplained(message: readonly Token[], readings: readonly Read[]): readonly Token[] {
  if (readings.every(({ explained }) => explained.size === 0)) return message
  const rest: Token[] = []
  let parted: Token['parted'] = 0
  for (const [nth, token] of message.entries()) {
    if (token.parted > parted) parted = token.parted
    if (readings.some(({ explained }) => explained.has(nth))) continue
    rest.push({ ...token, parted })
    parted = 0
  }
  return rest
}

/**
 * A message with a higher score reports a danger. Chosen so that as many messages do as before everyday messages were
 * among the examples.
 */
const TELLS = 0.5
/** What the rules' points add: chosen by cross-validation. */
const ADDED_BY_POINTS = [0, 0.07, 0.5, 1.3, 2.2]
/** Added for a message without any word used to describe a danger. */
const WITHOUT_SUCH_WORDS = -0.7
/** Below this score, a message is not scored together with the ones before it. */
const MAY_BELONG = -1.3
const TOGETHER = 2
/** Harmless messages read together resemble a danger by chance more often than one alone. */
const READ_TOGETHER = -0.6
/** Weight of the sentence model's score. In cross-validation, more of it added more false alarms than dangers. */
const EMBEDDING_COUNTS = 0.5
/** Below this score, the embedding is not asked for. */
const PLAINLY_HARMLESS = -2.1

/** Without `isTelling`, the message counts only together with those before it: `n 10` alone says nothing. */
function dangerScoreIn(
  language: SafetyLanguage,
  message: readonly Token[],
  before: readonly (readonly Token[])[],
  isTelling: boolean,
): number {
  if (message.length === 0) return Number.NEGATIVE_INFINITY
  const score = dangerScoreOf(message, language)
  const alone = isTelling ? score : Number.NEGATIVE_INFINITY
  const said = before.slice(-TOGETHER).flat()
  const whole = [...said, ...message]
  if (said.length === 0 || score < MAY_BELONG || whole.length > MOST_TOGETHER) return alone
  return Math.max(alone, dangerScoreOfWhole(whole, language) + READ_TOGETHER)
}

function scoreOf(points: number, dangerScore: number, hasWord: boolean): number {
  const added = ADDED_BY_POINTS[Math.min(Math.max(points, 0), ADDED_BY_POINTS.length - 1)] ?? 0
  return dangerScore + added + (hasWord ? 0 : WITHOUT_SUCH_WORDS)
}

interface Judgement {
  /** Without what is plainly harmless. */
  message: readonly Token[]
  readings: readonly (Read & { score: number })[]
}

/**
 * `earlier`: oldest first, because a danger may build up. Earlier signals only add to new ones: a `thanks` after a
 * crisis is harmless.
 * `embeddingScore`: of an English message, 0 if unknown. It may add to the score of the words, but never lowers it.
 */
export function screenMessage(text: string, earlier: readonly string[], embeddingScore = 0): Screening | null {
  const { message, readings } = judge(text, earlier)
  const added = EMBEDDING_COUNTS * Math.max(0, embeddingScore)
  const best = readings.find(isToldPlainly) ?? readings.find(({ score }) => score + added > TELLS)
  return best ? screeningOf(best, message) : null
}

const isToldPlainly = ({ now }: Read): boolean =>
  now.signals.some(({ rule }) => rule.plain || (isDecidedByRules(rule.concern) && rule.weight === ENOUGH))

/** Whether the score of its embedding may decide. */
export const isDoubtful = (text: string): boolean =>
  judge(text, []).readings.some(({ score }) => score > PLAINLY_HARMLESS && score <= TELLS)

function judge(text: string, earlier: readonly string[]): Judgement {
  const tokens = withoutRepeats(tokensOf(text))
  const typed = tokens.length <= FEW_WORDS ? apart(tokens) : tokens
  if (typed.length === 0) return { message: typed, readings: [] }
  const typedBefore = earlier.slice(-MOST_EARLIER).map(tokensOf)
  const likely = likelihoodsIn(typed, typedBefore)
  const most = Math.max(...likely.values())
  const possible = RULES.filter(
    ({ language }) => (likely.get(language) ?? 0) >= Math.min(most * POSSIBLE, most - TOO_FEW),
  )
  const vocabularies = possible.map(readerOf)
  const message = joinTypedApart(typed, vocabularies)
  const before = typedBefore.map((words) => joinTypedApart(words, vocabularies))
  const readings = possible
    .map((rules) => readIn(readerOf(rules), likely.get(rules.language) ?? 0, message, before))
    .toSorted((one, other) => other.likelihood - one.likelihood || other.points - one.points)
  const rest = unexplained(message, readings)
  const isTelling = ({ language, points }: Read): boolean =>
    rest.length > FEW_WORDS || points > 0 || (rest.length === message.length && hasDangerWord(rest, language))
  const dangerScore = Math.max(
    ...readings
      .filter(({ likelihood }) => likelihood === most)
      .map((read) => dangerScoreIn(read.language, rest, before, isTelling(read))),
  )
  const said = [...before.slice(-TOGETHER).flat(), ...rest]
  const scored = readings.map((read) => ({
    ...read,
    score: scoreOf(read.points, dangerScore, hasDangerWord(said, read.language)),
  }))
  return { message: rest, readings: scored }
}

function screeningOf(best: Read, message: readonly Token[]): Screening {
  const signals = [...best.now.signals, ...best.before]
  const isTold = best.points >= ENOUGH || threatens(signals)
  const concern = isTold ? concernOf(signals) : likeliestConcern(message, best.language)
  return {
    concern,
    language: best.language,
    urgent: URGENCY[concern] === 'now' || best.now.urgent,
    families: familiesOf(signals),
  }
}
