import { attributeOf } from '../memory/attributes.ts'
import { sentencesOf } from '../memory/clauses.ts'
import { extractFacts } from '../memory/extract-facts.ts'
import type { KnownLine } from '../memory/fact-digest.ts'
import { sentenceOf } from '../memory/sentence.ts'
import { wordsOf } from '../text/words.ts'
import { askedFacts } from './asked-facts.ts'

export interface EarlierStatement {
  text: string
  /** The day in words; null if it was earlier in this conversation. */
  saidOn: string | null
}

/** The answer to a question about the person's own words: sentences, `nothing` if none match, or null otherwise. */
export type Remembered = Told | 'nothing' | 'nothing yet' | null

interface Told {
  sentences: readonly string[]
  /** Whether they sum up what is remembered. */
  isAll: boolean
}

const ASKS_ALL =
  / (?:what (?:do|did) you (?:know|remember|recall|have)(?: so far)? (?:about|of|on) me|what have i told you|what do you remember|(?:tell me|list) what you (?:know|remember)|do you (?:know|remember) (?:me|who i am|anything about me)|what did i (?:just )?(?:tell you|say)(?: so far| about me| about myself| yesterday| last time| before| last week| the other day)?|what do you know|what did we (?:talk|speak|chat) about(?: last time| before| yesterday| last week)?|where were we|what were we talking about) [?.!] /
/** Asks about an earlier day, not this conversation. */
const ASKS_BEFORE =
  / (?:what did (?:i|we) (?:tell you|say|talk about|speak about|chat about) (?:yesterday|last time|last week|the other day)) [?.!] /
const ASKS_SAID =
  / (?:what (?:did|have|had) i (?:just |already |ever )?(?:say|said|tell|told|mention|mentioned|write|written)|(?:did|have) i (?:ever |already )?(?:tell|told|mention|mentioned|say|said)|(?:do|can) you (?:still )?(?:remember|recall)(?! to\b)|remind me (?:what|of|about|when|where|who)|what do you (?:know|remember) (?:about|of))\b/
const ASKS_ONE =
  / (?:(?:whats|what is|what was|what are|whos|who is|who was|wheres|where is|when is|whens|when was|when are) (?:my|our)(?! (?:life|problem|point|purpose|deal|fault|worth|future|next|best|options|chances?|rights) )|(?:how old|how tall) (?:am i|is my|are my)|where (?:do|did|am|was) i (?:live|work|come|grow|born|from|go to)|what (?:do|did) i (?:do for|work|drive|study|like|love|hate|eat|want to learn|call my)|when (?:do|does|did|am|is) (?:i|my)(?! (?:start to|stop|ever|get to) )|(?:what|which) \w{2,20} (?:do|am|did) i |what am i (?:allergic|learning|studying|reading|watching|training)|how many (?:kids|children|siblings|brothers|sisters|cats|dogs|pets) do i|whats the name of my|what is the name of my|who am i (?:married|dating|seeing)) /

const LONGEST_LIST = 800
const LONGEST_QUOTE = 160
const SMALL = new Set(
  `what whats where wheres who whos when whens which how old tall many much often long do does did is are am was were i im my me our you
your the a an of to in on at for from remember know recall tell remind called again now about any anything did told said say mention
mentioned ever already just have had has been still can could there this that with and it so please name names named got get hey
or as be not but if ive id favorite favourite favorites favourites`.split(/\s+/),
)

const stem = (word: string): string => (word.length > 4 ? word.replace(/(?:ing|ed|s)$/, '') : word)
const tellingWords = (text: string): Set<string> =>
  new Set(
    wordsOf(text)
      .map((word) => word.replace(/['’]s$/, ''))
      .filter((word) => !SMALL.has(word.replace(/['’]/g, '')))
      .map(stem),
  )
/** The question contains `sisters` for `sister's`, as plainOf drops apostrophes. */
const askedWords = (plain: string): Set<string> => tellingWords(plain)

const hasTime =
  /\d|\b(?:today|tonight|tomorrow|yesterday|noon|midnight|morning|evening|afternoon|weekend|next|last|this|(?:mon|tues|wednes|thurs|fri|satur|sun)day|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter)\b/i
const hasPlace = /\b(?:in|at|from|near|on|to)\b/i
/** What an answer must contain, depending on the question word. */
function answers(plain: string, sentence: string): boolean {
  if (/ (?:when|whens|what (?:time|day|date)) /.test(plain)) return hasTime.test(sentence)
  if (/ (?:where|wheres) /.test(plain)) return hasPlace.test(sentence)
  if (/ how (?:old|tall|many) /.test(plain))
    return /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten)\b/i.test(sentence)
  if (/ names? | who is | whos /.test(plain))
    return /\b(?:called|named|name|names)\b|.\b\p{Lu}\p{Ll}/u.test(sentence.replace(/\bI\b/g, ''))
  return true
}

function factFor(plain: string, known: readonly KnownLine[]): KnownLine | null {
  const asked = [...askedWords(plain)]
  let best: { line: KnownLine; score: number } | null = null
  for (const line of known) {
    const told = tellingWords(line.text)
    const about = new Set([...tellingWords(`${line.about} ${attributeOf(line.about).asks}`), line.about])
    const hits = asked.filter((word) => told.has(word)).length
    const named = / names? /.test(plain) && asked.length === 0 && line.about === 'name' ? 2 : 0
    const isAsked = asked.length > 0 && asked.every((word) => told.has(word) || about.has(word))
    const score = hits * 2 + (isAsked ? 1 : 0) + named
    if (score > (best?.score ?? 0) && answers(plain, line.text)) best = { line, score }
  }
  return best?.line ?? null
}

const trimEnd = (sentence: string): string => {
  let end = sentence.length
  while (end > 0 && ' .!…"“”,;:'.includes(sentence[end - 1] ?? '')) end -= 1
  return sentence.slice(0, end)
}

interface Quote {
  text: string
  saidOn: string | null
  answers: boolean
}

/** Of equals, the latest. Questions don't count. */
function closestSaid(plain: string, said: readonly EarlierStatement[]): Quote | null {
  const asked = [...askedWords(plain)]
  let best: (Quote & { score: number }) | null = null
  for (const { text, saidOn } of said) {
    for (const sentence of sentencesOf(text)) {
      if (sentence.endsWith('?') || sentence.length > LONGEST_QUOTE) continue
      const words = tellingWords(sentence)
      const hits = asked.filter((word) => words.has(word)).length
      const fits = answers(plain, sentence)
      const score = hits * 2 + (fits ? 1 : 0)
      if (hits > 0 && score >= (best?.score ?? 0)) best = { text: trimEnd(sentence), saidOn, answers: fits, score }
    }
  }
  return best
}

const quoted = ({ text, saidOn, answers: isWhole }: Quote): string =>
  `${saidOn ? `On ${saidOn} you told me` : 'You told me'}: “${text}”${isWhole ? '' : ', and I find no more than that'}.`

/** A fact as a clause: `your sister is called Anna`. */
export const withinSentence = ({ text }: KnownLine): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`

/** As many lines as can be read in one go. */
function joined(lines: readonly string[]): string {
  let left = LONGEST_LIST
  const first = lines.filter((line) => {
    left -= line.length
    return left > 0
  })
  return first.join('; ')
}

const listed = (known: readonly KnownLine[]): string => joined(known.map(withinSentence))

/** In the person's own words where `said` has them, because facts are kept in English. */
export function listedInOwnWords(known: readonly KnownLine[], said: readonly EarlierStatement[]): string {
  const sentences = said.flatMap(({ text }) => sentencesOf(text)).filter(({ length }) => length <= LONGEST_QUOTE)
  const toldAs = new Map(
    sentences.flatMap((sentence) =>
      extractFacts(sentence, () => null).map((claim): [string, string] => [sentenceOf(claim), trimEnd(sentence)]),
    ),
  )
  return joined([...new Set(known.map((line) => toldAs.get(line.text) ?? withinSentence(line)))])
}

const told = (...sentences: string[]): Told => ({ sentences, isAll: false })

const toldFacts = (facts: readonly KnownLine[]): Told => told(`You told me that ${listed(facts)}.`)

function allKnown(known: readonly KnownLine[], said: readonly EarlierStatement[]): Remembered {
  if (known.length > 0) return { ...toldFacts(known), isAll: true }
  const sentences = said.flatMap(({ text, saidOn }) =>
    sentencesOf(text).map((sentence) => ({ text: trimEnd(sentence), saidOn })),
  )
  const telling = sentences.filter(
    ({ text }) => wordsOf(text).length > 3 && text.length <= LONGEST_QUOTE && !text.endsWith('?'),
  )
  if (telling.length === 0) return 'nothing yet'
  return told(...telling.slice(-2).map((quote) => quoted({ ...quote, answers: true })))
}

/** The fact, or the person's earlier sentence, that shares most words with the question. */
function closestTold(plain: string, known: readonly KnownLine[], said: readonly EarlierStatement[]): Remembered {
  const asksSaid = ASKS_SAID.test(plain)
  if (!asksSaid && !ASKS_ONE.test(plain)) return null
  if (askedWords(plain).size === 0 && !plain.includes(' name ')) return asksSaid ? null : 'nothing'
  const line = factFor(plain, known)
  const words = closestSaid(plain, said)
  if (words?.answers && (asksSaid || !line)) return told(quoted(words), ...(line ? [`${line.text}.`] : []))
  if (line) return toldFacts([line])
  return words ? told(quoted(words)) : 'nothing'
}

/** From known facts, else in the person's own words. `plain`: see plainOf; `said`: in chronological order. */
export function answerFromMemory(
  plain: string,
  known: readonly KnownLine[],
  said: readonly EarlierStatement[],
): Remembered {
  if (ASKS_BEFORE.test(plain))
    return allKnown(
      [],
      said.filter(({ saidOn }) => saidOn !== null),
    )
  if (ASKS_ALL.test(plain)) return allKnown(known, said)
  const facts = askedFacts(plain, known) ?? []
  return facts.length > 0 ? toldFacts(facts) : closestTold(plain, known, said)
}

/** Words without a specific subject. */
const COMMON = new Set(
  `really today tomorrow yesterday tonight week month year time thing things people going think about because something anything
everything nothing someone again still after before always never maybe would could should there their where which while want
need feel like know make work good great very just much more some other even only back down into over than then them they
well home life days help talk told said tell made went come came looking trying getting started first last next right left
long little better worse friend morning evening night hour minute actually pretty kind sort stuff happy sorry thanks please
having doing being already finally later never sure yeah okay havent didnt dont cant wont isnt wasnt doesnt couldnt with
from that this what when have were been your here soon every night weeks months years everyone everybody myself yourself himself herself themselves nobody anyone ourselves percent found outside inside course whole thought around another without during between against else same sometimes anyway`.split(
    /\s+/,
  ),
)
const FEWEST_LETTERS = 4
const LONGEST_BEFORE = 90

const rareWords = (text: string): Set<string> =>
  new Set([...tellingWords(text)].filter((word) => word.length >= FEWEST_LETTERS && !COMMON.has(word)))

/** The message may end what was known, so no fact is recited. */
const ENDING =
  / (?:died|dead|dying|passed away|lost|quit|left|leaving|resign(?:ed|ing)?|retired?|fired|laid off|sacked|sold|stopped|cancell?ed|broke up|split up|separated|divorced?|divorcing|moved|moving|no longer|not|never|no|dont|didnt|isnt|arent|wasnt|cant|wont|havent|hasnt|anymore|actually|used to|gave up|gave away|gone|over) /
/** `plain`: see plainOf. */
export const endsSomething = (plain: string): boolean => ENDING.test(plain)

/** What a text gives a new value that replaces any earlier one: after `I live in Brooklyn`, no other home is recited. */
const settledBy = (text: string): Set<string> =>
  new Set(
    extractFacts(text, () => null)
      .map(({ attribute }) => attribute)
      .filter((attribute) => attributeOf(attribute).isSingle),
  )

/** A fact that shares a distinctive word with the message, and says more than it. */
export function touchedFact(text: string, known: readonly KnownLine[]): KnownLine | null {
  const words = rareWords(text)
  const said = tellingWords(text)
  const settled = settledBy(text)
  const isTouched = ({ text: fact }: KnownLine): boolean => [...rareWords(fact)].some((word) => words.has(word))
  const saysMore = ({ text: fact }: KnownLine): boolean => !tellingWords(fact).isSubsetOf(said)
  const isOpen = ({ about }: KnownLine): boolean => about !== 'event' && !settled.has(about)
  return known.find((line) => isOpen(line) && isTouched(line) && saysMore(line)) ?? null
}

/** The person's latest earlier sentence that shares a distinctive word with the message. */
export function touchedWords(text: string, said: readonly EarlierStatement[]): string | null {
  const words = rareWords(text)
  const settled = settledBy(text)
  const sentences = said.flatMap(({ text: earlier }) => sentencesOf(earlier))
  const found = sentences.findLast(
    (sentence) =>
      sentence.length <= LONGEST_BEFORE &&
      !sentence.endsWith('?') &&
      !/sorry/i.test(sentence) &&
      wordsOf(sentence).length > 3 &&
      trimEnd(sentence) !== trimEnd(text) &&
      [...rareWords(sentence)].some((word) => words.has(word)) &&
      settledBy(sentence).isDisjointFrom(settled),
  )
  return found === undefined ? null : trimEnd(found)
}
