import { momentInWords } from '../prompt/days.ts'
import { clockTime } from '../time/dates.ts'
import { compact, type IncomingMessage, type ReplyDraft, type ReplyVoice } from './draft.ts'
import * as feeling from './feeling-lines.ts'
import type { MessageKind } from './message-kinds.ts'
import * as social from './social-lines.ts'
import * as talk from './talk-lines.ts'

/** `no, I said Tuesday`: the correction. */
function correctionIn({ message: { clauses }, text }: IncomingMessage): string | null {
  const words = clauses.flatMap(({ typed }) => typed)
  if (text.trimStart().startsWith('*')) return words.join(' ')
  const small = words.map((word) => word.toLowerCase())
  const at = small.findIndex((word) => ['said', 'meant', 'mean', 'its', "it's", 'correction'].includes(word))
  const after = small.slice(at + 1).join(' ')
  const rest = words.slice(at + 1 + (/^to say(?: that)?(?= )/.exec(after)?.[0].split(' ').length ?? 0))
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
export const hello = ({ context, called }: ReplyVoice): string =>
  `${partOfDay(clockTime(context.now.toISOString(), context.timeZone))}${called}`

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

type Social = Exclude<MessageKind, 'talk' | 'task' | 'advice' | 'decision'>

const TERSE: Partial<Record<Social, readonly [readonly string[], readonly string[]]>> = {
  yes: [social.YES, talk.GO_ON],
  no: [social.NO, talk.GO_ON],
  okay: [social.OKAY, talk.GO_ON],
  unsure: [social.UNSURE, social.UNSURE_QUESTIONS],
  laugh: [social.LAUGH, social.LAUGH_QUESTIONS],
  puzzled: [social.UNSURE_WHAT, social.PUZZLED_QUESTIONS],
  emoji: [social.EMOJI, social.EMOJI_QUESTIONS],
  unreadable: [social.UNREADABLE, social.UNREADABLE_QUESTIONS],
  test: [social.TEST, social.TERSE_QUESTIONS],
  why_ask: [social.WHY_ASKED, social.REFUSAL_QUESTIONS],
  refusal: [social.REFUSED, social.REFUSAL_QUESTIONS],
  praise: [social.PRAISED, talk.GO_ON],
  harm: [social.HARM, social.HARM_QUESTIONS],
  drug_supply: [social.DRUG_SUPPLY, social.DRUG_SUPPLY_QUESTIONS],
  sexting: [social.SEXTING, social.SEXTING_QUESTIONS],
  staying: [social.STAYING, social.STAYING_QUESTIONS],
  teaser: [social.TEASER, social.TEASER_QUESTIONS],
  hm: [social.HM, talk.GO_ON],
  luck: [social.LUCK, social.LUCK_QUESTIONS],
  languages: [social.LANGUAGES, talk.GO_ON],
  link: [social.LINK, social.LINK_QUESTIONS],
  code: [social.CODE, social.CODE_QUESTIONS],
  apology: [social.NO_NEED_TO_BE_SORRY, talk.GO_ON],
  bidding: [social.I_WONT, talk.GO_ON],
  how_are_you: [social.NO_BODY, social.HOW_ARE_YOU],
  about_feelings: [social.NO_FEELINGS, talk.GO_ON],
}

const SOCIAL: Partial<Record<Social, (incoming: IncomingMessage) => ReplyDraft>> = {
  about_self: ({ pick, helperName }) => ({
    lead: [pick.always('self', social.ABOUT_SELF, { n: helperName })],
    more: compact([pick.one('self-more', social.ABOUT_SELF_MORE)]),
    steady: social.ABOUT_SELF_MORE,
    end: pick.wasSaid(social.CONNECT) ? pick.question('self', [social.TERSE_QUESTIONS]) : social.CONNECT,
  }),
  abilities: ({ pick }) => ({
    lead: compact([pick.one('abilities', social.ABILITIES) ?? pick.one('steady', talk.STEADY)]),
    more: compact([
      pick.one('abilities-more', social.ABILITIES_MORE.slice(0, 2)),
      pick.one('abilities-last', social.ABILITIES_MORE),
    ]),
    steady: social.TERSE_STEADY,
    end: pick.question('abilities', [social.ABILITIES_QUESTIONS, social.TERSE_QUESTIONS]),
  }),
  privacy: ({ pick }) => ({
    lead: compact([pick.one('privacy', social.PRIVACY) ?? pick.one('privacy', social.PRIVACY_MORE)]),
    more: compact([pick.one('privacy-more', social.PRIVACY_MORE)]),
    steady: social.TERSE_STEADY,
    end: pick.question('privacy', [social.TERSE_QUESTIONS]),
  }),
  drugs: ({ pick }) => ({
    lead: [pick.always('drugs', social.DRUGS), social.DRUGS_EMERGENCY],
    steady: social.TERSE_STEADY,
    end: pick.question('drugs', [social.DRUGS_QUESTIONS, social.TERSE_QUESTIONS]),
  }),
  new_subject: ({ pick }) => ({
    lead: compact([pick.one('of-course', social.OF_COURSE) ?? pick.one('steady', social.TERSE_STEADY)]),
    steady: social.TERSE_STEADY,
    end: pick.question('begin', [social.BEGIN_QUESTIONS, social.TERSE_QUESTIONS]),
  }),
  remark: ({ pick, message }) => ({
    lead: compact([
      pick.one(
        'remark',
        / (?:cool|nice|interesting|smart|clever|sweet|cute) /.test(message.plain) ? social.NICE_REMARK : social.REMARK,
      ) ?? pick.one('ack', talk.ACKS),
    ]),
    steady: social.TERSE_STEADY,
    end: pick.question('remark', [talk.GO_ON, social.TERSE_QUESTIONS]),
  }),
  day: ({ pick, message }) => {
    const f = / ([^ ]{1,60} (?:day|week|night|morning|afternoon|evening|shift|weekend|month|year)) /.exec(
      message.plain,
    )?.[1]
    const met = f ? pick.varied('day', social.SUCH_A_DAY, { f }) : null
    return {
      lead: compact([met ?? pick.one('ack', talk.ACKS)]),
      steady: social.TERSE_STEADY,
      end: pick.question('day', [social.DAY_QUESTIONS, social.TERSE_QUESTIONS]),
    }
  },
  why_not: ({ pick, context }) => {
    const last = context.turns.findLast(({ fromPerson }) => !fromPerson)?.text ?? ''
    const declined = /model|engine|cannot|can't|advice|guess/.test(last)
    const pools = declined ? social.WHY_NOT : social.UNSURE_WHAT
    return {
      lead: compact([pick.one('why-not', pools) ?? pick.one('steady', social.TERSE_STEADY)]),
      steady: social.TERSE_STEADY,
      end: pick.question('why-not', [
        declined ? social.TERSE_QUESTIONS : social.PUZZLED_QUESTIONS,
        social.TERSE_QUESTIONS,
      ]),
    }
  },
  clock: ({ pick, context }) => ({
    lead: [`It is ${momentInWords(context)} where you are.`],
    steady: social.TERSE_STEADY,
    end: pick.question('clock', [social.TERSE_QUESTIONS]),
  }),
  complaint: ({ pick }) => ({
    lead: compact([pick.one('sorry', social.APOLOGIES) ?? pick.one('steady', feeling.HARD_STEADY)]),
    more: compact([pick.one('limits', social.LIMITATIONS)]),
    steady: feeling.HARD_STEADY,
    end: pick.question('complaint', [social.COMPLAINT_QUESTIONS, social.TERSE_QUESTIONS]),
  }),
  correction: (incoming) => {
    const { pick } = incoming
    const q = correctionIn(incoming)
    const quoted = q === null ? null : pick.one('corrected', social.UNCORRECTED, { q })
    const met = quoted ?? pick.one('corrected', social.UNCORRECTED_PLAIN) ?? pick.one('steady', talk.STEADY)
    return { lead: compact([met]), end: pick.question('corrected', [social.UNCORRECTED_QUESTIONS, talk.OPEN]) }
  },
  greeting: (speaker) => {
    const { pick, voice } = speaker
    const first = `${hello(speaker)}.`
    // With a question mark it asks whether anybody is there.
    const isThere = speaker.text.includes('?') || / you /.test(speaker.message.plain)
    return {
      lead: [isThere || pick.wasSaid(first) ? pick.always('hello', HELLO_AGAIN) : first],
      more: isThere ? [] : compact([pick.one('begin', social.BEGINNINGS)]),
      end: pick.question('hello', [
        isThere ? talk.GO_ON : HELLO_QUESTIONS,
        social.TERSE_QUESTIONS,
        voice.firstQuestions,
      ]),
    }
  },
  thanks: ({ pick, called }) => ({
    lead: compact([pick.one('welcome', [`You are welcome${called}.`, ...social.WELCOMES.slice(1)])]),
    steady: social.AFTER_THANKS,
    end: pick.one('thanks', social.AFTER_THANKS),
  }),
  goodbye: ({ pick, called }) => ({
    lead: compact([pick.one('bye', [`Take care${called}.`, ...social.FAREWELLS.slice(1)])]),
    steady: social.AFTER_FAREWELL,
    end: pick.one('after-bye', social.AFTER_FAREWELL),
  }),
}

function terseDraft(
  { pick, message, voice }: IncomingMessage,
  [acks, questions]: readonly [readonly string[], readonly string[]],
): ReplyDraft {
  const ack =
    pick.one('terse', acks, { e: message.emoji }) ??
    pick.one('steady', social.TERSE_STEADY) ??
    pick.one('steady', talk.STEADY)
  const end = pick.question('terse', [questions, social.TERSE_QUESTIONS, voice.questions, talk.OPEN])
  return { lead: compact([ack]), steady: social.TERSE_STEADY, end }
}

export function socialDraft(incoming: IncomingMessage): ReplyDraft | null {
  const kind = incoming.message.kind as Social
  const terse = TERSE[kind]
  return SOCIAL[kind]?.(incoming) ?? (terse ? terseDraft(incoming, terse) : null)
}
