import { phraseOf } from './rules/values.ts'

/** How people correct themselves: `no, Brooklyn`, `it's actually Brooklyn`, `not Queens, Brooklyn`, `*Brooklyn`. */
export interface Correction {
  value: string
  /** What it names as wrong. */
  instead: string | null
  /** It can't mean anything else: `I meant`, `typo`. A mere `no` or `sorry` often begins something unrelated. */
  isExplicit: boolean
  /** `his name is`, `he's called`. */
  isNaming: boolean
  /** `in`, `at`. */
  isPlace: boolean
  /** False at the start of a sentence, and in German. */
  capitalTells: boolean
}

const EXPLICIT =
  'or rather|correction|scratch that|typo|wrong (?:name|word|day|date|time|number|place|city)|i meant(?: to say)?|i mean(?!,)|no,? wait|wait,? no|quise decir|quer[ií]a decir|mejor dicho|digo|ich meinte?|ich wollte sagen|je voulais dire|quis dizer|queria dizer'
const DOUBTFUL =
  'well|actually|no|nope|nah|wait|sorry|oops|ops|my (?:bad|mistake)|turns out|i mean|perd[oó]n|nein|doch|quatsch|non|pardon|não|desculpa'
const LEADS = new RegExp(`^(?:(?:${EXPLICIT}|${DOUBTFUL})[,.:!… ]{1,4}){1,4}`, 'iu')
const IS_EXPLICIT = new RegExp(`(?<!\\p{L})(?:${EXPLICIT})(?!\\p{L})`, 'iu')
const GERMAN_LEAD = /(?<!\p{L})(?:nein|doch|quatsch)(?!\p{L})/iu
const PAUSE = /[,.:!…]/
const SENTENCE_END = /[.!…]\s*$/

const IS = "it'?s|it is|that'?s|make (?:it|that)|it was|(?:he|she|they|i)(?:'s|'m|'re| is| am| are)|es|c'est|é|es ist"
const NAMING =
  "(?:his|her|its|their|the) name(?:'s| is)|(?:it|he|she|they)(?:'?s| is| are) (?:called|named)|se llama|(?:er|sie|es) (?:heißt|heisst)|(?:il|elle) s'appelle|(?:ele |ela )?chama-se|(?:ele |ela )?se chama"
const PLACE = 'in|at|on|en|à|em|na|am|bei'
const ADVERB = 'actually|really|only|i meant?'
const LINKS = new RegExp(`^(?:(?:${NAMING}|${IS}|${PLACE}|${ADVERB})\\s){1,4}`, 'iu')
const IS_NAMING = new RegExp(`(?<!\\p{L})(?:${NAMING})(?!\\p{L})`, 'iu')
const MEANT = /(?<!\p{L})i meant?\s/iu
const ACTUALLY = /\b(?:actually|really)\b/i
const IS_PLACE = new RegExp(`(?:^|(?<!\\bi)\\s)(?:${PLACE})\\s$`, 'iu')

const STARRED = /^\*(\p{L}[\p{L} '-]{1,40})$/u
const NOT_THAT = /^(?:it'?s )?not (.{2,40}?)(?:,| but) (?:but |it'?s |i meant? )?(.{2,40})$/iu
const THAT_NOT = /^(.{2,40}?), not (.{2,40})$/iu
const AFTERWARDS = /^(.{1,40}?),? (i meant?|actually)$/iu

const CLAUSE =
  /(?<![\p{L}])(?:i|you|we|he|she|they|is|are|was|were|am|be|been|have|has|had|do|does|did|can|will|would|want|need|like|love|hate|know|think|feel|got|get|go|going|cooked|called|please|thanks?|never|nothing|anything|everything|always|maybe|probably|definitely|hopefully|very|so|too|just|not|que|tengo|tenho|quiero|quero|puedo|posso|sé|sei|estoy|estou|habe|bin|ist|kann|will|weiß|ai|suis|veux|peux|sais)(?![\p{L}])|'(?:s|m|re|ll|ve|d|t)(?![\p{L}])/iu
const NO_VALUE =
  /^(?:my|is|live|work|ok|okay|fine|good|great|bad|sure|yes|yeah|no|none|nobody|worries|problem|idea|way|true|fun|funny|hot|cold|warm|nice|hard|easy|late|early|sad|happy|cool|weird|wrong|right|better|worse|done|over|all|quite|pretty|about|because|if|when|what|why|how|who|where|raining|snowing|sunny|forget|stop|let|lol|haha|later|boring|tired|seriously|honestly|whatever|yo|eu|nein|doch|alles|quatsch|gracias|danke|merci|obrigad[oa]|nada|egal|rien|pas|kein(?:e[nmrs]?)?|nicht|não)(?![\p{L}])/iu

/** Nothing beside it, such as a time: `No, pizza tonight` is no correction. */
function correctedTo(said: string): string | null {
  const text = said.replace(/[.!…\s]{1,5}$/, '')
  const value = phraseOf(text, 4)
  return value !== text || NO_VALUE.test(value) || CLAUSE.test(value) ? null : value
}

interface Form {
  text: string
  instead: string | null
  isExplicit: boolean
  isFirst: boolean
  /** It is a correction even without a `no` before it. */
  isMarked: boolean
}

const PLAIN = { instead: null, isExplicit: false, isFirst: false, isMarked: false }
const MARKED = { ...PLAIN, isMarked: true }

/** The part of the rest that is the value. */
function formOf(rest: string): Form {
  const [, starred] = STARRED.exec(rest) ?? []
  if (starred) return { ...MARKED, text: starred }
  const [, old, by] = NOT_THAT.exec(rest) ?? []
  if (old && by) return { ...MARKED, text: by, instead: old }
  const [, before, not] = THAT_NOT.exec(rest) ?? []
  if (before && not) return { ...MARKED, text: before, instead: not, isFirst: true }
  const [, said, after] = AFTERWARDS.exec(rest) ?? []
  if (said && after) return { ...MARKED, text: said, isExplicit: /meant/i.test(after), isFirst: true }
  return { ...PLAIN, text: rest }
}

/** `No sugar either` has no pause; `sorry 950` needs none. */
const isCutOff = (lead: string, value: string): boolean => PAUSE.test(lead) || (lead !== '' && /^[\d$€£]/.test(value))

/** Null if the message isn't one. */
export function correctionIn(said: string): Correction | null {
  const lead = LEADS.exec(said)?.[0] ?? ''
  const form = formOf(said.slice(lead.length))
  const links = LINKS.exec(form.text)?.[0] ?? ''
  const value = correctedTo(form.text.slice(links.length))
  if (value === null) return null
  const isExplicit = form.isExplicit || IS_EXPLICIT.test(lead) || MEANT.test(links)
  const isNaming = IS_NAMING.test(links)
  const isMarked = form.isMarked || isExplicit || isNaming || ACTUALLY.test(links)
  if (!isMarked && !(links === '' ? isCutOff(lead, value) : lead !== '')) return null
  const isCapitalised = GERMAN_LEAD.test(lead) || (links === '' && (form.isFirst || SENTENCE_END.test(lead)))
  return {
    value,
    instead: form.instead,
    isExplicit,
    isNaming,
    isPlace: IS_PLACE.test(links),
    capitalTells: !isCapitalised,
  }
}
