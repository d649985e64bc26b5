import { create } from './recall-module.ts'
import { printFigure } from './support/figures.ts'
import { type Asked, type Half, type Kind, type MadePerson, makeChanger, makePerson } from './support/recall-people.ts'
import { CASUAL_CHANGES } from './support/recall-sets/casual-changes.ts'
import { CHANGES } from './support/recall-sets/changes.ts'
import { RETOLD_CHANGES, UNCHANGED } from './support/recall-sets/retold.ts'

/**
 * How well recall finds earlier statements, through the product's own action: forty synthetic people from two halves of
 * the sets. The ranking was developed with the first half only. `-- development` or `-- held-out` runs one.
 */

const PEOPLE = 20
/** Of each other language. */
const FEWER_PEOPLE = 4
const FIRST = 10
const GOALS: Partial<Record<Kind, number>> = { plain: 95, 'other words': 65, updated: 95, changed: 95, 'by date': 90 }

/** Judged by how high the answer ranks. */
const BY_PLACE: ReadonlySet<Kind> = new Set(['by date', 'planned', 'unchanged'])

interface Tally {
  asked: number
  found: number
  reciprocal: number
  supersededFirst: number
}

type Module = Awaited<ReturnType<typeof create>>

const blank = (): Tally => ({ asked: 0, found: 0, reciprocal: 0, supersededFirst: 0 })

async function ask(module: Module, person: MadePerson, asked: Asked, tally: Tally): Promise<void> {
  const { text, helper, wanted, superseded } = asked
  const found = await module.query({ conversation: person.id, text, helper, askedAt: person.askedAt, k: FIRST })
  const ids = found.map(({ id }) => id)
  const place = ids.findIndex((id) => wanted.includes(id))
  const before = superseded === undefined ? -1 : ids.indexOf(superseded)
  tally.asked += 1
  if (place >= 0) tally.found += 1
  if (place >= 0) tally.reciprocal += 1 / (place + 1)
  if (before >= 0 && (place < 0 || before < place)) tally.supersededFirst += 1
}

function tell(half: Half, name: string, kind: Kind, { asked, found, reciprocal, supersededFirst }: Tally): void {
  const share = (count: number): number => (100 * count) / asked
  const note = `${half}, ${asked} questions, R@${FIRST} ${share(found).toFixed(1)}, MRR ${share(reciprocal).toFixed(1)}`
  const value = BY_PLACE.has(kind) ? reciprocal : found
  printFigure(name, share(value), kind === 'leak' ? { atMost: 0 } : { atLeast: GOALS[kind] ?? 0 }, '%', note)
  if (kind === 'updated' || kind === 'changed')
    printFigure(`${name}: superseded first`, share(supersededFirst), { atMost: 5 }, '%', half)
}

async function measure(half: Half): Promise<void> {
  const module = await create()
  const tallies = new Map<string, Tally & { kind: Kind }>()
  const askAll = async (person: MadePerson, nameOf: (kind: Kind) => string): Promise<void> => {
    await module.ingest({ id: person.id, turns: person.turns })
    for (const asked of person.questions) {
      const tally = tallies.getOrInsertComputed(nameOf(asked.kind), () => ({ ...blank(), kind: asked.kind }))
      await ask(module, person, asked, tally)
    }
  }
  for (let seed = 0; seed < PEOPLE; seed += 1) await askAll(makePerson(seed, half), (kind) => kind)
  for (const [language, changes] of Object.entries({ ...CHANGES, ...CASUAL_CHANGES, ...RETOLD_CHANGES }))
    for (let seed = 0; seed < (language.endsWith('English') ? PEOPLE : FEWER_PEOPLE); seed += 1)
      await askAll(makeChanger(seed, half, language, changes), (kind) => `${kind}, ${language}`)
  for (let seed = 0; seed < PEOPLE; seed += 1)
    await askAll(makeChanger(seed, half, 'unchanged', UNCHANGED, 'unchanged'), (kind) => kind)
  await module.close()
  for (const [name, tally] of tallies) tell(half, name, tally.kind, tally)
}

const halves: Half[] =
  process.argv[2] === 'development' || process.argv[2] === 'held-out' ? [process.argv[2]] : ['development', 'held-out']
for (const half of halves) await measure(half)
