import { checkOperations } from '../src/core/memory/reading/check-operations.ts'
import type { Reading } from '../src/core/memory/reading/operation.ts'

/** What the product would do of the operations of a model, for external evaluation on other readings. */

export interface GivenOperation {
  op: string
  id: number | null
  text: string
  about: string
  kind: string
  from: number[]
  expires: string | null
  secret: boolean
  /** Of a wrong one. */
  why?: string
}

export interface GivenReading {
  /** `2026-11-23`, or in words: `Mon, Nov 23, 2026`. */
  today: string
  timeZone: string
  helper: { name: string; persona: string }
  memory: { id: number; day: string; text: string; secret?: boolean }[]
  messages: { n: number; at: string; from: 'person' | 'helper'; text: string }[]
  right: GivenOperation[]
  wrong: GivenOperation[]
}

/** These are one answer together; every other wrong one is its own. */
const TOGETHER = 'ends everything'

function isoDay(day: string): string {
  if (/^\d{4}-\d{2}-\d{2}/.test(day)) return day.slice(0, 10)
  return new Date(`${day} UTC`).toISOString().slice(0, 10)
}

const readingOf = ({ today, timeZone, helper, memory, messages }: GivenReading): Reading => ({
  today: isoDay(today),
  timeZone,
  helper,
  personName: null,
  memory: memory.map((line) => ({ ...line, day: isoDay(line.day) })),
  context: [],
  messages: messages.map((message) => ({ ...message, at: message.at.replace('T', ' ').slice(0, 16) })),
})

/** Places in `right` followed by `wrong`. */
export function applyReading(given: GivenReading): { kept: number[]; refused: number[] } {
  const reading = readingOf(given)
  const all = [...given.right, ...given.wrong]
  const places = all.map((_, place) => place)
  const isWrong = (place: number): boolean => place >= given.right.length
  const isTogether = (place: number): boolean => isWrong(place) && all[place]?.why === TOGETHER
  const answers = [
    places.filter((place) => !isWrong(place)),
    places.filter(isTogether),
    ...places.filter((place) => isWrong(place) && !isTogether(place)).map((place) => [place]),
  ]
  const kept = answers.flatMap((answer) =>
    checkOperations(
      answer.map((place) => all[place]),
      reading,
    ).kept.map(({ index }) => answer[index] ?? -1),
  )
  return { kept: kept.sort((one, other) => one - other), refused: places.filter((place) => !kept.includes(place)) }
}
