import { DAY_MS } from '../time/durations.ts'
import { dayAt, instantOf } from '../time/zone-time.ts'
import { type SaidDays, saidDays } from './said-days.ts'
import { wordsIn } from './words.ts'

/** What a question reveals about its answer, beyond its keywords. */
export interface Cues {
  timeZone: string
  /** When the answer was said; null if the question does not say. */
  period: Period | null
  /** Asks for anything from that period: `What did I do yesterday?` */
  isOpen: boolean
  /** The question without relative dates, which messages of that time would not contain. */
  topic: string
  asks: { when: boolean; past: boolean }
}

/** Half-open range of milliseconds: `from` inclusive, `to` exclusive. */
export interface Period {
  from: number
  to: number
  /** How long afterwards people still talk about it. */
  echoMs: number
  /** The likeliest part of it. */
  likeliest: { from: number; to: number } | null
}

export const isInPeriod = ({ from, to }: Pick<Period, 'from' | 'to'>, at: number): boolean => at >= from && at < to
export const isEchoOf = ({ to, echoMs }: Period, at: number): boolean => at >= to && at < to + echoMs

/** Words of open-ended questions. */
const OPEN = new Set(
  `what did do done i me my we us you was were up to have had has got happen happened happening happens was is am are
  be been going go went on in at the a an of for about with there anything something any remember recall know tell told
  say said talk talked speak spoke spend spent day that it doing mention mentioned again and where who how which so`.split(
    /\s+/,
  ),
)

/** The words of a text that say more than that something is asked: `tell me about the quokka` is about a quokka. */
export const subjectOf = (text: string): string =>
  wordsIn(text)
    .filter((word) => !OPEN.has(word))
    .join(' ')

function periodOf({ from, to, likeliest, echo }: SaidDays, timeZone: string): Period {
  const at = (day: number): number => instantOf(day, 0, timeZone)
  return {
    from: at(from),
    to: at(to),
    echoMs: echo * DAY_MS,
    likeliest: likeliest === undefined ? null : { from: at(likeliest), to: at(likeliest + 1) },
  }
}

/** Null if the text names no day. `at`: when it was sent. */
export function periodSaid(text: string, at: number, timeZone: string): Period | null {
  const days = saidDays(text, dayAt(at, timeZone))
  return days && periodOf(days, timeZone)
}

/** `askedAt` is in milliseconds. */
export function cuesIn(question: string, askedAt: number, timeZone = 'UTC'): Cues {
  const days = saidDays(question, dayAt(askedAt, timeZone))
  const rest = days ? question.replace(days.words, ' ') : question
  const isOpen = days !== null && wordsIn(rest).every((word) => OPEN.has(word))
  const timed = isOpen ? (days?.words ?? '') : question
  const untimed = isOpen ? '' : rest
  return {
    timeZone,
    period: days && periodOf(days, timeZone),
    isOpen,
    topic: days?.isRelative ? untimed : timed,
    asks: {
      when: /\b(?:when|how long|(?:what|which) (?:date|day|month|year|time))\b/i.test(question),
      past: /\b(?:did|was|were|had|happened)\b/i.test(question),
    },
  }
}

/** Whom a question is about: the person (`person`), one helper (its id), or nobody or several (null). */
export type Speaker = 'person' | number | null

interface Named {
  id: number
  name: string
}

const TOLD_BY_HELPER =
  /\byou(?:'ve| have| had)? (?:just |once |already )?(?:told|tell|said|say|suggest|recommend|advise|mention|gave|give|offer|propose|explain|list|provid|wrote|write|share|describe|promise|ask)/i
const OF_THE_PERSON = /(?<![\p{L}\p{N}])(?:i|i'm|i've|i'd|my|me|mine|we|our)(?![\p{L}\p{N}])/iu
const NAME = /\p{Lu}[\p{L}\p{M}]{0,40}(?:['’]s?(?!\p{L}))?/gu
const SHORTEST_NICKNAME = 3

/** Whether someone has this name, or it is the start of theirs. */
function isNamed(name: string, words: ReadonlySet<string>): boolean {
  const [first = ''] = wordsIn(name)
  if (first === '') return false
  if (words.has(first)) return true
  return [...words].some((word) => word.length >= SHORTEST_NICKNAME && first.startsWith(word))
}

/** Also returns the names that show it. `asked` is the helper that receives the question. */
export function speakerIn(
  question: string,
  personName: string | null,
  helpers: readonly Named[],
  asked: number,
): { speaker: Speaker; names: string[] } {
  const words = new Set(wordsIn(question))
  const people: { who: Exclude<Speaker, null>; name: string }[] = [
    { who: 'person', name: personName ?? '' },
    ...helpers.map(({ id, name }) => ({ who: id, name })),
  ]
  const named = people.filter(({ name }) => isNamed(name, words))
  const names = named.map(({ name }) => name)
  if (named.length > 1) return { speaker: null, names }
  if (named[0]) return { speaker: named[0].who, names }
  if (TOLD_BY_HELPER.test(question)) return { speaker: asked, names }
  return { speaker: OF_THE_PERSON.test(question) ? 'person' : null, names }
}

/** Closer to what they said: `Mel's dog` becomes `my dog`. */
export function askedByThemselves(question: string, names: readonly string[]): string {
  const called = new Set(names.flatMap((name) => wordsIn(name).slice(0, 1)))
  return question.replace(NAME, (word) => {
    const [bare = ''] = wordsIn(word)
    if (!called.has(bare)) return word
    return /['’]s?$/.test(word) ? 'my' : 'I'
  })
}
