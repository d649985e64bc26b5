import { isWithinYear, writtenTime } from '../../follow-ups/remind-mark.ts'
import { LIMITS } from '../../text/limits.ts'
import { bareText } from '../../text/words.ts'
import { field, numberOf, type Operation, type PlanChange, type Reading, textField } from './operation.ts'
import { speaksOfInside } from './subjects.ts'

export interface CheckedPlans {
  changes: PlanChange[]
  /** A word each for counters, never what was said. */
  refused: string[]
}

const OPS = ['ask', 'move', 'cancel'] as const
const MOST_READ = 20
const MOST_ASKED = 3
/** Far above what is kept: nothing longer is even looked at. */
const LONGEST = 2000

type Heard = Pick<Reading, 'messages' | 'plans' | 'today' | 'now'> & { secret: ReadonlySet<number> }

/** Apart from case, accents and punctuation. */
const isSaid = (quote: string, text: string): boolean => {
  const words = bareText(quote)
  return words !== '' && bareText(text).includes(words)
}

/** Null if there is no such day, or it has passed or is more than a year away. A time in other words is left to the day. */
function timeOf(given: unknown, { today, now = `${today} 00:00` }: Heard): string | null {
  const day = textField(given, 'day', LONGEST)
  const at = writtenTime(day, textField(given, 'time', LONGEST)) ?? writtenTime(day, '')
  return at !== null && isWithinYear(at, now) ? at : null
}

function asked(given: unknown, from: number, heard: Heard): PlanChange | string {
  const { plans = [], secret } = heard
  const subject = textField(given, 'subject', LONGEST)
  const at = timeOf(given, heard)
  if (at === null) return 'time'
  if (secret.has(from)) return 'secret'
  if (subject === '' || subject.length > LIMITS.followUpSubject.max) return 'length'
  if (speaksOfInside(subject)) return 'inside'
  if (plans.some((plan) => bareText(plan.subject) === bareText(subject))) return 'there'
  return { op: 'ask', from, quote: textField(given, 'quote', LONGEST), at, subject }
}

function changed(given: unknown, op: 'move' | 'cancel', heard: Heard): PlanChange | string {
  const id = heard.plans?.find((plan) => plan.id === numberOf(field(given, 'id')))?.id
  if (id === undefined) return 'id'
  if (op === 'cancel') return { op, id }
  const at = timeOf(given, heard)
  return at === null ? 'time' : { op, id, at }
}

/** The change, or why it is refused. */
function changeOf(given: unknown, heard: Heard): PlanChange | string {
  const op = OPS.find((name) => name === textField(given, 'op', LONGEST).toLowerCase())
  if (!op) return 'shape'
  const from = numberOf(field(given, 'from'))
  const message = heard.messages.find(({ n, from: speaker }) => n === from && speaker === 'person')
  if (!message || from === null) return 'source'
  if (!isSaid(textField(given, 'quote', LONGEST), message.text)) return 'quote'
  return op === 'ask' ? asked(given, from, heard) : changed(given, op, heard)
}

const targetOf = (change: PlanChange): string =>
  change.op === 'ask' ? `${change.from} ${bareText(change.subject)}` : String(change.id)

/**
 * The plans of an answer about which the helper may ask. `operations`: what the same answer keeps, so that nothing secret
 * is asked about. Of two changes of one plan, the last one stands.
 */
export function checkPlans(plans: unknown, reading: Reading, operations: readonly Operation[]): CheckedPlans {
  const listed: unknown[] = Array.isArray(plans) ? plans.slice(0, MOST_READ) : []
  const secret = new Set(operations.filter((operation) => operation.secret).flatMap(({ from }) => from))
  const verdicts = listed.map((given) => changeOf(given, { ...reading, secret }))
  const standing = verdicts.filter((verdict) => typeof verdict !== 'string')
  const last = new Map(standing.map((change) => [targetOf(change), change]))
  const once = [...last.values()]
  const offered = once.filter(({ op }) => op === 'ask').slice(0, MOST_ASKED)
  const changes = once.filter((change) => change.op !== 'ask' || offered.includes(change))
  const refused = verdicts.filter((verdict) => typeof verdict === 'string')
  const left = standing.length - changes.length
  return { changes, refused: [...refused, ...Array.from({ length: left }, () => 'too many')] }
}
