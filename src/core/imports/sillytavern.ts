import { isObject, type ParsedConversation, parsed, type RawMessage, textOf, timeOf } from './parsed-conversation.ts'

const SHORT_DATE = /^(\d{4})-(\d{1,2})-(\d{1,2})\s*@\s*(\d{1,2})h\s*(\d{1,2})m(?:\s*(\d{1,2})s)?/
const LONG_DATE = /^(\w+ \d{1,2}, \d{4})\s+(\d{1,2}):(\d{2})\s*([ap])m$/i

/** Its dates have had several forms over the years. */
export function sillyTavernTime(value: unknown): number | null {
  if (typeof value === 'number') return value
  const text = textOf(value).trim()
  const short = SHORT_DATE.exec(text)?.slice(1).map(Number)
  if (short) {
    const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = short
    return new Date(year, month - 1, day, hour, minute, second || 0).getTime()
  }
  const long = LONG_DATE.exec(text)
  if (!long) return timeOf(text)
  const [, day = '', hour = '', minute = '', half = ''] = long
  return timeOf(`${day} ${(Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)}:${minute}`)
}

function messageIn(line: unknown): RawMessage | null {
  if (!isObject(line) || line.is_system === true || typeof line.mes !== 'string') return null
  return { isFromUser: line.is_user === true, text: line.mes, at: sillyTavernTime(line.send_date) }
}

/** The lines of a `.jsonl` chat; null if it is none, or has no words. */
export function fromSillyTavern(lines: readonly unknown[], fileName: string, now: number): ParsedConversation | null {
  const [head] = lines
  const other = isObject(head) ? textOf(head.character_name) : ''
  const startedAt = isObject(head) ? sillyTavernTime(head.create_date) : null
  const name = fileName.replace(/\.jsonl$/i, '')
  return parsed({
    source: 'sillytavern',
    key: name,
    title: other && !name.startsWith(other) ? `${other}, ${name}` : name,
    messages: lines.flatMap((line) => messageIn(line) ?? []),
    startedAt,
    now,
  })
}
