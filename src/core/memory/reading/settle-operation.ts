import { bareText } from './folded.ts'
import type { Operation, Reading } from './operation.ts'

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

/** What code knows better: a line that was secret stays so, and the person's own name is `self`. */
export function settled(operation: Operation | null, reading: Reading): Operation | null {
  if (!operation) return null
  const wasSecret = reading.memory.some(({ id, secret }) => id === operation.id && secret)
  const own = ['self', ...(reading.personName === null ? [] : [bareText(reading.personName)])]
  return {
    ...operation,
    about: own.includes(bareText(operation.about)) ? 'self' : operation.about,
    expires: expiryOf(operation, reading),
    secret: operation.secret || wasSecret,
  }
}
