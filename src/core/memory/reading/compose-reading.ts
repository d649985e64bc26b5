import { plainLine, plainTurn } from '../../text/plain-line.ts'
import { fitReading, READING_LIMITS, shortened } from './fit-reading.ts'
import { INSTRUCTIONS } from './instructions.ts'
import type { Reading, ReadingLine, ReadingMessage, ReadingTurn } from './operation.ts'
import type { KnownPlan } from './plan.ts'
import { READING_SCHEMA } from './schema.ts'

/** A request for structured output. */
export interface ReadingRequest {
  system: string
  input: string
  name: string
  schema: Record<string, unknown>
  maxOutputTokens: number
}

export const READING_TOKENS = 3000
const LONGEST_NAME = 60
const LONGEST_SUMMARY = 1000
/** A mask may make longer what fitted. */
const ROOM = 2
const DAY_MS = 86_400_000
const DAYS_BACK = 7
const WEEKS_SHOWN = 6

const timeOf = (day: string): number => Date.parse(day.slice(0, 10))
const formatted = (options: Intl.DateTimeFormatOptions): ((time: number) => string) => {
  const format = new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' })
  return (time) => format.format(time)
}
const fullDay = formatted({ weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' })
const dayWithYear = formatted({ month: 'short', day: 'numeric', year: 'numeric' })
const weekdayAndDay = formatted({ weekday: 'short', month: 'short', day: 'numeric' })

/** On one line whatever it holds, so that no message can begin another one. */
const onOneLine = (text: string, longest: number): string =>
  plainTurn(shortened(text, longest)).replaceAll('\n', '\\n').replaceAll('\t', ' ')

const isPerson = ({ from }: ReadingTurn): boolean => from === 'person'
const speaker = (turn: ReadingTurn): string => (isPerson(turn) ? 'P' : 'H')

const memoryLine = ({ id, day, text, secret }: ReadingLine): string =>
  `${id} [${dayWithYear(timeOf(day))}${secret ? ', secret' : ''}] ${plainLine(text, READING_LIMITS.memoryLine)}`

const planLine = ({ id, at, subject }: KnownPlan): string =>
  `${id} [${weekdayAndDay(timeOf(at))} ${at.slice(11)}] ${plainLine(subject, READING_LIMITS.memoryLine)}`

const contextLine = (turn: ReadingTurn): string =>
  `${speaker(turn)}: ${onOneLine(turn.text, READING_LIMITS.contextTurn)}`

const messageLine = (message: ReadingMessage, dayOf: (time: number) => string): string => {
  const longest = isPerson(message) ? READING_LIMITS.personMessage : READING_LIMITS.helperMessage
  const at = `${dayOf(timeOf(message.at))} ${message.at.slice(11, 16)}`
  return `${message.n} [${at}] ${speaker(message)}: ${onOneLine(message.text, longest)}`
}

/** Weeks from Monday to Sunday, from the one before the first message: small models cannot count days. */
function calendar(firstDay: string): string {
  const time = timeOf(firstDay) - DAYS_BACK * DAY_MS
  const monday = time - ((new Date(time).getUTCDay() + 6) % 7) * DAY_MS
  const week = (index: number): string =>
    Array.from({ length: 7 }, (_, day) => weekdayAndDay(monday + (7 * index + day) * DAY_MS)).join('; ')
  return Array.from({ length: WEEKS_SHOWN }, (_, index) => week(index)).join('\n')
}

/** What is old is read differently: it may have changed since, and what the memory says later is right. */
const fromElsewhere = (program: string): string =>
  `The new messages are old: P said them to an assistant of ${program}, who is H there, and has now brought them here. Each begins with its full date. Keep what is worth knowing today: who and what P has, loves, has lived through and believes in. What was only of that time is nothing to keep, or is told as past, with the day. Do not add what a newer memory line has overtaken, and replace or end only lines older than the message. No "plans"; the summary is "".`

const section = (title: string, lines: readonly string[]): string =>
  `${title}:\n${lines.length > 0 ? lines.join('\n') : '(none)'}`

/** Asks a model what to remember of the messages that `fitReading` leaves. */
export function composeReading(given: Reading): ReadingRequest {
  const reading = fitReading(given, ROOM)
  const {
    today,
    timeZone,
    helper,
    personName,
    memory,
    plans = [],
    context,
    messages,
    daySoFar,
    elsewhere = null,
  } = reading
  const name = personName === null ? '' : ` P is called ${plainLine(personName, LONGEST_NAME)}.`
  const input = [
    `Today: ${fullDay(timeOf(today))} (${timeZone}). H is ${plainLine(helper.name, LONGEST_NAME)}, ${plainLine(helper.persona, LONGEST_NAME)}.${name}`,
    ...(elsewhere ? [fromElsewhere(elsewhere)] : []),
    section('Calendar', [calendar(messages[0]?.at ?? today)]),
    section('Memory', memory.map(memoryLine)),
    section('Known plans', plans.map(planLine)),
    section('Earlier turns', context.map(contextLine)),
    section('Summary of the day so far', daySoFar ? [plainLine(daySoFar, LONGEST_SUMMARY)] : []),
    section(
      'New messages',
      messages.map((message) => messageLine(message, elsewhere ? fullDay : weekdayAndDay)),
    ),
  ].join('\n\n')
  return { system: INSTRUCTIONS, input, name: 'reading', schema: READING_SCHEMA, maxOutputTokens: READING_TOKENS }
}
