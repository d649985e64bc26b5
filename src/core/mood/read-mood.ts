import { PHRASE_PATTERNS } from './mood-phrases.ts'
import { FEELINGS, type Feeling, feelingOf, isGlad } from './mood-words.ts'

/** Only plain statements count. */
export interface Mood {
  sentiment: 'positive' | 'neutral' | 'negative'
  tone: string
}

const EMOJI: readonly [Feeling, RegExp][] = [
  ['happy', /[😀😃😄😁😊☺🥰😍🤩🥳🎉🙌❤💕]/gu],
  ['sad', /[😭😢😞😔🥺💔🙁]/gu],
  ['angry', /[😡🤬😠😤]/gu],
  ['tired', /[🥱😩😫]/gu],
  ['nervous', /[😰😨😱]/gu],
]

/** Lowercase words separated by spaces, without apostrophes; clause-ending punctuation becomes a word. */
const plainWordsOf = (sentence: string): string =>
  ` ${sentence
    .toLowerCase()
    .replace(/['’]ll\b/g, ' will')
    .replace(/['’]/g, '')
    .replace(/(\p{L})\1{2,20}/gu, '$1')
    .replace(/[,;:()–—]/g, ' , ')
    .replace(/[^\p{L}\p{N},]+/gu, ' ')
    .trim()} `

const NEGATORS = new Set(
  `not no never without hardly barely less nothing nobody none neither nor isnt arent wasnt werent dont doesnt didnt cant cannot
couldnt wont wouldnt havent hasnt hadnt aint stopped`.split(/\s+/),
)
/** The end of a negation. */
const BREAKS = new Set(
  ', but and because cause since then just now i im ive we hes shes they he she although though'.split(' '),
)
const REACH = 4

/** Returns whether the words end by negating what follows: `not very`, `I'm not`. */
function endInDenial(words: readonly string[]): boolean {
  for (let at = words.length - 1; at >= Math.max(0, words.length - REACH); at -= 1) {
    const word = words[at] ?? ''
    if (NEGATORS.has(word)) return true
    if (BREAKS.has(word) && !NEGATORS.has(words[at - 1] ?? '')) return false
  }
  return false
}

/** `Not happy` is low; `not angry` is nothing. */
function saidOrDenied(feeling: Feeling, before: readonly string[]): Feeling[] {
  if (!endInDenial(before)) return [feeling]
  return isGlad(feeling) ? ['low'] : []
}

const OTHERS = new Set('he she they his her their hes shes theyre my our your'.split(' '))
const OWN = new Set('i im ive me we were us feel feeling felt'.split(' '))

/** Returns whether the feeling is the person's own, rather than, say, their boss's. */
function isOwn(words: readonly string[], place: number): boolean {
  for (let at = place - 1; at >= 0 && words[at] !== ','; at -= 1) {
    const word = words[at] ?? ''
    if (OWN.has(word)) return true
    if (OTHERS.has(word)) return false
  }
  return true
}

const QUESTION =
  /^ (?:(?:so|and|hey|ok|but) )?(?:what|whats|who|whos|when|where|which|how|hows|is|are|was|were|do|does|did|can|could|should|would|will|any) /
const ASKED = /[?][^\p{L}]{0,9}$/u
const IRONIC =
  /^ (?:(?:oh|well|yeah|wow|ok|ugh|just|so|how|thats|lol|ah) ){0,3}(?:, {1,2})?(?:great|wonderful|fantastic|perfect|lovely|brilliant|awesome|nice|amazing)(?: ,)? (?=(?:another|now|my|the|i|he|she|just|again|they|because|car|more)\b)/
const DENIED_OPINION = / (?:dont|do not|didnt) think (?:that )?(?:im|i am|i|its|it is|this is|that|hes|shes) /g

/** Reduces someone else's feeling to `cheerful` or `low`. */
const heardOf = (feeling: Feeling, isTheirs: boolean): Feeling =>
  isTheirs ? (isGlad(feeling) ? 'cheerful' : 'low') : feeling

function feelingsInWords(words: readonly string[], isAsked: boolean): Feeling[] {
  return words.flatMap((word, place): Feeling[] => {
    const feeling = feelingOf(word)
    if (feeling === null) return []
    const own = isOwn(words, place)
    // `Is it bad to skip breakfast?` does not state that it is bad.
    if (isAsked && (feeling === 'low' || feeling === 'cheerful' || !own)) return []
    return saidOrDenied(heardOf(feeling, !own), words.slice(0, place))
  })
}

function feelingsIn(sentence: string): Feeling[] {
  let plain = plainWordsOf(sentence).replace(DENIED_OPINION, ' not ')
  const isAsked = ASKED.test(sentence) || QUESTION.test(plain)
  const heard: Feeling[] = []
  for (const [feeling, pattern] of PHRASE_PATTERNS) {
    plain = plain.replace(pattern, (_phrase, ...[at, whole]: [number, string]) => {
      if (feeling !== null && !isAsked) heard.push(...saidOrDenied(feeling, whole.slice(0, at).trim().split(' ')))
      return ','
    })
  }
  const isIronic = IRONIC.test(plain)
  const rest = isIronic ? plain.replace(IRONIC, ' ') : plain
  heard.push(...feelingsInWords(rest.trim().split(' '), isAsked))
  if (isIronic && (heard.some((feeling) => !isGlad(feeling)) || / (?:another|again|more) /.test(rest)))
    return [...heard, 'low']
  return isIronic ? [...heard, 'cheerful'] : heard
}

const SENTENCE = /[^.!?\n…]+[.!?…]*/g
const emojiIn = (text: string): Feeling[] =>
  EMOJI.flatMap(([feeling, pattern]) => (text.match(pattern) ?? []).slice(0, 1).map(() => feeling))

const NO_FEELING = new Set<Feeling>(['low', 'cheerful'])

export type FeelingCounts = ReadonlyMap<Feeling, number>

export function countFeelings(text: string): FeelingCounts {
  const counts = new Map<Feeling, number>()
  const heard = [...(text.match(SENTENCE) ?? []).flatMap(feelingsIn), ...emojiIn(text)]
  for (const feeling of heard) counts.set(feeling, (counts.get(feeling) ?? 0) + 1)
  return counts
}

/** Returns the most frequent feeling that matches the overall sentiment. */
function toneOf(count: (feeling: Feeling) => number, sentiment: Mood['sentiment']): string {
  const fits = (feeling: Feeling): boolean => sentiment === 'neutral' || isGlad(feeling) === (sentiment === 'positive')
  const named = FEELINGS.filter((feeling) => !NO_FEELING.has(feeling) && fits(feeling) && count(feeling) > 0)
  const [best] = named.sort((one, other) => count(other) - count(one))
  if (best) return best
  if (sentiment !== 'neutral') return sentiment === 'positive' ? 'cheerful' : 'low'
  return count('low') > 0 ? 'mixed' : 'calm'
}

/** Neutral and calm by default. */
export function moodOf(texts: readonly FeelingCounts[]): Mood {
  const count = (feeling: Feeling): number => texts.reduce((sum, heard) => sum + (heard.get(feeling) ?? 0), 0)
  const sumOf = (feelings: readonly Feeling[]): number => feelings.reduce((sum, feeling) => sum + count(feeling), 0)
  const glad = sumOf(FEELINGS.filter(isGlad))
  const sad = sumOf(FEELINGS.filter((feeling) => !isGlad(feeling) && feeling !== 'unsure'))
  const sentiment = glad === sad ? 'neutral' : glad > sad ? 'positive' : 'negative'
  return { sentiment, tone: toneOf(count, sentiment) }
}

export const readMood = (text: string): Mood => moodOf([countFeelings(text)])
