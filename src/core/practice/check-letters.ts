/** `accent`: the letter is right and its accent is not; `missing`: it was left out; `extra`: it does not belong there. */
export type LetterState = 'right' | 'accent' | 'wrong' | 'missing' | 'extra'

export interface CheckedLetter {
  /** As it should be; an extra one as it was written. */
  letter: string
  state: LetterState
}

export type Verdict = 'right' | 'nearly' | 'wrong'

const MARKS = /\p{M}/gu
const EVERY_APOSTROPHE = /[’ʼ`´]/g
const ENDING = /[\s.!?…。！？]+$/u

const lettersOf = (text: string): string[] => [
  ...text.normalize('NFC').replace(EVERY_APOSTROPHE, "'").trim().replace(/\s+/g, ' ').replace(ENDING, ''),
]
const folded = (letter: string): string => letter.toLowerCase()
const bare = (letter: string): string => folded(letter).normalize('NFD').replace(MARKS, '')

const costOf = (expected: string, written: string): number => {
  if (folded(expected) === folded(written)) return 0
  return bare(expected) === bare(written) ? 0.5 : 1
}

const COST_OF: Record<LetterState, number> = { right: 0, accent: 0.5, wrong: 1, missing: 1, extra: 1 }

interface Path {
  cost: number
  letters: readonly CheckedLetter[]
}

const extend = ({ cost, letters }: Path, letter: string, state: LetterState): Path => ({
  cost: cost + COST_OF[state],
  letters: [...letters, { letter, state }],
})

const substitute = (path: Path, expected: string, written: string): Path => {
  const cost = costOf(expected, written)
  return extend(path, expected, cost === 0 ? 'right' : cost === 1 ? 'wrong' : 'accent')
}

const cheapest = (paths: readonly Path[]): Path => paths.reduce((best, path) => (path.cost < best.cost ? path : best))

/** Compares what was written with what was expected: capitals, blanks and the full stop do not count. */
export function checkLetters(expected: string, written: string): CheckedLetter[] {
  const target = lettersOf(expected)
  const given = lettersOf(written).slice(0, 2 * target.length + 10)
  const start: Path = { cost: 0, letters: [] }
  let row = [start]
  for (const letter of given) row.push(extend(row.at(-1) ?? start, letter, 'extra'))
  for (const letter of target) {
    const next = [extend(row[0] ?? start, letter, 'missing')]
    for (const [index, writtenLetter] of given.entries()) {
      next.push(
        cheapest([
          substitute(row[index] ?? start, letter, writtenLetter),
          extend(row[index + 1] ?? start, letter, 'missing'),
          extend(next[index] ?? start, writtenLetter, 'extra'),
        ]),
      )
    }
    row = next
  }
  return [...(row.at(-1) ?? start).letters]
}

/** `nearly`: accents, or one letter in five. */
export function verdictOf(letters: readonly CheckedLetter[]): Verdict {
  const cost = letters.reduce((sum, { state }) => sum + COST_OF[state], 0)
  if (cost === 0) return 'right'
  return cost <= Math.max(1, letters.length / 5) ? 'nearly' : 'wrong'
}
