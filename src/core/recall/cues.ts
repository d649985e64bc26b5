import { dayAt, instantOf } from '../time/zone-time.ts'
import { type SaidDays, saidDays } from './said-days.ts'
import { wordsIn } from './words.ts'

/** What a question tells of the message that answers it, beyond its words. */
export interface Cues {
  timeZone: string
  /** When it was said, as far as the question tells; null where it does not. */
  period: Period | null
  /** It asks for whatever was at that time: `What did I do yesterday?` */
  isOpen: boolean
  /** What it is about: without words that tell a time from now, which stand in no message of then. */
  topic: string
  /** Kinds of things that an answer holds. */
  asks: { when: boolean; who: boolean; where: boolean; howMany: boolean }
}

/** From one instant until another, in milliseconds. */
export interface Period {
  from: number
  to: number
  /** How long after it people still speak of it. */
  echoMs: number
  /** The likeliest part of it. */
  likeliest: { from: number; to: number } | null
}

const DAY_MS = 86_400_000

export const isWithin = ({ from, to }: Pick<Period, 'from' | 'to'>, at: number): boolean => at >= from && at < to
export const isEchoOf = ({ to, echoMs }: Period, at: number): boolean => at >= to && at < to + echoMs

/** Words with which people ask for anything at all. */
const OPEN = new Set(
  `what did do done i me my we us you was were up to have had has got happen happened happening happens was is am are
  be been going go went on in at the a an of for about with there anything something any remember recall know tell told
  say said talk talked speak spoke spend spent day that it doing mention mentioned again and where who how which so`.split(
    /\s+/,
  ),
)

function periodOf({ from, to, likeliest, echo }: SaidDays, timeZone: string): Period {
  const at = (day: number): number => instantOf(day, 0, timeZone)
  return {
    from: at(from),
    to: at(to),
    echoMs: echo * DAY_MS,
    likeliest: likeliest === undefined ? null : { from: at(likeliest), to: at(likeliest + 1) },
  }
}

/** When a message of an instant says that something was or will be; null where it names no day. */
export function periodSaid(text: string, at: number, timeZone: string): Period | null {
  const days = saidDays(text, dayAt(at, timeZone))
  return days && periodOf(days, timeZone)
}

/** The cues of a question that is asked at an instant (milliseconds) by someone of a time zone. */
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
      who: /\b(?:who|whom|whose|what\b.{0,120}\b(?:name|called))/i.test(question),
      where: /\b(?:where|country|city|state|place|town)\b/i.test(question),
      howMany: /\bhow (?:many|much|old|often|far|tall)\b/i.test(question),
    },
  }
}
