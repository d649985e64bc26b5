import { bareText } from './folded.ts'
import { isGerman, type SaidWords, saidWords, unsaidName } from './names.ts'
import { unsaidNumber } from './numbers.ts'
import type { Operation, Reading } from './operation.ts'
import { readOperation } from './read-operation.ts'
import { refusedSubject, speaksOfInside } from './subjects.ts'

export interface CheckedOperations {
  kept: { index: number; operation: Operation }[]
  /** `why` is a word for counters, never what was said. */
  refused: { index: number; why: string }[]
}

const MOST_OPERATIONS = 20
const MOST_READ = 200
const MOST_WORDS = 30
const MOST_CHARACTERS = 240
const LONGEST_SUBJECT = 60
/** Scripts without spaces: about as many characters as say what one word says. */
const CHARACTERS_A_WORD = 4
const ALWAYS_ENDED = 2

function isTooLong(text: string): boolean {
  const unspaced = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu)?.length ?? 0
  return text.length > MOST_CHARACTERS || text.split(' ').length + unspaced / CHARACTERS_A_WORD > MOST_WORDS
}

/** The cited messages and the ones before and after, and the line that is replaced. */
function sourcesOf({ from, id }: Operation, reading: Reading): string[] {
  const turns = [...reading.context.slice(-1).map((turn) => ({ n: null, ...turn })), ...reading.messages]
  const near = turns.filter((_, at) =>
    turns.slice(Math.max(0, at - 1), at + 2).some(({ n }) => n !== null && from.includes(n)),
  )
  const replaced = reading.memory.filter((line) => line.id === id)
  return [...near, ...replaced].map(({ text }) => text)
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const YEARS_AHEAD = 10
const isDay = (day: string): boolean => {
  const time = DAY.test(day) ? Date.parse(day) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** A day that had passed when it was said, or that does not exist, is no end. */
function expiryOf({ expires, from }: Operation, { messages, today }: Reading): string | null {
  if (expires === null || !isDay(expires)) return null
  const said = messages.find(({ n }) => from.includes(n))?.at.slice(0, 10) ?? today
  const latest = `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`
  return expires >= said && expires <= latest ? expires : null
}

function refusal(operation: Operation, reading: Reading, said: SaidWords): string | null {
  const { op, id, from, about, text } = operation
  const own = reading.messages.filter((message) => message.from === 'person')
  if (!from.every((n) => own.some((message) => message.n === n))) return 'source'
  if (op !== 'add' && !reading.memory.some((line) => line.id === id)) return 'id'
  if (op === 'end') return null
  if (isTooLong(text) || about.length > LONGEST_SUBJECT) return 'length'
  if (speaksOfInside(text)) return 'inside'
  const subject = refusedSubject(about, text, reading.helper.name, said)
  if (subject) return subject
  if (unsaidNumber(text, sourcesOf(operation, reading), Number(reading.today.slice(0, 4)))) return 'number'
  const ownTexts = own.map((message) => message.text)
  return !isGerman(text, ownTexts) && unsaidName(text, said) ? 'name' : null
}

/** A line whose secret it is stays one; the person's own name is the person. */
function settled(operation: Operation, reading: Reading): Operation {
  const wasSecret = reading.memory.some(({ id, secret }) => id === operation.id && secret)
  const isPerson = reading.personName !== null && bareText(operation.about) === bareText(reading.personName)
  return {
    ...operation,
    about: isPerson || operation.about.toLowerCase() === 'self' ? 'self' : operation.about,
    expires: expiryOf(operation, reading),
    secret: operation.secret || wasSecret,
  }
}

/** Texts that stand already, those of lines that the answer itself changes left out. */
function textsThere({ memory }: Reading, operations: readonly (Operation | null)[]): Set<string> {
  const changed = new Set(operations.map((operation) => operation?.id))
  return new Set(memory.filter(({ id }) => !changed.has(id)).map(({ text }) => bareText(text)))
}

/**
 * What may be done of the operations that a model gave for this reading, each with its place in the answer, ends last:
 * a line that is both replaced and ended is replaced.
 */
export function checkOperations(operations: readonly unknown[], reading: Reading): CheckedOperations {
  const { memory, messages, context, personName } = reading
  const said = saidWords([...[...messages, ...context, ...memory].map(({ text }) => text), personName ?? ''])
  const given = operations.slice(0, MOST_READ).map(readOperation)
  const texts = textsThere(reading, given)
  const ids = new Set<number>()
  const kept: CheckedOperations['kept'] = []
  const refused: CheckedOperations['refused'] = []
  const ends: CheckedOperations['kept'] = []

  const keep = (index: number, operation: Operation, conflict: string | null): void => {
    if (conflict !== null || kept.length >= MOST_OPERATIONS) {
      refused.push({ index, why: conflict ?? 'too many' })
      return
    }
    if (operation.id !== null) ids.add(operation.id)
    texts.add(bareText(operation.text))
    kept.push({ index, operation })
  }
  const isChanged = ({ id }: Operation): boolean => id !== null && ids.has(id)

  for (const [index, raw] of given.entries()) {
    const operation = raw && settled(raw, reading)
    const why = operation ? refusal(operation, reading, said) : 'shape'
    if (!operation || why !== null) refused.push({ index, why: why ?? 'shape' })
    else if (operation.op === 'end') ends.push({ index, operation })
    else keep(index, operation, conflictOf(isChanged(operation), texts.has(bareText(operation.text))))
  }
  const ended = new Set(ends.filter(({ operation }) => !isChanged(operation)).map(({ operation }) => operation.id))
  const isTooMany = ended.size > Math.max(ALWAYS_ENDED, Math.floor(memory.length / 3))
  for (const { index, operation } of ends)
    keep(index, operation, isTooMany ? 'ends' : conflictOf(isChanged(operation), false))
  return { kept, refused }
}

const conflictOf = (isChanged: boolean, isThere: boolean): string | null => {
  if (isChanged) return 'twice'
  return isThere ? 'there' : null
}
