import { bareText } from '../../text/words.ts'
import { isGerman, isMostlyGerman, isSubjectSaid, type SaidWords, saidWords, unsaidName } from './names.ts'
import { unsaidNumber } from './numbers.ts'
import { type Operation, type Reading, type ReadingLine, readOperation } from './operation.ts'
import { refusedSubject, speaksOfInside } from './subjects.ts'

interface Verdict {
  /** Its place in the answer. */
  index: number
  /** Null where it cannot be read. */
  operation: Operation | null
  /** Null if it may be done. */
  why: string | null
}

const MOST_OPERATIONS = 20
const ALWAYS_ENDED = 2
const SHARE_ENDED = 1 / 3

type Standing = Verdict & { operation: Operation }
const isStanding = (verdict: Verdict): verdict is Standing => verdict.operation !== null && verdict.why === null

function refuse(
  verdicts: readonly Verdict[],
  why: string,
  isRefused: (one: Standing, others: Standing[]) => boolean,
): Verdict[] {
  const standing = verdicts.filter(isStanding)
  const refused = new Set(standing.filter((one) => isRefused(one, standing)).map(({ index }) => index))
  return verdicts.map((verdict) => (refused.has(verdict.index) ? { ...verdict, why } : verdict))
}

const lastSource = ({ operation }: Standing): number => Math.max(...operation.from)

const STANDING: readonly Operation['op'][] = ['end', 'lift', 'replace']

/**
 * Of two operations on one line, a replacement stands before a lift, for the line may still be secret, and both before an end;
 * and what was said last before what was said first.
 */
function isOverruled(one: Standing, other: Standing): boolean {
  if (one === other || one.operation.id === null || one.operation.id !== other.operation.id) return false
  const [own = 0, others = 0] = [one, other].map(({ operation }) => STANDING.indexOf(operation.op))
  if (own !== others) return own < others
  return lastSource(one) < lastSource(other) || (lastSource(one) === lastSource(other) && one.index < other.index)
}

/** Refuses what an answer says twice, what stands already, and ends that would leave too little. */
function refuseContradictions(given: readonly Verdict[], memory: readonly ReadingLine[]): Verdict[] {
  const once = refuse(given, 'twice', (one, others) => others.some((other) => isOverruled(one, other)))
  const changed = new Set(once.filter(isStanding).map(({ operation }) => operation.id))
  const there = new Set(memory.filter(({ id }) => !changed.has(id)).map(({ text }) => bareText(text)))
  const fresh = refuse(once, 'there', ({ operation, index }, others) => {
    const text = bareText(operation.text)
    const isAsText = (other: Standing): boolean => other.index < index && bareText(other.operation.text) === text
    return operation.op !== 'end' && (there.has(text) || others.some(isAsText))
  })
  const most = Math.max(ALWAYS_ENDED, Math.floor(memory.length * SHARE_ENDED))
  const spared = refuse(
    fresh,
    'ends',
    ({ operation }, others) =>
      operation.op === 'end' && others.filter((other) => other.operation.op === 'end').length > most,
  )
  return refuse(spared, 'too many', (one, others) => others.indexOf(one) >= MOST_OPERATIONS)
}

export interface CheckedOperations {
  kept: { index: number; operation: Operation }[]
  /** `why` is a word for counters, never what was said. */
  refused: { index: number; why: string }[]
}

const MOST_READ = 60
const MOST_WORDS = 30
const MOST_CHARACTERS = 240
const LONGEST_SUBJECT = 60
/** Scripts without spaces: about as many characters as say what one word says. */
const CHARACTERS_A_WORD = 4
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/gu

function isTooLong(text: string): boolean {
  const words = text.split(' ').filter((word) => /[\p{L}\p{N}]/u.test(word)).length
  const unspaced = text.match(UNSPACED)?.length ?? 0
  return text.length > MOST_CHARACTERS || words + unspaced / CHARACTERS_A_WORD > MOST_WORDS
}

/** The cited messages and the ones before and after, and the line that is replaced. */
function sourcesOf({ from, id }: Operation, { context, messages, memory }: Reading): string[] {
  const turns = [...context.slice(-1).map(({ text }) => ({ n: null, text })), ...messages]
  const isCited = ({ n }: { n: number | null }): boolean => n !== null && from.includes(n)
  const near = turns.filter((_, at) => turns.slice(Math.max(0, at - 1), at + 2).some(isCited))
  return [...near, ...memory.filter((line) => line.id === id)].map(({ text }) => text)
}

/** What is the same for all operations of an answer. */
interface Heard {
  said: SaidWords
  /** Names in a text without a sign of its language cannot be told. */
  isGerman: boolean
}

function hear({ messages, context, memory, personName }: Reading): Heard {
  const own = [...messages.filter(({ from }) => from === 'person'), ...memory].map(({ text }) => text)
  const all = [...messages, ...context, ...memory].map(({ text }) => text)
  return { said: saidWords([...all, personName ?? '']), isGerman: isMostlyGerman(own) }
}

function refusalOfText(operation: Operation, reading: Reading, heard: Heard): string | null {
  const { about, text } = operation
  if (isTooLong(text) || about.length > LONGEST_SUBJECT) return 'length'
  if (bareText(text).length < 2) return 'shape'
  if (speaksOfInside(text)) return 'inside'
  const subject = refusedSubject(operation, reading.helper, heard.said)
  if (subject) return subject
  if (unsaidNumber(text, sourcesOf(operation, reading), Number(reading.today.slice(0, 4)))) return 'number'
  const tellsNames = !heard.isGerman && !isGerman(text)
  return tellsNames && unsaidName(text, heard.said) ? 'name' : null
}

function refusal(operation: Operation, reading: Reading, heard: Heard): string | null {
  const { op, id, from } = operation
  const isOwn = (number: number): boolean =>
    reading.messages.some((message) => message.n === number && message.from === 'person')
  if (!from.every(isOwn)) return 'source'
  if (op !== 'add' && !reading.memory.some((line) => line.id === id)) return 'id'
  return op === 'end' ? null : refusalOfText(operation, reading, heard)
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const YEARS_AHEAD = 10

function isDay(day: string): boolean {
  const time = DAY.test(day) ? Date.parse(day) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** A day that had passed when it was said, that is far away or does not exist, is no end. */
function expiryOf({ expires, from }: Operation, { messages, today }: Reading): string | null {
  if (expires === null || !isDay(expires)) return null
  const said = messages.find(({ n }) => from.includes(n))?.at.slice(0, 10) ?? today
  const latest = `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`
  return expires >= said && expires <= latest ? expires : null
}

/** Says whom it is about, where the sentence leaves that out: `Nia: allergic to peanuts`. */
function named(operation: Operation): Operation {
  const { op, about, text } = operation
  const [name = ''] = about.split(/\s*[(（]/)
  const isName = about !== 'self' && (name !== name.toLowerCase() || name === name.toUpperCase())
  const said = saidWords([text])
  if (op === 'end' || !isName || name.split(' ').some((word) => isSubjectSaid(word, said))) return operation
  return { ...operation, text: `${name}: ${text}` }
}

/** What code knows better: a line that was secret stays so unless it is lifted, and the person's own name is `self`. */
function corrected(operation: Operation | null, reading: Reading): Operation | null {
  if (!operation) return null
  const wasSecret = reading.memory.some(({ id, secret }) => id === operation.id && secret)
  const isLifted = operation.op === 'lift' && wasSecret && !operation.secret
  const own = ['self', ...(reading.personName === null ? [] : [bareText(reading.personName)])]
  return {
    ...operation,
    op: operation.op === 'lift' && !isLifted ? 'replace' : operation.op,
    about: own.includes(bareText(operation.about)) ? 'self' : operation.about,
    expires: expiryOf(operation, reading),
    secret: !isLifted && (operation.secret || wasSecret),
  }
}

/** What is said where a secret line ends may tell it as it goes on: only a lift shares it. */
function withoutSlips(kept: CheckedOperations['kept'], { memory }: Reading): CheckedOperations['kept'] {
  const secrets = new Set(memory.filter(({ secret }) => secret).map(({ id }) => id))
  const ended = kept.filter(({ operation: { op, id } }) => op === 'end' && id !== null && secrets.has(id))
  const places = new Set(ended.flatMap(({ operation }) => operation.from))
  return kept.map(({ index, operation }) => {
    const isSlip = operation.op === 'add' && operation.from.some((n) => places.has(n))
    return { index, operation: isSlip ? { ...operation, secret: true } : operation }
  })
}

/** What may be done of the operations that a model gave for this reading, each with its place in the answer. */
export function checkOperations(operations: readonly unknown[], reading: Reading): CheckedOperations {
  const heard = hear(reading)
  const verdicts = operations.slice(0, MOST_READ).map((given, index): Verdict => {
    const operation = corrected(readOperation(given), reading)
    if (!operation) return { index, operation, why: 'shape' }
    const why = refusal(operation, reading, heard)
    return { index, operation: why === null ? named(operation) : operation, why }
  })
  const checked: CheckedOperations = { kept: [], refused: [] }
  for (const { index, operation, why } of refuseContradictions(verdicts, reading.memory)) {
    if (operation && why === null) checked.kept.push({ index, operation })
    else checked.refused.push({ index, why: why ?? 'shape' })
  }
  return { ...checked, kept: withoutSlips(checked.kept, reading) }
}
