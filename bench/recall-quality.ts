import { create } from './recall-module.ts'
import { printFigure } from './support/figures.ts'
import { type Asked, type Half, type Kind, type MadePerson, makePerson } from './support/recall-people.ts'

/**
 * How well recall finds earlier statements, through the product's own action: forty synthetic people from two halves of
 * the sets. `-- development` or `-- held-out` runs one.
 */

const PEOPLE = 20
const FIRST = 10
const GOALS: Partial<Record<Kind, number>> = { plain: 95, 'other words': 65, updated: 85, 'by date': 80 }

/** Judged by how high the answer ranks. */
const BY_PLACE: ReadonlySet<Kind> = new Set(['by date', 'planned'])

interface Tally {
  asked: number
  found: number
  reciprocal: number
}

type Module = Awaited<ReturnType<typeof create>>

const blank = (): Tally => ({ asked: 0, found: 0, reciprocal: 0 })

async function ask(module: Module, person: MadePerson, asked: Asked, tally: Tally): Promise<void> {
  const { text, helper, wanted } = asked
  const found = await module.query({ conversation: person.id, text, helper, askedAt: person.askedAt, k: FIRST })
  const ids = found.map(({ id }) => id)
  const place = ids.findIndex((id) => wanted.includes(id))
  tally.asked += 1
  if (place >= 0) tally.found += 1
  if (place >= 0) tally.reciprocal += 1 / (place + 1)
}

function tell(half: Half, kind: Kind, { asked, found, reciprocal }: Tally): void {
  const share = (count: number): number => (100 * count) / asked
  const note = `${half}, ${asked} questions, R@${FIRST} ${share(found).toFixed(1)}, MRR ${share(reciprocal).toFixed(1)}`
  const value = BY_PLACE.has(kind) ? reciprocal : found
  printFigure(kind, share(value), kind === 'leak' ? { atMost: 0 } : { atLeast: GOALS[kind] ?? 0 }, '%', note)
}

async function measure(half: Half): Promise<void> {
  const module = await create()
  const tallies = new Map<Kind, Tally>()
  for (let seed = 0; seed < PEOPLE; seed += 1) {
    const person = makePerson(seed, half)
    await module.ingest({ id: person.id, turns: person.turns })
    for (const asked of person.questions)
      await ask(module, person, asked, tallies.getOrInsertComputed(asked.kind, blank))
  }
  await module.close()
  for (const [kind, tally] of tallies) tell(half, kind, tally)
}

const halves: Half[] =
  process.argv[2] === 'development' || process.argv[2] === 'held-out' ? [process.argv[2]] : ['development', 'held-out']
for (const half of halves) await measure(half)
