import { compact, type Draft, type Hearing, type Speaker } from './draft.ts'
import type { Kind } from './message-kinds.ts'
import * as lines from './shared-lines.ts'
import { ranked, saidBack } from './talk-replies.ts'

/** What is said to greetings, thanks, one-word answers and whatever is meant for the helper itself. */

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

const HELLO_QUESTIONS = [
  'How is your day going?',
  'What is on your mind?',
  'What would you like to talk about?',
  'How are you today?',
  'What brings you here today?',
]
const HELLO_AGAIN = [
  'Hello again.',
  'Hello, I am here.',
  'Yes, I am here.',
  'I am listening.',
  'Hello to you too.',
  'Still here.',
]

type Social = Exclude<Kind, 'talk' | 'task' | 'advice' | 'decision'>

const TERSE: Partial<Record<Social, readonly [readonly string[], readonly string[]]>> = {
  yes: [lines.YES, lines.GO_ON],
  no: [lines.NO, lines.GO_ON],
  okay: [lines.OKAY, lines.GO_ON],
  unsure: [lines.UNSURE, lines.UNSURE_QUESTIONS],
  laugh: [lines.LAUGH, lines.LAUGH_QUESTIONS],
  puzzled: [lines.UNSURE_WHAT, lines.PUZZLED_QUESTIONS],
  emoji: [lines.EMOJI, lines.EMOJI_QUESTIONS],
  unreadable: [lines.UNREADABLE, lines.UNREADABLE_QUESTIONS],
  test: [lines.TEST, lines.TERSE_QUESTIONS],
  why_ask: [lines.WHY_ASKED, lines.REFUSAL_QUESTIONS],
  refusal: [lines.REFUSED, lines.REFUSAL_QUESTIONS],
  praise: [lines.PRAISED, lines.GO_ON],
  harm: [lines.HARM, lines.HARM_QUESTIONS],
  teaser: [lines.TEASER, lines.TEASER_QUESTIONS],
  hm: [lines.HM, lines.GO_ON],
  link: [lines.LINK, lines.LINK_QUESTIONS],
  code: [lines.CODE, lines.CODE_QUESTIONS],
  apology: [lines.NO_NEED_TO_BE_SORRY, lines.GO_ON],
  bidding: [lines.I_WONT, lines.GO_ON],
  how_are_you: [lines.NO_BODY, lines.HOW_ARE_YOU],
  about_feelings: [lines.NO_FEELINGS, lines.GO_ON],
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
  remark: ({ pick, message }) => ({
    lead: compact([
      pick.one(
        'remark',
        / (?:cool|nice|interesting|smart|clever|sweet|cute) /.test(message.plain) ? lines.NICE_REMARK : lines.REMARK,
      ) ?? pick.one('ack', lines.ACKS),
    ]),
    steady: lines.TERSE_STEADY,
    end: pick.question('remark', [lines.GO_ON, lines.TERSE_QUESTIONS]),
  }),
  day: ({ pick, message }) => {
    const f = / ([^ ]+ (?:day|week|night|morning|afternoon|evening|shift|weekend|month|year)) /.exec(message.plain)?.[1]
    const met = f ? pick.varied('day', lines.SUCH_A_DAY, { f }) : null
    return {
      lead: compact([met ?? pick.one('ack', lines.ACKS)]),
      steady: lines.TERSE_STEADY,
      end: pick.question('day', [lines.DAY_QUESTIONS, lines.TERSE_QUESTIONS]),
    }
  },
  why_not: ({ pick, context }) => {
    const last = context.turns.findLast(({ fromPerson }) => !fromPerson)?.text ?? ''
    const declined = /model|engine|cannot|can't|advice|guess/.test(last)
    const pools = declined ? lines.WHY_NOT : lines.UNSURE_WHAT
    return {
      lead: compact([pick.one('why-not', pools) ?? pick.one('steady', lines.TERSE_STEADY)]),
      steady: lines.TERSE_STEADY,
      end: pick.question('why-not', [
        declined ? lines.TERSE_QUESTIONS : lines.PUZZLED_QUESTIONS,
        lines.TERSE_QUESTIONS,
      ]),
    }
  },
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
    const back = q === null ? saidBack(ranked(hearing.spans, null)[0], hearing, 'corrected') : null
    return {
      lead: compact([met ?? pick.one('steady', lines.STEADY), back]),
      end: pick.question('corrected', [lines.GO_ON, lines.OPEN]),
    }
  },
  greeting: (speaker) => {
    const { pick, voice } = speaker
    const first = `${hello(speaker)}.`
    // With a question mark it asks whether anybody is there.
    const isThere = speaker.text.includes('?') || / you /.test(speaker.message.plain)
    return {
      lead: [isThere || pick.wasSaid(first) ? pick.always('hello', HELLO_AGAIN) : first],
      more: isThere ? [] : compact([pick.one('begin', lines.BEGINNINGS)]),
      end: pick.question('hello', [
        isThere ? lines.GO_ON : HELLO_QUESTIONS,
        lines.TERSE_QUESTIONS,
        voice.firstQuestions,
      ]),
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

/** The reply to a message of such a kind; null for any other. */
export function socialDraft(hearing: Hearing): Draft | null {
  const kind = hearing.message.kind as Social
  const terse = TERSE[kind]
  return SOCIAL[kind]?.(hearing) ?? (terse ? terseDraft(hearing, terse) : null)
}
