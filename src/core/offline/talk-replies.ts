import { wordsOf } from '../text/words.ts'
import { capitalised, compact, type IncomingMessage, type ReplyDraft } from './draft.ts'
import * as feeling from './feeling-lines.ts'
import { isExcited, isSadMarked, isTender, type Occasion, occasionOf } from './read-occasion.ts'
import * as request from './request-lines.ts'
import { listIn, type SaidBack } from './say-back.ts'
import { isSayable } from './sayable.ts'
import * as social from './social-lines.ts'
import { plainOf, splitClauses } from './split-clauses.ts'
import * as talk from './talk-lines.ts'
import { inNeedQuestions, peopleQuestions, topicQuestions } from './topics.ts'

export const slotsOf = (clause: string) => ({ c: clause, C: capitalised(clause) })

/** `that's right`, `it was good`: an echo would be empty. */
const HOLLOW = /^(?:(?:that|this|it|which|those|these)(?:'s| |$)|you (?:guess|think so|know|mean|did|do)$)/
const LEAST_HOLLOW = 6
const LEAST_OF_IT = 4
const isHollow = (clause: string): boolean =>
  HOLLOW.test(clause) && wordsOf(clause).length < (clause.startsWith('it') ? LEAST_OF_IT : LEAST_HOLLOW)

/** Null if it cannot be echoed. */
export function saidBack(span: SaidBack | undefined, { pick, context }: IncomingMessage, label: string): string | null {
  if (span === undefined) return null
  if (span.turned === null) {
    const f = span.fragment ?? ''
    return pick.varied(`${label}few`, talk.FRAGMENTS, { f, F: capitalised(f) })
  }
  if (isHollow(span.turned)) return null
  const frames = [...talk.SAY_BACK_BY_TONE[context.helper.tone], ...talk.SAY_BACK]
  return pick.varied(label, frames, slotsOf(span.turned))
}

const alsoSaid = (span: SaidBack | undefined, { pick }: IncomingMessage): string | null =>
  span?.turned && !isHollow(span.turned) ? pick.varied('also', talk.AND_ALSO, slotsOf(span.turned)) : null

const lengthOf = ({ turned, fragment }: SaidBack): number =>
  turned ? 100 + Math.min(12, wordsOf(turned).length) : Math.min(2, wordsOf(fragment ?? '').length)

/** The two best clauses to echo, in order; one whose mood matches the whole message comes first. */
export function ranked(spans: readonly SaidBack[], occasion: Occasion): SaidBack[] {
  const isOccasion = ({ turned, plain }: SaidBack): boolean =>
    occasion !== null && turned !== null && occasionOf('', plain) === occasion
  const best = [...spans].sort((one, other) => lengthOf(other) - lengthOf(one) || one.at - other.at).slice(0, 2)
  const told = spans.find(isOccasion)
  if (told) return [told, ...best.filter((span) => span !== told)]
  return best.sort((one, other) => one.at - other.at)
}

export const isCraft = ({ voice, message }: IncomingMessage): boolean => voice.craft.test(message.plain)

const INTENT_QUESTIONS = {
  torn: talk.DECISIONS,
  upcoming: talk.UPCOMING,
  wish: talk.WISHES,
  conflict: talk.CONFLICTS,
  stuck: talk.STUCK,
  aside: talk.ASIDES,
} as const

const HAPPENED =
  / (?:yesterday|last (?:night|week|month|year|weekend)|ago|said|told|(?<!have )got|went|did|came|left|made|was|were|had|lost|found|met|saw|asked|called|texted|threw|broke|gave|took|sold|bought|(?:i|he|she|we|they|it|who|finally|boss|manager|landlord|mom|mum|dad|teacher) \w{2,12}ed) /
const LASTING = / (?:always|never|keeps?|every|still|again|anymore|all the time|constantly) /

const ABOUT_THEMSELVES =
  /^ (?:i am (?:a|an|the|from|\d{1,9}|married|single|retired|divorced|new|allergic|left handed|vegan|vegetarian|not a|the only) |i (?:live in|live with|work as|work at|work in|come from) |my name is )/

function timePool(plain: string): readonly string[] {
  if (ABOUT_THEMSELVES.test(plain)) return talk.ABOUT_THEM
  if (HAPPENED.test(plain)) return talk.HAPPENED
  return LASTING.test(plain) ? talk.LASTS : talk.OPEN
}

/** Closest first. */
export function questionPools(incoming: IncomingMessage): (readonly string[])[] {
  const { voice, message, pick } = incoming
  const { intent, plain } = message
  const byTime = timePool(plain)
  const byIntent = intent === null ? [] : [INTENT_QUESTIONS[intent]]
  const close = [
    ...(isCraft(incoming) ? [voice.craftQuestions] : []),
    topicQuestions(plain),
    intent === 'conflict' ? peopleQuestions(plain) : [],
  ].filter((pool) => pool.length > 0)
  const own = isTender(plain) ? [] : [voice.questions]
  // The closest pool usually comes first; always would make the questions about a subject repetitive.
  const turned = pick.happens('turn', 3) ? [...close].reverse() : close
  const general = pick.happens('own', 3) ? [...own, byTime] : [byTime, ...own]
  return [...byIntent, ...turned, ...general, talk.OPEN, talk.GO_ON]
}

interface Hard {
  acks: readonly string[]
  /** Acknowledgements that include the clause. */
  with?: readonly string[]
  questions: readonly string[]
}

const SORRY_THAT = ['I am sorry that {c}.', 'I am sorry to hear that {c}.', 'It cannot be easy that {c}.']

const HARD: Record<Exclude<Occasion, 'grave' | 'achievement' | 'glad' | null>, Hard> = {
  loss: { acks: feeling.LOSS, with: SORRY_THAT, questions: feeling.LOSS_QUESTIONS },
  serious: { acks: feeling.SERIOUS, questions: feeling.SERIOUS_QUESTIONS },
  breakup: { acks: feeling.BREAKUP, questions: feeling.BREAKUP_QUESTIONS },
  self_blame: { acks: feeling.SELF_BLAME, questions: feeling.SELF_BLAME_QUESTIONS },
  ironic: { acks: feeling.IRONIC, questions: feeling.MISHAP_QUESTIONS },
  mixed: { acks: feeling.MIXED, questions: talk.OPEN },
  pain: { acks: feeling.PAIN, with: SORRY_THAT, questions: feeling.PAIN_QUESTIONS },
  distress: { acks: feeling.DISTRESS_LINES, with: SORRY_THAT, questions: feeling.HARD_QUESTIONS },
  anger: { acks: feeling.ANGER, questions: feeling.ANGER_QUESTIONS },
  mishap: { acks: feeling.MISHAP, with: feeling.MISHAP_WITH, questions: feeling.MISHAP_QUESTIONS },
}
type HardOccasion = keyof typeof HARD

/** Positive words without a positive meaning: `great, another migraine`. */
const SWEET =
  / (?:great|wonderful|perfect|fantastic|awesome|lovely|brilliant|amazing|nice|good|well|fun|happy|luck|lucky|joy|love|yay) /

const isSweet = ({ turned, fragment }: SaidBack): boolean => SWEET.test(` ${(turned ?? fragment ?? '').toLowerCase()} `)

/** Strips the positive lead-in of an ironic clause: `another bill`. */
const BITTER =
  /^(?:(?:oh|well|so|just|how|yay|wow|great|wonderful|perfect|fantastic|awesome|lovely|brilliant|amazing|nice|now) )+/i
const unbittered = (span: SaidBack): SaidBack => ({ ...span, fragment: span.fragment?.replace(BITTER, '') ?? null })

function sayableIn(occasion: HardOccasion, spans: readonly SaidBack[]): readonly SaidBack[] {
  if (occasion === 'self_blame') return []
  return occasion === 'ironic' ? spans.map(unbittered).filter((span) => !isSweet(span)) : spans
}

const LONGEST_SORRY = 10
function cannotDo({ message: { kind }, pick }: IncomingMessage): string | null {
  if (kind === 'task') return pick.one('task', request.NO_MODEL_TASK)
  return kind === 'advice' || kind === 'decision' ? pick.one('advice', request.NO_ADVICE) : null
}

export function hardDraft(occasion: HardOccasion, incoming: IncomingMessage): ReplyDraft {
  const { pick, spans, message, text } = incoming
  const { acks, with: sorryThat } = HARD[occasion]
  // After a one-time event, nobody asks how long it has been going on.
  const isEvent = occasion === 'distress' && HAPPENED.test(message.plain)
  const questions = isEvent ? feeling.LOSS_QUESTIONS : HARD[occasion].questions
  const isLight = occasion === 'mishap' || occasion === 'ironic'
  const [first, second] = ranked(sayableIn(occasion, spans), occasion)
  const isSo = first !== undefined && (occasionOf('', first.plain) === occasion || isSadMarked(text, message.plain))
  const isShort = wordsOf(first?.turned ?? '').length <= LONGEST_SORRY && !first?.turned?.includes(' and ')
  const joined =
    isSo && isShort && first.turned && sorryThat ? pick.varied('sorry', sorryThat, slotsOf(first.turned)) : null
  const ack = joined ?? pick.one('ack', acks) ?? pick.one('ack', feeling.HARD_STEADY)
  const wide = isLight ? talk.HAPPENED : feeling.HARD_QUESTIONS
  return {
    lead: compact([ack, cannotDo(incoming)]),
    more: compact([joined ? null : saidBack(first, incoming, 'hard'), alsoSaid(second, incoming)]),
    steady: isLight ? talk.STEADY : feeling.HARD_STEADY,
    end: pick.question('hard', [occasion === 'pain' ? inNeedQuestions(message.plain) : [], questions, wide, talk.OPEN]),
  }
}

const JOYS = {
  achievement: {
    with: ['Congratulations: {c}.', 'Well done: {c}!', '{C}, congratulations!'],
    acks: feeling.ACHIEVEMENT,
    questions: feeling.GLAD_QUESTIONS,
  },
  glad: {
    with: ['It is good to hear that {c}.', 'I am glad that {c}.', 'How nice that {c}.'],
    acks: feeling.GLAD,
    questions: feeling.JOY_QUESTIONS,
  },
}

export function joyDraft(occasion: keyof typeof JOYS, incoming: IncomingMessage): ReplyDraft {
  const { pick, spans, message, called } = incoming
  const [first, second] = ranked(spans, occasion)
  const { acks, with: joyThat, questions } = JOYS[occasion]
  const fits = first?.turned && occasionOf('', first.plain) === occasion && !isHollow(first.turned)
  const doubles = occasion === 'glad' && first !== undefined && isSweet(first)
  const joyful = fits && !doubles ? pick.varied('joy', joyThat, slotsOf(first.turned ?? '')) : null
  const joined = / birthday | i turned \d/.test(message.plain) ? pick.one('joy', [`Happy birthday${called}.`]) : joyful
  const rest =
    joined || doubles ? [alsoSaid(second, incoming)] : [saidBack(first, incoming, 'joy'), alsoSaid(second, incoming)]
  return {
    lead: compact([joined ?? pick.one('ack', acks)]),
    more: compact([...rest]),
    end: pick.question('joy', [questions, talk.NEWS_QUESTIONS, talk.OPEN]),
  }
}

function metBack(first: SaidBack | undefined, incoming: IncomingMessage): string | null {
  const { pick, text, message } = incoming
  const told = first?.turned ?? first?.fragment
  const isNews = told && isExcited(text, message.plain) && !isHollow(told)
  if (isNews) return pick.varied('news', first?.turned ? talk.EXCITED : talk.EXCITED.slice(0, 1), slotsOf(told))
  return saidBack(first, incoming, 'talk')
}

const isWord = (word: string): boolean => /^\p{L}{4,20}$/u.test(word) && isSayable(word)
const SIGHS = new Set(['ugh', 'oh', 'ah', 'well', 'so', 'lol', 'haha', 'ok', 'hmm', 'sigh', 'and', 'but'])

/** The only word of a message apart from interjections; null if there are more. */
function onlyWord(clauses: IncomingMessage['message']['clauses']): string | null {
  const [word, ...more] = clauses.flatMap(({ words }) => words).filter((one) => !SIGHS.has(one.toLowerCase()))
  return word !== undefined && more.length === 0 && isWord(word) ? word : null
}

/** A single word is too little to ask about anything but its meaning. */
function oneWordDraft(word: string, { pick }: IncomingMessage): ReplyDraft {
  const met = pick.varied('word', talk.FRAGMENTS, { f: word, F: capitalised(word) })
  return {
    lead: compact([met]),
    steady: social.TERSE_STEADY,
    end: pick.question('word', [talk.ONE_WORD_QUESTIONS, talk.GO_ON]),
  }
}

export function talkDraft(incoming: IncomingMessage): ReplyDraft {
  const { pick, spans, context, message, text } = incoming
  const [first, second] = ranked(
    spans.filter(({ turned }) => turned === null || !isHollow(turned)),
    null,
  )
  const previous = context.turns.slice(0, -1).findLast(({ fromPerson }) => fromPerson)
  const isSame = previous !== undefined && plainOf(splitClauses(previous.text)) === message.plain
  const isToHelper = spans.length === 0 && / (?:you|your) /.test(message.plain)
  const only = onlyWord(message.clauses)
  if (only !== null) return oneWordDraft(only, incoming)
  const list = listIn(text, message.clauses)
  if (list !== null)
    return {
      lead: [pick.varied('list', talk.LIST, { l: list }) ?? ''],
      end: pick.question('list', [talk.LIST_QUESTIONS, talk.OPEN]),
    }
  const back = isSame ? pick.one('twice', talk.SAID_TWICE) : metBack(first, incoming)
  const met = back ?? (isToHelper ? pick.one('to-helper', request.TO_HELPER) : null) ?? pick.one('ack', talk.ACKS)
  // Nobody asks how something was that is still to come.
  const news = isExcited(text, message.plain) && message.intent !== 'upcoming' ? [talk.NEWS_QUESTIONS] : []
  return {
    lead: compact([met ?? pick.one('steady', talk.STEADY)]),
    more: isSame ? [] : compact([alsoSaid(second, incoming)]),
    end: pick.question('talk', [...news, ...questionPools(incoming)]),
  }
}
