import type { Element, Pattern } from './patterns.ts'

/** A match of a rule: the positions of its first and last token. */
export interface Match {
  rule: number
  from: number
  to: number
}

export interface Meaning {
  /** The word's own symbol, and those of groups and stems that include it. */
  symbols: readonly number[]
  /** The nodes it leads to at the start of a rule, and at the start of a clause. */
  begins: readonly number[]
  clauseBegins: readonly number[]
}

export interface MatcherToken {
  meaning: Meaning
  startsClause: boolean
  endsClause: boolean
  endsSentence: boolean
  /** Whether a sentence starts here; matches cross it only in gaps that may. */
  startsSentence: boolean
}

const ROOT = 0
const START_ROOT = 1
const NONE = -1
const ANY_WORD = '*'
/** Above this many edges a node is looked up by a token's symbols; below it, its edges are scanned. */
const MANY_EDGES = 12

/** A node and a number as one key: building takes a few tables, instead of a map and four lists for each node. */
const pairOf = (node: number, item: number): number => node * MOST_ITEMS + item
const nodeOf = (pair: number): number => Math.floor(pair / MOST_ITEMS)
const itemOf = (pair: number): number => pair % MOST_ITEMS
const MOST_ITEMS = 2 ** 20

type Gap = Extract<Element, { kind: 'gap' }>
type End = Extract<Element, { kind: 'end' }>

/** Shares common prefixes of rules. */
class Builder {
  readonly symbols = new Map<string, number>()
  /** The node that a node leads to by a symbol. */
  readonly edges = new Map<number, number>()
  /** For each node, the one after any one token. */
  readonly any: number[] = []
  /** Epsilon transitions. */
  readonly through = new Set<number>()
  /** Epsilon transitions at the end of a clause. */
  readonly throughAtEnd = new Set<number>()
  readonly throughAtSentenceEnd = new Set<number>()
  readonly rules = new Set<number>()
  /** Nodes of gaps that cross sentences. */
  readonly crossing = new Set<number>()
  /** The end nodes of choices and gaps, for sharing. */
  readonly #ends = new Map<string, number>()

  constructor() {
    this.#add()
    this.#add()
  }

  #add(): number {
    return this.any.push(NONE) - 1
  }

  insert({ elements, atStart }: Pattern, rule: number): void {
    this.rules.add(pairOf(this.#afterAll(atStart ? START_ROOT : ROOT, elements), rule))
  }

  #afterAll(from: number, elements: readonly Element[]): number {
    let at = from
    for (const element of elements) at = this.#afterElement(at, element)
    return at
  }

  #afterElement(at: number, element: Element): number {
    if (element.kind === 'word') return this.#after(at, element.symbol)
    const key = `${at} ${keyOf(element)}`
    const known = this.#ends.get(key)
    if (known !== undefined) return known
    const end = this.#add()
    this.#ends.set(key, end)
    if (element.kind === 'gap') this.#bridge(at, end, element)
    else if (element.kind === 'end') this.#throughAt(element).add(pairOf(at, end))
    else {
      for (const option of element.options) this.through.add(pairOf(this.#afterAll(at, option), end))
      if (element.optional) this.through.add(pairOf(at, end))
    }
    return end
  }

  #throughAt({ of }: End): Set<number> {
    return of === 'clause' ? this.throughAtEnd : this.throughAtSentenceEnd
  }

  #after(at: number, symbol: string): number {
    if (symbol === ANY_WORD) return this.#afterAny(at)
    const number = this.symbols.get(symbol) ?? this.symbols.size
    this.symbols.set(symbol, number)
    const edge = pairOf(at, number)
    const next = this.edges.get(edge) ?? this.#add()
    this.edges.set(edge, next)
    return next
  }

  #afterAny(at: number): number {
    const next = this.any[at] === NONE ? this.#add() : (this.any[at] ?? NONE)
    this.any[at] = next
    return next
  }

  /** Connects two nodes by a gap of up to `most` words. */
  #bridge(from: number, to: number, { most, crosses }: Gap): void {
    let at = this.#add()
    this.through.add(pairOf(from, at))
    for (let skipped = 0; skipped <= most; skipped += 1) {
      this.through.add(pairOf(at, to))
      if (crosses) this.crossing.add(at).add(to)
      if (skipped < most) at = this.#afterAny(at)
    }
  }
}

const keyOf = (element: Exclude<Element, { kind: 'word' }>): string =>
  element.kind === 'gap'
    ? `${element.crosses ? '...' : '..'}${element.most}`
    : element.kind === 'end'
      ? `${element.of} end`
      : element.text

/** Lists of numbers in one array: list `nth` spans from `starts[nth]` to `starts[nth + 1]`. */
interface Lists {
  starts: Int32Array
  items: Int32Array
}

const byNode = (pairs: Iterable<number>): number[] => [...pairs].sort((one, other) => nodeOf(one) - nodeOf(other))

/** The items of each node, from pairs ordered by node. */
function listsOf(pairs: readonly number[], nodes: number): Lists {
  const starts = new Int32Array(nodes + 1)
  for (const pair of pairs) starts[nodeOf(pair) + 1] = (starts[nodeOf(pair) + 1] ?? 0) + 1
  for (let node = 0; node < nodes; node += 1) starts[node + 1] = (starts[node + 1] ?? 0) + (starts[node] ?? 0)
  return { starts, items: Int32Array.from(pairs, itemOf) }
}

/** Edges by node: their symbols, and where they lead. */
interface Edges extends Lists {
  targets: Int32Array
}

function edgesOf(edges: ReadonlyMap<number, number>, nodes: number): Edges {
  const ordered = byNode(edges.keys())
  return { ...listsOf(ordered, nodes), targets: Int32Array.from(ordered, (edge) => edges.get(edge) ?? NONE) }
}

/** The targets of a node by symbol. */
function targetsOf({ starts, items, targets }: Edges, node: number): Map<number, number> {
  const [from, to] = [starts[node], starts[node + 1]]
  const reached = targets.subarray(from, to)
  return new Map(Array.from(items.subarray(from, to), (symbol, nth) => [symbol, reached[nth] ?? NONE]))
}

type Hubs = ReadonlyMap<number, ReadonlyMap<number, number>>

function hubsOf(edges: Edges): Hubs {
  const hubs = new Map<number, Map<number, number>>()
  for (const [node, from] of edges.starts.entries()) {
    if ((edges.starts[node + 1] ?? 0) - from > MANY_EDGES) hubs.set(node, targetsOf(edges, node))
  }
  return hubs
}

/** The nodes that symbols lead to from a root, epsilon transitions included. */
type Beginnings = ReadonlyMap<number, readonly number[]>

function beginningsOf(edges: Edges, through: Lists, root: number): Beginnings {
  const targets = new Map<number, number[]>()
  const collect = (node: number): void => {
    for (const [symbol, next] of targetsOf(edges, node)) targets.set(symbol, [...(targets.get(symbol) ?? []), next])
    for (const next of through.items.subarray(through.starts[node], through.starts[node + 1])) collect(next)
  }
  collect(root)
  return targets
}

interface Reading {
  place: MatcherToken
  at: number
  /** Number of the current token. It keeps counting across texts, so that the arrays need no clearing. */
  tick: number
  /** Active nodes after this token, each followed by the position where its match began. */
  next: number[]
  found: Match[]
}

export const MEANS_NOTHING: Meaning = { symbols: [], begins: [], clauseBegins: [] }

const NOWHERE: MatcherToken = {
  meaning: MEANS_NOTHING,
  startsClause: false,
  endsClause: false,
  endsSentence: false,
  startsSentence: false,
}
const LAST_TICK = 2 ** 30

/** Reads a text once, however many rules there are. The first match to reach a node in a token enters it. */
export class Matcher {
  readonly symbols: ReadonlyMap<string, number>
  readonly #any: Int32Array
  readonly #edges: Edges
  readonly #hubs: Hubs
  readonly #through: Lists
  readonly #throughAtEnd: Lists
  readonly #throughAtSentenceEnd: Lists
  readonly #rules: Lists
  readonly #crossing: ReadonlySet<number>
  /** Nodes with outgoing edges. */
  readonly #leadsOn: Uint8Array
  readonly #beginnings: Beginnings
  readonly #clauseBeginnings: Beginnings
  /** The tick at which each node was last entered, and each symbol last seen. */
  readonly #entered: Int32Array
  readonly #present: Int32Array
  #tick = 0

  constructor(rules: Iterable<{ pattern: Pattern; rule: number }>) {
    const builder = new Builder()
    for (const { pattern, rule } of rules) builder.insert(pattern, rule)
    const nodes = builder.any.length
    const lists = (pairs: Iterable<number>): Lists => listsOf(byNode(pairs), nodes)
    this.symbols = builder.symbols
    this.#any = Int32Array.from(builder.any)
    this.#edges = edgesOf(builder.edges, nodes)
    this.#hubs = hubsOf(this.#edges)
    this.#through = lists(builder.through)
    this.#throughAtEnd = lists(builder.throughAtEnd)
    this.#throughAtSentenceEnd = lists(builder.throughAtSentenceEnd)
    this.#rules = lists(builder.rules)
    this.#crossing = builder.crossing
    const { starts } = this.#edges
    this.#leadsOn = Uint8Array.from(this.#any, (any, node) =>
      any !== NONE || starts[node] !== starts[node + 1] ? 1 : 0,
    )
    this.#beginnings = beginningsOf(this.#edges, this.#through, ROOT)
    this.#clauseBeginnings = beginningsOf(this.#edges, this.#through, START_ROOT)
    this.#entered = new Int32Array(nodes)
    this.#present = new Int32Array(this.symbols.size)
  }

  meaningOf(symbols: readonly number[]): Meaning {
    const targets = (beginnings: Beginnings): number[] => symbols.flatMap((symbol) => beginnings.get(symbol) ?? [])
    return { symbols, begins: targets(this.#beginnings), clauseBegins: targets(this.#clauseBeginnings) }
  }

  /** Ordered by end. */
  run(places: readonly MatcherToken[]): Match[] {
    this.#windBack(places.length)
    const reading: Reading = { place: NOWHERE, at: 0, tick: 0, next: [], found: [] }
    let active: number[] = []
    for (const [at, place] of places.entries()) {
      this.#begin(reading, place, at)
      if (place.startsSentence) active = this.#thatCross(active)
      for (let nth = 0; nth < active.length; nth += 2) this.#step(active[nth] ?? 0, active[nth + 1] ?? 0, reading)
      for (const node of place.meaning.begins) this.#enter(node, at, reading)
      if (place.startsClause) for (const node of place.meaning.clauseBegins) this.#enter(node, at, reading)
      active = reading.next
    }
    return reading.found
  }

  /** Of nodes, each followed by where its match began. */
  #thatCross(active: readonly number[]): number[] {
    return active.filter((_, nth) => this.#crossing.has(active[nth - (nth % 2)] ?? 0))
  }

  #windBack(words: number): void {
    if (this.#tick + words < LAST_TICK) return
    this.#tick = 0
    this.#entered.fill(0)
    this.#present.fill(0)
  }

  #begin(reading: Reading, place: MatcherToken, at: number): void {
    this.#tick += 1
    reading.tick = this.#tick
    reading.place = place
    reading.at = at
    reading.next = []
    for (const symbol of place.meaning.symbols) this.#present[symbol] = this.#tick
  }

  #step(index: number, from: number, reading: Reading): void {
    const { starts, items, targets } = this.#edges
    const first = starts[index] ?? 0
    const end = starts[index + 1] ?? 0
    if (end - first > MANY_EDGES) this.#stepHub(index, from, reading)
    else {
      for (let edge = first; edge < end; edge += 1) {
        const isMet = this.#present[items[edge] ?? 0] === reading.tick
        if (isMet) this.#enter(targets[edge] ?? 0, from, reading)
      }
    }
    const any = this.#any[index] ?? NONE
    if (any !== NONE) this.#enter(any, from, reading)
  }

  #stepHub(index: number, from: number, reading: Reading): void {
    const targets = this.#hubs.get(index)
    for (const symbol of reading.place.meaning.symbols) {
      const next = targets?.get(symbol)
      if (next !== undefined) this.#enter(next, from, reading)
    }
  }

  #enter(index: number, from: number, reading: Reading): void {
    if (this.#entered[index] === reading.tick) return
    this.#entered[index] = reading.tick
    const { starts, items } = this.#rules
    for (let nth = starts[index] ?? 0; nth < (starts[index + 1] ?? 0); nth += 1) {
      reading.found.push({ rule: items[nth] ?? 0, from, to: reading.at })
    }
    if (this.#leadsOn[index] === 1) reading.next.push(index, from)
    this.#enterAll(this.#through, index, from, reading)
    if (reading.place.endsClause) this.#enterAll(this.#throughAtEnd, index, from, reading)
    if (reading.place.endsSentence) this.#enterAll(this.#throughAtSentenceEnd, index, from, reading)
  }

  #enterAll({ starts, items }: Lists, index: number, from: number, reading: Reading): void {
    const end = starts[index + 1] ?? 0
    for (let nth = starts[index] ?? 0; nth < end; nth += 1) this.#enter(items[nth] ?? 0, from, reading)
  }
}
