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
  /** Whether a sentence starts here; no match crosses it. */
  startsSentence: boolean
}

interface Node {
  edges: Map<number, number>
  /** The node after any one token. */
  any: number
  /** Epsilon transitions. */
  through: number[]
  /** Epsilon transitions at the end of a clause. */
  throughAtEnd: number[]
  rules: number[]
}

const ROOT = 0
const START_ROOT = 1
const NONE = -1
const ANY_WORD = '*'
/** Above this many edges a node is looked up by a token's symbols; below it, its edges are scanned. */
const MANY_EDGES = 12

/** Shares common prefixes of rules. */
class Builder {
  readonly nodes: Node[] = []
  readonly symbols = new Map<string, number>()
  /** The end nodes of choices and gaps, for sharing. */
  readonly #ends = new Map<string, number>()

  constructor() {
    this.#add()
    this.#add()
  }

  #add(): number {
    this.nodes.push({ edges: new Map(), any: NONE, through: [], throughAtEnd: [], rules: [] })
    return this.nodes.length - 1
  }

  #at(index: number): Node {
    const node = this.nodes[index]
    if (!node) throw new Error(`There is no node ${index}.`)
    return node
  }

  insert({ elements, atStart }: Pattern, rule: number): void {
    const { rules } = this.#at(this.#afterAll(atStart ? START_ROOT : ROOT, elements))
    if (!rules.includes(rule)) rules.push(rule)
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
    if (element.kind === 'gap') this.#bridge(at, end, element.most)
    else if (element.kind === 'end') this.#at(at).throughAtEnd.push(end)
    else {
      for (const option of element.options) this.#at(this.#afterAll(at, option)).through.push(end)
      if (element.optional) this.#at(at).through.push(end)
    }
    return end
  }

  #after(at: number, symbol: string): number {
    if (symbol === ANY_WORD) return this.#afterAny(at)
    const number = this.symbols.get(symbol) ?? this.symbols.size
    this.symbols.set(symbol, number)
    const { edges } = this.#at(at)
    const next = edges.get(number) ?? this.#add()
    edges.set(number, next)
    return next
  }

  #afterAny(at: number): number {
    const node = this.#at(at)
    if (node.any === NONE) node.any = this.#add()
    return node.any
  }

  /** Connects two nodes by a gap of up to `most` words. */
  #bridge(from: number, to: number, most: number): void {
    let at = from
    for (let skipped = 0; skipped < most; skipped += 1) {
      this.#at(at).through.push(to)
      at = this.#afterAny(at)
    }
    this.#at(at).through.push(to)
  }
}

const keyOf = (element: Exclude<Element, { kind: 'word' }>): string =>
  element.kind === 'gap' ? `..${element.most}` : element.kind === 'end' ? '$' : element.text

/** Lists of numbers in one array: list `nth` spans from `starts[nth]` to `starts[nth + 1]`. */
interface Lists {
  starts: Int32Array
  items: Int32Array
}

function joinLists(lists: readonly (readonly number[])[]): Lists {
  const starts = new Int32Array(lists.length + 1)
  for (const [nth, list] of lists.entries()) starts[nth + 1] = (starts[nth] ?? 0) + list.length
  return { starts, items: Int32Array.from(lists.flat()) }
}

/** The nodes that symbols lead to from a root, epsilon transitions included. */
type Beginnings = ReadonlyMap<number, readonly number[]>

function beginningsOf(nodes: readonly Node[], root: number): Beginnings {
  const targets = new Map<number, number[]>()
  const collect = (index: number): void => {
    const node = nodes[index]
    for (const [symbol, next] of node?.edges ?? []) targets.set(symbol, [...(targets.get(symbol) ?? []), next])
    for (const next of node?.through ?? []) collect(next)
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

const NOWHERE: MatcherToken = { meaning: MEANS_NOTHING, startsClause: false, endsClause: false, startsSentence: false }
const LAST_TICK = 2 ** 30

/** Reads a text once, however many rules there are. The first match to reach a node in a token enters it. */
export class Matcher {
  readonly symbols: ReadonlyMap<string, number>
  readonly #any: Int32Array
  readonly #labels: Lists
  readonly #targets: Int32Array
  readonly #hubs: readonly (ReadonlyMap<number, number> | null)[]
  readonly #through: Lists
  readonly #throughAtEnd: Lists
  readonly #rules: Lists
  /** Nodes with outgoing edges. */
  readonly #leadsOn: Uint8Array
  readonly #beginnings: Beginnings
  readonly #clauseBeginnings: Beginnings
  /** The tick at which each node was last entered, and each symbol last seen. */
  readonly #entered: Int32Array
  readonly #present: Int32Array
  #tick = 0

  constructor(rules: readonly { pattern: Pattern; rule: number }[]) {
    const builder = new Builder()
    for (const { pattern, rule } of rules) builder.insert(pattern, rule)
    const { nodes, symbols } = builder
    this.symbols = symbols
    this.#any = Int32Array.from(nodes, ({ any }) => any)
    this.#labels = joinLists(nodes.map(({ edges }) => [...edges.keys()]))
    this.#targets = Int32Array.from(nodes.flatMap(({ edges }) => [...edges.values()]))
    this.#hubs = nodes.map(({ edges }) => (edges.size > MANY_EDGES ? edges : null))
    this.#through = joinLists(nodes.map(({ through }) => through))
    this.#throughAtEnd = joinLists(nodes.map(({ throughAtEnd }) => throughAtEnd))
    this.#rules = joinLists(nodes.map((node) => node.rules))
    this.#leadsOn = Uint8Array.from(nodes, ({ edges, any }) => (edges.size > 0 || any !== NONE ? 1 : 0))
    this.#beginnings = beginningsOf(nodes, ROOT)
    this.#clauseBeginnings = beginningsOf(nodes, START_ROOT)
    this.#entered = new Int32Array(nodes.length)
    this.#present = new Int32Array(symbols.size)
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
      if (!place.startsSentence) {
        for (let nth = 0; nth < active.length; nth += 2) this.#step(active[nth] ?? 0, active[nth + 1] ?? 0, reading)
      }
      for (const node of place.meaning.begins) this.#enter(node, at, reading)
      if (place.startsClause) for (const node of place.meaning.clauseBegins) this.#enter(node, at, reading)
      active = reading.next
    }
    return reading.found
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
    const hub = this.#hubs[index]
    if (hub) this.#stepHub(hub, from, reading)
    else {
      const { starts, items } = this.#labels
      const end = starts[index + 1] ?? 0
      for (let edge = starts[index] ?? 0; edge < end; edge += 1) {
        const isMet = this.#present[items[edge] ?? 0] === reading.tick
        if (isMet) this.#enter(this.#targets[edge] ?? 0, from, reading)
      }
    }
    const any = this.#any[index] ?? NONE
    if (any !== NONE) this.#enter(any, from, reading)
  }

  #stepHub(edges: ReadonlyMap<number, number>, from: number, reading: Reading): void {
    for (const symbol of reading.place.meaning.symbols) {
      const next = edges.get(symbol)
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
  }

  #enterAll({ starts, items }: Lists, index: number, from: number, reading: Reading): void {
    const end = starts[index + 1] ?? 0
    for (let nth = starts[index] ?? 0; nth < end; nth += 1) this.#enter(items[nth] ?? 0, from, reading)
  }
}
