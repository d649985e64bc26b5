import { personaOf } from '../personas.ts'
import { lengthFor, type ReplyContext, type Turn } from '../prompt.ts'
import { foreignReply, spokenLanguage } from './foreign.ts'
import type { FreshLines } from './fresh-lines.ts'
import {
  asksHelper,
  isAction,
  isGrave,
  isLookUp,
  isPlay,
  isTender,
  type Message,
  type Mood,
  moodOf,
  readMessage,
} from './read-message.ts'
import { rememberedAnswer, type Said, tellingWord, touchedFact, touchedWords, withinSentence } from './remembered.ts'
import { decisionIn, type SaidBack, sayBack } from './say-back.ts'
import * as lines from './shared-lines.ts'
import { plainOf, splitClauses } from './split-clauses.ts'
import type { Voice } from './voices.ts'
import { wordsOf } from './words.ts'

/** The sentences of a reply: `lead` from the most needed on, then `more`, then the question. */
export interface Draft {
  lead: readonly string[]
  more?: readonly string[]
  /** What a longer reply is filled up with. */
  steady?: readonly string[]
  end: string | null
}

export interface Speaker {
  context: ReplyContext
  pick: FreshLines
  voice: Voice
  helperName: string
  /** ', Ada' or ''. */
  called: string
}

interface Hearing extends Speaker {
  text: string
  message: Message
  said: readonly Said[]
  spans: readonly SaidBack[]
}

const CRISIS_MARK = 'findahelpline.com'
const NO_QUESTIONS =
  / (?:stop asking|no more questions|stop with the questions|dont ask|too many questions|quit asking) /
/** For so many messages a wish for no questions is kept. */
const KEPT_FOR = 4
const SHORT_WORDS = 9

const compact = (sentences: readonly (string | null | undefined)[]): string[] =>
  sentences.filter((sentence): sentence is string => Boolean(sentence))

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
const slotsOf = (clause: string) => ({ c: clause, C: capitalised(clause) })

function saidBefore({ turns, recalled = [] }: ReplyContext): Said[] {
  const before = recalled.filter(({ fromPerson, otherHelper }) => fromPerson && otherHelper === null)
  const here = turns.slice(0, -1).filter(({ fromPerson }) => fromPerson)
  return [...before, ...here.map(({ text }) => ({ text, saidOn: null }))]
}

/** A clause said back in a sentence; null where it cannot be, or was a short while ago. */
function saidBack(span: SaidBack | undefined, { pick, context }: Hearing, label: string): string | null {
  if (span === undefined) return null
  if (span.turned === null)
    return span.quote === null ? null : pick.one(`${label}quote`, lines.QUOTES, { q: span.quote })
  const slots = slotsOf(span.turned)
  const frames = [...lines.SAY_BACK_BY_TONE[context.helper.tone], ...lines.SAY_BACK]
  return pick.varied(label, frames, slots)
}

const alsoSaid = (span: SaidBack | undefined, { pick }: Hearing): string | null =>
  span?.turned ? pick.varied('also', lines.AND_ALSO, slotsOf(span.turned)) : null

const lengthOf = ({ turned, quote }: SaidBack): number =>
  (turned ? 100 : 0) + Math.min(12, wordsOf(turned ?? quote ?? '').length)

/** The clauses worth saying back, best first; one that sounds like the whole message before all others. */
function ranked(spans: readonly SaidBack[], mood: Mood): SaidBack[] {
  const weight = (span: SaidBack): number =>
    lengthOf(span) + (mood !== null && span.turned && moodOf('', span.plain) === mood ? 1000 : 0)
  return spans
    .map((span) => ({ span, weight: weight(span) }))
    .sort((one, other) => other.weight - one.weight || one.span.at - other.span.at)
    .map(({ span }) => span)
}

/** A sentence that takes up what they told before, where this message touches it. */
function fromBefore({ context, pick, text, said }: Hearing): string | null {
  const fact = touchedFact(text, context.memory?.known ?? [])
  if (fact) return pick.one('known', lines.KNOWN_BEFORE, { k: withinSentence(fact) })
  const words = touchedWords(text, said)
  return words === null || context.turns.some((turn) => !turn.fromPerson && turn.text.includes(words))
    ? null
    : pick.one('before', lines.FROM_BEFORE, { b: words })
}

/** One of their words, in a detailed reply: what it would like to hear more about. */
function aboutWord({ context: { helper, chance }, pick, message, text }: Hearing): string | null {
  const word = lengthFor(helper.messageLength, chance) === 'detailed' ? tellingWord(message.plain) : null
  return word === null || !text.toLowerCase().includes(word) ? null : pick.varied('word', lines.ABOUT_WORD, { w: word })
}

/** Is it about what the helper is for? */
const isCraft = ({ voice, message }: Hearing): boolean => voice.craft.test(message.plain)

const INTENT_QUESTIONS = {
  upcoming: lines.UPCOMING,
  wish: lines.WISHES,
  conflict: lines.CONFLICTS,
  stuck: lines.STUCK,
  aside: lines.ASIDES,
} as const

/** Questions that fit what they tell, from the closest on. */
function questionPools(hearing: Hearing): (readonly string[])[] {
  const { voice, message, pick } = hearing
  const { intent } = message
  const byIntent = intent === null ? [] : [INTENT_QUESTIONS[intent]]
  const byCraft = isCraft(hearing) ? [voice.craftQuestions] : []
  const close = pick.happens('craft', 2) ? [...byCraft, ...byIntent] : [...byIntent, ...byCraft]
  const ownFirst = !isTender(message.plain) && pick.happens('own', 2)
  const general = ownFirst ? [voice.questions, lines.OPEN] : [lines.OPEN, voice.questions]
  return [...close, ...general]
}

interface Hard {
  acks: readonly string[]
  /** With the clause that says it. */
  with?: readonly string[]
  questions: readonly string[]
}

const SORRY_THAT = ['I am sorry that {c}.', 'I am sorry to read that {c}.', 'It cannot be easy that {c}.']

const HARD: Record<Exclude<Mood, 'grave' | 'achievement' | 'glad' | null>, Hard> = {
  loss: { acks: lines.LOSS, with: SORRY_THAT, questions: lines.LOSS_QUESTIONS },
  serious: { acks: lines.SERIOUS, questions: lines.SERIOUS_QUESTIONS },
  breakup: { acks: lines.BREAKUP, questions: lines.BREAKUP_QUESTIONS },
  self_blame: { acks: lines.SELF_BLAME, questions: lines.SELF_BLAME_QUESTIONS },
  ironic: { acks: lines.IRONIC, questions: lines.HARD_QUESTIONS },
  mixed: { acks: lines.MIXED, questions: lines.OPEN },
  pain: { acks: lines.PAIN, with: SORRY_THAT, questions: lines.PAIN_QUESTIONS },
  distress: { acks: lines.DISTRESS, with: SORRY_THAT, questions: lines.HARD_QUESTIONS },
  anger: { acks: lines.ANGER, questions: lines.CONFLICTS },
}

/** Good words without what makes them bitter: `great, another migraine` leaves the rest. */
const BITTER =
  /^(?:(?:oh|well|so|just|how|yay|wow|great|wonderful|perfect|fantastic|awesome|lovely|brilliant|amazing|nice|now|woohoo|of course)[,.!]? )+/i

const SWEET = / (?:great|wonderful|perfect|fantastic|awesome|lovely|brilliant|amazing|nice|good|well|fun|happy) /

/** What can be said back of an ironic clause: nothing that still sounds good. */
function unbittered(span: SaidBack): SaidBack {
  const quote = span.quote?.replace(BITTER, '') ?? null
  if (quote !== null && (wordsOf(quote).length < 2 || SWEET.test(` ${quote.toLowerCase()} `)))
    return { ...span, quote: null, turned: null }
  return SWEET.test(span.plain) ? { ...span, quote, turned: null } : { ...span, quote }
}

function hardDraft(mood: keyof typeof HARD, hearing: Hearing): Draft {
  const { pick, spans, message } = hearing
  const { acks, with: sorryThat, questions } = HARD[mood]
  const [first, second] =
    mood === 'self_blame' ? [] : ranked(spans, mood).map((span) => (mood === 'ironic' ? unbittered(span) : span))
  const end = pick.question('hard', [questions, lines.HARD_QUESTIONS, lines.OPEN])
  const fits = first?.turned && moodOf('', first.plain) === mood
  const joined = fits && sorryThat ? pick.one('sorry', sorryThat, slotsOf(first.turned ?? '')) : null
  const rest = joined ? [alsoSaid(second, hearing)] : [saidBack(first, hearing, 'hard'), alsoSaid(second, hearing)]
  const ack = joined ?? pick.one('ack', acks) ?? pick.one('ack', lines.HARD_STEADY)
  const asksWhat = message.kind === 'advice' || message.kind === 'decision' ? pick.one('advice', lines.NO_ADVICE) : null
  const cannot = message.kind === 'task' ? pick.one('task', lines.NO_MODEL_TASK) : null
  return { lead: compact([ack, asksWhat, cannot]), more: compact(rest), steady: lines.HARD_STEADY, end }
}

function graveDraft({ pick }: Speaker): Draft {
  const ack = pick.one('grave', lines.GRAVE) ?? pick.always('grave', lines.GRAVE_STEADY)
  return {
    lead: [ack],
    steady: [...lines.GRAVE_STEADY, ...lines.HARD_STEADY],
    end: pick.question('grave', [lines.GRAVE_QUESTIONS, lines.HARD_QUESTIONS]),
  }
}

const JOYS = {
  achievement: {
    acks: lines.ACHIEVEMENT,
    with: ['Congratulations: {c}.', 'Well done: {c}.', '{C}, congratulations.'],
    questions: lines.GLAD_QUESTIONS,
  },
  glad: {
    acks: lines.GLAD,
    with: ['It is good to hear that {c}.', 'I am glad that {c}.', 'How nice that {c}.'],
    questions: lines.JOY_QUESTIONS,
  },
}

function joyDraft(mood: keyof typeof JOYS, hearing: Hearing): Draft {
  const { pick, spans, message, called } = hearing
  const [first, second] = ranked(spans, mood)
  const { acks, with: joyThat, questions } = JOYS[mood]
  const fits = first?.turned && moodOf('', first.plain) === mood
  const joyful = fits ? pick.one('joy', joyThat, slotsOf(first.turned ?? '')) : null
  const joined = message.plain.includes(' birthday ') ? pick.one('joy', [`Happy birthday${called}.`]) : joyful
  const rest = joined ? [alsoSaid(second, hearing)] : [saidBack(first, hearing, 'joy'), alsoSaid(second, hearing)]
  return {
    lead: compact([joined ?? pick.one('ack', acks)]),
    more: compact([...rest, fromBefore(hearing)]),
    end: pick.question('joy', [questions, lines.OPEN]),
  }
}

function talkDraft(hearing: Hearing): Draft {
  const { pick, spans, context, message } = hearing
  const [first, second] = ranked(spans, null)
  const previous = context.turns.slice(0, -1).findLast(({ fromPerson }) => fromPerson)
  const isSame = previous !== undefined && plainOf(splitClauses(previous.text)) === message.plain
  const isToHelper = spans.length === 0 && / (?:you|your) /.test(message.plain)
  const toHelper = isToHelper ? pick.one('to-helper', lines.TO_HELPER) : null
  const back = isSame ? pick.one('twice', lines.SAID_TWICE) : saidBack(first, hearing, 'talk')
  return {
    lead: compact([back ?? toHelper ?? pick.one('steady', lines.STEADY)]),
    more: compact([fromBefore(hearing), isSame ? null : alsoSaid(second, hearing), isSame ? null : aboutWord(hearing)]),
    end: pick.question('talk', questionPools(hearing)),
  }
}

function decisionDraft(hearing: Hearing): Draft {
  const { pick, message, spans } = hearing
  const d = decisionIn(message.clauses)
  const met = d === null ? null : pick.one('decide', lines.YOURS_TO_DECIDE, { d })
  const back = saidBack(ranked(spans, null)[0], hearing, 'decision')
  return {
    lead: compact([met ?? pick.one('advice', lines.NO_ADVICE) ?? back]),
    more: compact([met ? back : null, fromBefore(hearing)]),
    end: pick.question('decide', [lines.DECISIONS, lines.ADVICE_QUESTIONS, lines.OPEN]),
  }
}

function adviceDraft(hearing: Hearing): Draft {
  const aboutHelper = asksHelper(hearing.message.plain) ? hearing.pick.one('to-helper', lines.TO_HELPER) : null
  if (aboutHelper !== null) {
    const end = hearing.pick.question('to-helper', [lines.TERSE_QUESTIONS])
    return { lead: [aboutHelper], steady: lines.TERSE_STEADY, end }
  }
  const { pick, spans, voice } = hearing
  const back = saidBack(ranked(spans, null)[0], hearing, 'advice')
  const craft = isCraft(hearing) ? [voice.craftQuestions] : []
  const pools = pick.happens('craft', 2) ? [...craft, lines.ADVICE_QUESTIONS] : [lines.ADVICE_QUESTIONS, ...craft]
  return {
    lead: compact([pick.one('advice', lines.NO_ADVICE) ?? back]),
    more: compact([back, fromBefore(hearing)]),
    end: pick.question('advice', [...pools, lines.OPEN]),
  }
}

/** `no, I said Tuesday`: what is right instead. */
function correctionIn({ message: { clauses }, text }: Hearing): string | null {
  const words = clauses.flatMap(({ typed }) => typed)
  if (text.trimStart().startsWith('*')) return words.join(' ')
  const small = words.map((word) => word.toLowerCase())
  const at = small.findIndex((word) => ['said', 'meant', 'mean', 'its', "it's", 'correction'].includes(word))
  const rest = words.slice(at + 1)
  if (rest.length === 1 && ['that', 'it', 'so'].includes(small[at + 1] ?? '')) return null
  return at < 0 || rest.length === 0 || rest.length > 7 ? null : rest.join(' ')
}

const partOfDay = (localTime: string): string => {
  const match = /^(\d{1,2}):\d\d\s?(AM|PM)?/i.exec(localTime)
  if (!match) return 'Hello'
  const isEvening = match[2]?.toUpperCase() === 'PM'
  const hour = (Number(match[1]) % 12) + (isEvening ? 12 : 0)
  const exact = match[2] ? hour : Number(match[1])
  if (exact < 5 || exact >= 22) return 'Hello'
  return exact < 12 ? 'Good morning' : exact < 18 ? 'Good afternoon' : 'Good evening'
}
/** `Good morning, Ada`. */
export const hello = ({ context, called }: Speaker): string => `${partOfDay(context.localTime)}${called}`

const HELLO_AGAIN = [
  'Hello again.',
  'Hello, I am still here.',
  'Here I am.',
  'And hello once more.',
  'I am listening.',
  'Hello to you too.',
]

type Social = Exclude<Message['kind'], 'talk' | 'task' | 'advice' | 'decision'>

const TERSE: Partial<Record<Social, readonly [readonly string[], readonly string[]]>> = {
  yes: [lines.YES, lines.TERSE_QUESTIONS],
  no: [lines.NO, lines.TERSE_QUESTIONS],
  okay: [lines.OKAY, lines.TERSE_QUESTIONS],
  unsure: [lines.UNSURE, lines.UNSURE_QUESTIONS],
  laugh: [lines.LAUGH, lines.LAUGH_QUESTIONS],
  puzzled: [lines.UNSURE_WHAT, lines.PUZZLED_QUESTIONS],
  emoji: [lines.EMOJI, lines.EMOJI_QUESTIONS],
  unreadable: [lines.UNREADABLE, lines.UNREADABLE_QUESTIONS],
  test: [lines.TEST, lines.TERSE_QUESTIONS],
  why_ask: [lines.WHY_ASKED, lines.REFUSAL_QUESTIONS],
  refusal: [lines.REFUSED, lines.REFUSAL_QUESTIONS],
  praise: [lines.PRAISED, lines.TERSE_QUESTIONS],
  harm: [lines.HARM, lines.HARM_QUESTIONS],
  teaser: [lines.TEASER, lines.TEASER_QUESTIONS],
  how_are_you: [lines.NO_BODY, lines.HOW_ARE_YOU],
  about_feelings: [lines.NO_FEELINGS, lines.TERSE_QUESTIONS],
}

const SOCIAL: Partial<Record<Social, (hearing: Hearing) => Draft>> = {
  about_self: ({ pick, helperName }) => ({
    lead: [pick.always('self', lines.ABOUT_SELF, { n: helperName })],
    more: compact([pick.one('self-more', lines.ABOUT_SELF_MORE)]),
    steady: lines.ABOUT_SELF_MORE,
    end: pick.wasSaid(lines.CONNECT) ? pick.question('self', [lines.TERSE_QUESTIONS]) : lines.CONNECT,
  }),
  abilities: ({ pick }) => ({
    lead: compact([pick.one('abilities', lines.ABILITIES) ?? pick.one('steady', lines.STEADY)]),
    more: compact([
      pick.one('abilities-more', lines.ABILITIES_MORE.slice(0, 2)),
      pick.one('abilities-last', lines.ABILITIES_MORE),
    ]),
    steady: lines.TERSE_STEADY,
    end: pick.question('abilities', [lines.ABILITIES_QUESTIONS, lines.TERSE_QUESTIONS]),
  }),
  privacy: ({ pick }) => ({
    lead: compact([pick.one('privacy', lines.PRIVACY) ?? pick.one('privacy', lines.PRIVACY_MORE)]),
    more: compact([pick.one('privacy-more', lines.PRIVACY_MORE)]),
    steady: lines.TERSE_STEADY,
    end: pick.question('privacy', [lines.TERSE_QUESTIONS]),
  }),
  new_subject: ({ pick }) => ({
    lead: compact([pick.one('of-course', lines.OF_COURSE) ?? pick.one('steady', lines.TERSE_STEADY)]),
    steady: lines.TERSE_STEADY,
    end: pick.question('begin', [lines.BEGIN_QUESTIONS, lines.TERSE_QUESTIONS]),
  }),
  forgetting: ({ pick }) => ({
    lead: compact([pick.one('forgetting', lines.FORGETTING) ?? pick.one('steady', lines.TERSE_STEADY)]),
    steady: lines.TERSE_STEADY,
    end: pick.question('forgetting', [lines.TERSE_QUESTIONS]),
  }),
  clock: ({ pick, context }) => ({
    lead: [`It is ${context.localTime} on ${context.localDate} where you are.`],
    steady: lines.TERSE_STEADY,
    end: pick.question('clock', [lines.TERSE_QUESTIONS]),
  }),
  complaint: ({ pick }) => ({
    lead: compact([pick.one('sorry', lines.APOLOGIES) ?? pick.one('steady', lines.HARD_STEADY)]),
    more: compact([pick.one('limits', lines.LIMITS)]),
    steady: lines.HARD_STEADY,
    end: pick.question('complaint', [lines.COMPLAINT_QUESTIONS, lines.TERSE_QUESTIONS]),
  }),
  correction: (hearing) => {
    const { pick } = hearing
    const q = correctionIn(hearing)
    const met =
      (q === null ? null : pick.one('corrected', lines.CORRECTED, { q })) ??
      pick.one('corrected', lines.CORRECTED_PLAIN)
    return {
      lead: compact([met ?? pick.one('steady', lines.STEADY)]),
      end: pick.question('corrected', [lines.OPEN, lines.TERSE_QUESTIONS]),
    }
  },
  greeting: (speaker) => {
    const { pick, voice } = speaker
    const first = `${hello(speaker)}.`
    return {
      lead: [pick.wasSaid(first) ? pick.always('hello', HELLO_AGAIN) : first],
      more: compact([pick.one('begin', lines.BEGINNINGS)]),
      end: pick.question('hello', [lines.TERSE_QUESTIONS, voice.firstQuestions]),
    }
  },
  thanks: ({ pick, called }) => ({
    lead: compact([pick.one('welcome', [`You are welcome${called}.`, ...lines.WELCOMES.slice(1)])]),
    steady: lines.AFTER_THANKS,
    end: pick.one('thanks', lines.AFTER_THANKS),
  }),
  goodbye: ({ pick, called }) => ({
    lead: compact([pick.one('bye', [`Take care${called}.`, ...lines.FAREWELLS.slice(1)])]),
    steady: lines.AFTER_FAREWELL,
    end: pick.one('after-bye', lines.AFTER_FAREWELL),
  }),
}

function terseDraft(
  { pick, message, voice }: Hearing,
  [acks, questions]: readonly [readonly string[], readonly string[]],
): Draft {
  const ack =
    pick.one('terse', acks, { e: message.emoji }) ??
    pick.one('steady', lines.TERSE_STEADY) ??
    pick.one('steady', lines.STEADY)
  const end = pick.question('terse', [questions, lines.TERSE_QUESTIONS, voice.questions, lines.OPEN])
  return { lead: compact([ack]), steady: lines.TERSE_STEADY, end }
}

/** The first sentences of a reply to a question about what they told. */
function rememberedDraft({ context, pick, message, said }: Hearing): Draft | null {
  const answer = rememberedAnswer(message.plain, context.memory?.known ?? [], said)
  if (answer === null) return null
  if (answer === 'nothing yet') {
    const lead = compact([pick.one('nothing', lines.NOTHING_YET) ?? pick.one('steady', lines.STEADY)])
    return { lead, steady: lines.TERSE_STEADY, end: pick.question('nothing', [lines.TERSE_QUESTIONS]) }
  }
  if (answer === 'nothing') {
    const lead = compact([pick.one('nothing', lines.NOTHING_TOLD) ?? pick.one('steady', lines.STEADY)])
    return {
      lead,
      steady: lines.TERSE_STEADY,
      end: pick.question('nothing', [lines.NOTHING_TOLD_QUESTIONS, lines.OPEN]),
    }
  }
  return { lead: answer.slice(0, 1), more: answer.slice(1), end: pick.question('told', [lines.OPEN]) }
}

/** A short message soon after a grave one still stands in its light. */
function followsGrave(turns: readonly Turn[], message: Message): boolean {
  if (
    wordsOf(message.plain).length > SHORT_WORDS ||
    !['talk', 'yes', 'no', 'okay', 'unsure', 'advice'].includes(message.kind)
  )
    return false
  const before = turns.slice(0, -1).filter(({ fromPerson }) => fromPerson)
  return before.slice(-2).some(({ text }) => isGrave(plainOf(splitClauses(text))))
}

function contentDraft(hearing: Hearing): Draft {
  const { mood, kind } = hearing.message
  const isJoy = mood === 'achievement' || mood === 'glad'
  if (isJoy && kind === 'talk') return joyDraft(mood, hearing)
  if (mood !== null && mood !== 'grave' && !isJoy) return hardDraft(mood, hearing)
  if (kind === 'decision') return decisionDraft(hearing)
  if (kind === 'advice') return adviceDraft(hearing)
  return kind === 'task' ? taskDraft(hearing) : talkDraft(hearing)
}

/** How a request that it cannot meet is declined, and what is asked instead. */
function declined(plain: string): { cannot: readonly string[]; questions: readonly string[] } {
  if (isAction(plain)) return { cannot: lines.NO_ACTION, questions: lines.TERSE_QUESTIONS }
  if (isPlay(plain)) return { cannot: lines.NO_MODEL_TASK, questions: lines.TERSE_QUESTIONS }
  return { cannot: lines.NO_MODEL_TASK, questions: isLookUp(plain) ? lines.LOOK_UP_QUESTIONS : lines.TASK_QUESTIONS }
}

function taskDraft({ message: { plain }, pick, voice }: Hearing): Draft {
  const { cannot, questions } = declined(plain)
  const lead = pick.one('task', cannot) ?? pick.one('steady', lines.TASK_STEADY) ?? pick.one('steady', lines.STEADY)
  return {
    lead: compact([lead]),
    steady: lines.TASK_STEADY,
    end: pick.question('task', [questions, lines.TERSE_QUESTIONS, voice.questions]),
  }
}

/** Must the helper still say what it is not? Only where no earlier message of its can have said it. */
function withDisclosure(draft: Draft, { context, message }: Hearing, isBrief: boolean): Draft {
  const { disclosure } = personaOf(context.helper.personaType)
  const isMet = disclosure === null || context.turns.some((turn) => !turn.fromPerson)
  if (isMet || message.mood === 'grave') return draft
  const { lead } = draft
  return { ...draft, lead: isBrief ? [disclosure] : [...lead.slice(0, 1), disclosure, ...lead.slice(1)] }
}

function draftFor(hearing: Hearing): Draft {
  const { message, context } = hearing
  const { kind, mood } = message
  if (mood === 'grave' || followsGrave(context.turns, message)) return graveDraft(hearing)
  const terse = TERSE[kind as Social]
  const social = SOCIAL[kind as Social]
  return rememberedDraft(hearing) ?? social?.(hearing) ?? (terse ? terseDraft(hearing, terse) : contentDraft(hearing))
}

const asksForNone = ({ turns }: ReplyContext): boolean =>
  turns
    .filter(({ fromPerson }) => fromPerson)
    .slice(-KEPT_FOR)
    .some(({ text }) => NO_QUESTIONS.test(plainOf(splitClauses(text))))

const EMERGENCY_MARK = 'emergency'

/** The sentences of a reply to the last turn, or a text that stands whole. */
export function replyDraft(speaker: Speaker, isBrief: boolean, count: number): Draft | string {
  const { context, pick } = speaker
  const text = context.turns.at(-1)?.text ?? ''
  const lastOwn = context.turns.findLast((turn) => !turn.fromPerson)?.text ?? ''
  if (lastOwn.includes(CRISIS_MARK)) {
    const lead = [pick.always('after', lines.AFTER_CRISIS)]
    return {
      lead,
      steady: [...lines.AFTER_CRISIS, ...lines.HARD_STEADY],
      end: pick.question('after', [lines.AFTER_CRISIS_QUESTIONS, lines.GRAVE_QUESTIONS]),
    }
  }
  const message = readMessage(text)
  if (message.kind === EMERGENCY_MARK) return lines.EMERGENCY_ANSWER
  const language = spokenLanguage(text)
  if (language !== null) return foreignReply(language, pick, count).join(' ')
  const hearing: Hearing = { ...speaker, text, message, said: saidBefore(context), spans: sayBack(message.clauses) }
  const draft = withDisclosure(draftFor(hearing), hearing, isBrief)
  return asksForNone(context) && draft.end?.endsWith('?')
    ? { ...draft, end: pick.always('no-question', lines.STEADY) }
    : draft
}
