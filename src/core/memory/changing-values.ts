import { baseForm } from '../recall/word-forms.ts'
import { isMonth, isWeekday, numberNamed } from '../time/calendar-words.ts'

/** Values in a statement that often change later: an amount with its unit, a day, a date, an hour. */
export interface ChangingValue {
  /** Values of one kind replace each other. */
  kind: string
  value: string
}

const NUMBER = /^\d[\d.,:]*(?:st|nd|rd|th|k|am|pm|h|kg|g|mg|km)?$/
const SMALL =
  /^(?:of|a|an|the|per|in|to|at|from|for|and|or|by|each|this|de|del|por|al|am|im|der|die|das|le|la|par|que|e|o|os|as)$/
const HOUR = /^\d{1,2}:\d\d|(?:am|pm|h)$/
const BEFORE_HOUR = /^(?:at|around|by|til|till|um|às|las|vers|gegen)$/

function kindOf(word: string, before: string, after: string, next: string): string | null {
  if (isWeekday(word)) return 'weekday'
  if (isMonth(word)) return 'month'
  if (!NUMBER.test(word)) return null
  if (HOUR.test(word) || BEFORE_HOUR.test(before) || /^(?:am|pm|uhr|heures?|horas?)$/.test(after)) return 'hour'
  if (isMonth(before) || isMonth(after) || (after === 'de' && isMonth(next)) || /(?:st|nd|rd|th)$/.test(word))
    return 'day'
  const unit = /(?:kg|mg|km|g|k)$/.exec(word)?.[0] ?? after
  return unit === '' || SMALL.test(unit) || NUMBER.test(unit) ? 'number' : unit.replace(/s$/, '')
}

const inDigits = (word: string): string => numberNamed(word)?.toString() ?? baseForm(word)

/** At most one of each kind. */
export function changingValues(text: string): ChangingValue[] {
  const words = (text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}.,:]*(?<![.,:])/gu) ?? []).map(inDigits)
  const found = words.flatMap((word, at) => {
    const kind = kindOf(word, words[at - 1] ?? '', words[at + 1] ?? '', words[at + 2] ?? '')
    return kind === null ? [] : [{ kind, value: word.replace(/s$/, '') }]
  })
  return found.filter(({ kind }, at) => found.findIndex((one) => one.kind === kind) === at)
}

const TIMES = new Set(['weekday', 'month', 'day', 'hour'])

/** Whether two values could be of the same thing: `900` and `1,050 euros`, but not `900` and `Monday`. */
export const isSameKind = (one: string, other: string): boolean =>
  one === other || (one === 'number' && !TIMES.has(other)) || (other === 'number' && !TIMES.has(one))
