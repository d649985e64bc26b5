import { visibleName } from '../../text/plain-line.ts'
import { MEMORY_CATEGORIES, MEMORY_KINDS } from '../kinds.ts'
import type { Operation } from './operation.ts'

const OPS = ['add', 'replace', 'lift', 'end'] as const
const MOST_SOURCES = 50
/** Far above what is kept: nothing longer is even looked at. */
const LONGEST = 2000
const NUMBER = /^#?(\d{1,9})$/

/** Own fields only, so that no prototype speaks. */
export const field = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined

/** Empty if it is no text. */
export const textField = (value: unknown, name: string, longest: number): string => {
  const text = field(value, name)
  return typeof text === 'string' ? visibleName(text.slice(0, longest)) : ''
}

export function numberOf(value: unknown): number | null {
  if (typeof value === 'string') return Number(NUMBER.exec(value.trim().slice(0, 12))?.[1] ?? Number.NaN) || null
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null
}

const oneOf = <Word extends string>(words: readonly Word[], value: string): Word | undefined =>
  words.find((word) => word === value.toLowerCase())

function sourcesOf(value: unknown): number[] | null {
  const listed: unknown[] = Array.isArray(value) ? value.slice(0, MOST_SOURCES) : [value]
  const numbers = listed.map(numberOf)
  return numbers.includes(null) ? null : [...new Set(numbers as number[])].sort((one, other) => one - other)
}

/** Whatever is not plainly false: some models write `"yes"` or 1. */
const isSaidSecret = (secret: unknown): boolean =>
  !['', 'false', 'no', 'none', 'null', '0'].includes(String(secret ?? '').toLowerCase())

/** An operation in whatever form a model gave it; null where op, id, sources or text are missing. */
export function readOperation(value: unknown): Operation | null {
  const op = oneOf(OPS, textField(value, 'op', LONGEST))
  const from = sourcesOf(field(value, 'from'))
  const id = op === 'add' ? null : numberOf(field(value, 'id'))
  const text = op === 'end' ? '' : textField(value, 'text', LONGEST)
  if (!op || !from || from.length === 0 || (op !== 'add' && id === null) || (op !== 'end' && text === '')) return null
  return {
    op,
    id,
    from,
    about: textField(value, 'about', LONGEST) || 'self',
    kind: oneOf(MEMORY_KINDS, textField(value, 'kind', LONGEST)) ?? 'fact',
    category: oneOf(MEMORY_CATEGORIES, textField(value, 'category', LONGEST)) ?? 'other',
    text,
    expires: textField(value, 'expires', LONGEST).slice(0, 10) || null,
    secret: isSaidSecret(field(value, 'secret')),
  }
}
