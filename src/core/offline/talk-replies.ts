import { capitalised, compact, type Draft, type Hearing } from './draft.ts'
import { isExcited, isSadMarked, isTender, type Mood, moodOf } from './read-mood.ts'
import { touchedFact, touchedWords, withinSentence } from './remembered.ts'
import { listIn, type SaidBack, sayBack } from './say-back.ts'
import * as lines from './shared-lines.ts'
import { plainOf, splitClauses } from './split-clauses.ts'
import { inNeedQuestions, peopleQuestions, topicQuestions } from './topics.ts'
import { wordsOf } from './words.ts'

/** What is said to someone who tells something: it is met, said back, and asked about. */

export const slotsOf = (clause: string) => ({ c: clause, C: capitalised(clause) })

/** `that's right`, `it was good`: an echo would be empty. */
const HOLLOW = /^(?:(?:that|this|it|which|those|these)(?:'s| |$)|you (?:guess|think so|know|mean|did|do)$)/
const LEAST_HOLLOW = 6
const isHollow = (clause: string): boolean => HOLLOW.test(clause) && wordsOf(clause).length < LEAST_HOLLOW

/** A clause said back in a sentence; null where it cannot be. */
export function saidBack(span: SaidBack | undefined, { pick, context }: Hearing, label: string): string | null {
  if (span === undefined) return null
  if (span.turned === null) {
    const f = span.fragment ?? ''
    return pick.varied(`${label}few`, lines.FRAGMENTS, { f, F: capitalised(f) })
  }
  if (isHollow(span.turned)) return null
  const frames = [...lines.SAY_BACK_BY_TONE[context.helper.tone], ...lines.SAY_BACK]
  return pick.varied(label, frames, slotsOf(span.turned))
}

const alsoSaid = (span: SaidBack | undefined, { pick }: Hearing): string | null =>
  span?.turned && !isHollow(span.turned) ? pick.varied('also', lines.AND_ALSO, slotsOf(span.turned)) : null

const lengthOf = ({ turned, fragment }: SaidBack): number =>
  turned ? 100 + Math.min(12, wordsOf(turned).length) : Math.min(2, wordsOf(fragment ?? '').length)

/** The two clauses most worth saying back, in order; one that sounds like the whole message comes first. */
export function ranked(spans: readonly SaidBack[], mood: Mood): SaidBack[] {
  const isMood = ({ turned, plain }: SaidBack): boolean =>
    mood !== null && turned !== null && moodOf('', plain) === mood
  const best = [...spans].sort((one, other) => lengthOf(other) - lengthOf(one) || one.at - other.at).slice(0, 2)
  const told = spans.find(isMood)
  if (told) return [told, ...best.filter((span) => span !== told)]
  return best.sort((one, other) => one.at - other.at)
}

/** A sentence that takes up what they told before, where this message touches it. */
export function fromBefore({ context, pick, text, said }: Hearing): string | null {
  const fact = touchedFact(text, context.memory?.known ?? [])
  if (fact) return pick.one('known', lines.KNOWN_BEFORE, { k: withinSentence(fact) })
  const words = touchedWords(text, said)
  const clause = words === null ? null : sayBack(splitClauses(words))[0]?.turned
  if (!clause || context.turns.some((turn) => !turn.fromPerson && turn.text.includes(clause))) return null
  return pick.one('before', lines.FROM_BEFORE, { c: clause })
}

/** Is it about what the helper is for? */
export const isCraft = ({ voice, message }: Hearing): boolean => voice.craft.test(message.plain)

const INTENT_QUESTIONS = {
  torn: lines.DECISIONS,
  upcoming: lines.UPCOMING,
  wish: lines.WISHES,
  conflict: lines.CONFLICTS,
  stuck: lines.STUCK,
  aside: lines.ASIDES,
} as const

const HAPPENED =
  / (?:yesterday|last (?:night|week|month|year|weekend)|ago|said|told|got|went|did|came|left|made|was|were|had|lost|found|met|saw|asked|called|texted|threw|broke|gave|took|sold|bought|(?:i|he|she|we|they|it|who|never|finally|just|boss|manager|landlord|mom|mum|dad|teacher) \w{2,12}ed) /
const LASTING =
  / (?:always|never|keeps?|every|still|for (?:weeks|months|years|days)|again|anymore|all the time|usually|since|lately|constantly) /

const ABOUT_THEMSELVES =
  /^ (?:i am (?:a|an|the|from|\d+|married|single|retired|divorced|new|allergic|left handed|vegan|vegetarian|not a|the only) |i (?:have|dont have|own|live in|live with|work as|work at|work in|come from) |my name is )/

/** Questions by when it is, or was. */
function timePool(plain: string): readonly string[] {
  if (ABOUT_THEMSELVES.test(plain)) return lines.ABOUT_THEM
  if (HAPPENED.test(plain)) return lines.HAPPENED
  return LASTING.test(plain) ? lines.LASTS : lines.OPEN
}

/** Questions that fit what they tell, from the closest on. */
export function questionPools(hearing: Hearing): (readonly string[])[] {
  const { voice, message, pick } = hearing
  const { intent, plain } = message
  const byTime = timePool(plain)
  const close = [
    ...(intent === null ? [] : [INTENT_QUESTIONS[intent]]),
    ...(isCraft(hearing) ? [voice.craftQuestions] : []),
    topicQuestions(plain),
    peopleQuestions(plain),
  ].filter((pool) => pool.length > 0)
  const own = isTender(plain) ? [] : [voice.questions]
  // What is closest leads most of the time, or one subject would be asked about in one way only.
  const turned = pick.happens('turn', 2) ? [...close].reverse() : close
  const general = pick.happens('own', 3) ? [...own, byTime] : [byTime, ...own]
  return [...turned, ...general, lines.OPEN]
}

interface Hard {
  acks: readonly string[]
  /** With the clause that says it. */
  with?: readonly string[]
  questions: readonly string[]
}

const SORRY_THAT = ['I am sorry that {c}.', 'I am sorry to hear that {c}.', 'It cannot be easy that {c}.']

const HARD: Record<Exclude<Mood, 'grave' | 'achievement' | 'glad' | null>, Hard> = {
  loss: { acks: lines.LOSS, with: SORRY_THAT, questions: lines.LOSS_QUESTIONS },
  serious: { acks: lines.SERIOUS, questions: lines.SERIOUS_QUESTIONS },
  breakup: { acks: lines.BREAKUP, questions: lines.BREAKUP_QUESTIONS },
  self_blame: { acks: lines.SELF_BLAME, questions: lines.SELF_BLAME_QUESTIONS },
  ironic: { acks: lines.IRONIC, questions: lines.MISHAP_QUESTIONS },
  mixed: { acks: lines.MIXED, questions: lines.OPEN },
  pain: { acks: lines.PAIN, with: SORRY_THAT, questions: lines.PAIN_QUESTIONS },
  distress: { acks: lines.DISTRESS, with: SORRY_THAT, questions: lines.HARD_QUESTIONS },
  anger: { acks: lines.ANGER, questions: lines.CONFLICTS },
  mishap: { acks: lines.MISHAP, with: lines.MISHAP_WITH, questions: lines.MISHAP_QUESTIONS },
}
type HardMood = keyof typeof HARD

/** Words that sound good where nothing is: `great, another migraine`. */
const SWEET =
  / (?:great|wonderful|perfect|fantastic|awesome|lovely|brilliant|amazing|nice|good|well|fun|happy|luck|lucky|joy|love|yay) /

const isSweet = ({ turned, fragment }: SaidBack): boolean => SWEET.test(` ${(turned ?? fragment ?? '').toLowerCase()} `)

/** Of an ironic clause, what is left without the good words that lead in: `another bill`. */
const BITTER =
  /^(?:(?:oh|well|so|just|how|yay|wow|great|wonderful|perfect|fantastic|awesome|lovely|brilliant|amazing|nice|now) )+/i
const unbittered = (span: SaidBack): SaidBack => ({ ...span, fragment: span.fragment?.replace(BITTER, '') ?? null })

/** What of a hard message may be said back. */
function sayableIn(mood: HardMood, spans: readonly SaidBack[]): readonly SaidBack[] {
  if (mood === 'self_blame') return []
  return mood === 'ironic' ? spans.map(unbittered).filter((span) => !isSweet(span)) : spans
}

/** What else such a message asks for, and cannot have. */
function cannotDo({ message: { kind }, pick }: Hearing): string | null {
  if (kind === 'task') return pick.one('task', lines.NO_MODEL_TASK)
  return kind === 'advice' || kind === 'decision' ? pick.one('advice', lines.NO_ADVICE) : null
}

export function hardDraft(mood: HardMood, hearing: Hearing): Draft {
  const { pick, spans, message, text } = hearing
  const { acks, with: sorryThat, questions } = HARD[mood]
  const isLight = mood === 'mishap' || mood === 'ironic'
  const [first, second] = ranked(sayableIn(mood, spans), mood)
  const isSo = first !== undefined && (moodOf('', first.plain) === mood || isSadMarked(text, message.plain))
  const joined = isSo && first.turned && sorryThat ? pick.varied('sorry', sorryThat, slotsOf(first.turned)) : null
  const ack = joined ?? pick.one('ack', acks) ?? pick.one('ack', lines.HARD_STEADY)
  const wide = isLight ? lines.HAPPENED : lines.HARD_QUESTIONS
  return {
    lead: compact([ack, cannotDo(hearing)]),
    more: compact([joined ? null : saidBack(first, hearing, 'hard'), alsoSaid(second, hearing)]),
    steady: isLight ? lines.STEADY : lines.HARD_STEADY,
    end: pick.question('hard', [mood === 'pain' ? inNeedQuestions(message.plain) : [], questions, wide, lines.OPEN]),
  }
}

const JOYS = {
  achievement: {
    with: ['Congratulations: {c}.', 'Well done: {c}!', '{C}, congratulations!'],
    acks: lines.ACHIEVEMENT,
    questions: lines.GLAD_QUESTIONS,
  },
  glad: {
    with: ['It is good to hear that {c}.', 'I am glad that {c}.', 'How nice that {c}.'],
    acks: lines.GLAD,
    questions: lines.JOY_QUESTIONS,
  },
}

export function joyDraft(mood: keyof typeof JOYS, hearing: Hearing): Draft {
  const { pick, spans, message, called } = hearing
  const [first, second] = ranked(spans, mood)
  const { acks, with: joyThat, questions } = JOYS[mood]
  const fits = first?.turned && moodOf('', first.plain) === mood && !isHollow(first.turned)
  const doubles = mood === 'glad' && first !== undefined && isSweet(first)
  const joyful = fits && !doubles ? pick.varied('joy', joyThat, slotsOf(first.turned ?? '')) : null
  const joined = / birthday | i turned \d/.test(message.plain) ? pick.one('joy', [`Happy birthday${called}.`]) : joyful
  const rest =
    joined || doubles ? [alsoSaid(second, hearing)] : [saidBack(first, hearing, 'joy'), alsoSaid(second, hearing)]
  return {
    lead: compact([joined ?? pick.one('ack', acks)]),
    more: compact([...rest, fromBefore(hearing)]),
    end: pick.question('joy', [questions, lines.NEWS_QUESTIONS, lines.OPEN]),
  }
}

/** The sentence that shows that the message was read. */
function metBack(first: SaidBack | undefined, hearing: Hearing): string | null {
  const { pick, text, message } = hearing
  const told = first?.turned ?? first?.fragment
  const isNews = told && isExcited(text, message.plain) && !isHollow(told)
  if (isNews) return pick.varied('news', first?.turned ? lines.EXCITED : lines.EXCITED.slice(0, 1), slotsOf(told))
  return saidBack(first, hearing, 'talk')
}

export function talkDraft(hearing: Hearing): Draft {
  const { pick, spans, context, message, text } = hearing
  const [first, second] = ranked(spans, null)
  const previous = context.turns.slice(0, -1).findLast(({ fromPerson }) => fromPerson)
  const isSame = previous !== undefined && plainOf(splitClauses(previous.text)) === message.plain
  const isToHelper = spans.length === 0 && / (?:you|your) /.test(message.plain)
  const list = listIn(text, message.clauses)
  if (list !== null)
    return {
      lead: [pick.varied('list', lines.LIST, { l: list }) ?? ''],
      end: pick.question('list', [lines.LIST_QUESTIONS, lines.OPEN]),
    }
  const back = isSame ? pick.one('twice', lines.SAID_TWICE) : metBack(first, hearing)
  const met = back ?? (isToHelper ? pick.one('to-helper', lines.TO_HELPER) : null) ?? pick.one('ack', lines.ACKS)
  // Of what is still to come nobody asks how it was.
  const news = isExcited(text, message.plain) && message.intent !== 'upcoming' ? [lines.NEWS_QUESTIONS] : []
  return {
    lead: compact([met ?? pick.one('steady', lines.STEADY)]),
    more: isSame ? [] : compact([alsoSaid(second, hearing), fromBefore(hearing)]),
    end: pick.question('talk', [...news, ...questionPools(hearing)]),
  }
}
