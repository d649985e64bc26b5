import { type AST, RegExpParser } from '@eslint-community/regexpp'

/** A simpler pattern for the checker, with at least as many ways to match. */
export interface Simplified {
  source: string
  flags: string
  /** Whether it has an unlimited repetition. Without one, it takes bounded time at each position. */
  isUnbounded: boolean
  /** Whether a lookahead or lookbehind has unlimited length. */
  looksFar: boolean
}

const parser = new RegExpParser({ ecmaVersion: 2025 })

const timesOf = ({ min, max, greedy }: Pick<AST.Quantifier, 'min' | 'max' | 'greedy'>): string => {
  const most = max === Number.POSITIVE_INFINITY ? '' : String(max)
  return `{${min},${most}}${greedy ? '' : '?'}`
}

const group = (alternatives: readonly AST.Alternative[], write: (one: AST.Alternative) => string): string =>
  `(?:${alternatives.map(write).join('|')})`

const whole = (alternative: AST.Alternative): string => alternative.elements.map(write).join('')

/** Writes a lookahead as if it consumed its text; a negative one matches nothing. */
function writeAssertion(assertion: AST.Assertion): string {
  if (assertion.kind === 'lookbehind') return ''
  if (assertion.kind !== 'lookahead') return assertion.raw
  return assertion.negate ? '' : group(assertion.alternatives, whole)
}

function write(node: AST.Element): string {
  switch (node.type) {
    case 'Group':
    case 'CapturingGroup':
      return group(node.alternatives, whole)
    case 'Quantifier':
      return write(node.element) + timesOf(node)
    case 'Assertion':
      return writeAssertion(node)
    case 'Backreference':
      return '[^]'
    default:
      return node.raw
  }
}

/** Stands for an element that may fail after any text. */
const FAILS = '\\x01'

/** The last element, as far as it can fail: at the end of a pattern, the minimum of a repetition is enough. */
function writeLast(node: AST.Element): string {
  if (node.type === 'Assertion' && node.kind === 'lookahead' && node.negate) return FAILS
  if (node.type === 'Group' || node.type === 'CapturingGroup') return group(node.alternatives, withoutTail)
  if (node.type !== 'Quantifier') return write(node)
  if (node.min === 1) return writeLast(node.element)
  return write(node.element) + timesOf({ min: node.min, max: node.min, greedy: true })
}

/** Drops optional elements at the end: nothing can fail after them, so they cause no backtracking. */
function withoutTail({ elements }: AST.Alternative): string {
  const isNeeded = (node: AST.Element): boolean => node.type !== 'Quantifier' || node.min > 0
  const last = elements.findLastIndex(isNeeded)
  const node = elements[last]
  return node ? elements.slice(0, last).map(write).join('') + writeLast(node) : ''
}

const parse = (source: string, flags: string): AST.Pattern =>
  parser.parsePattern(source, 0, source.length, { unicode: flags.includes('u'), unicodeSets: flags.includes('v') })

const childrenOf = (node: AST.Element): readonly AST.Element[] => {
  if (node.type === 'Quantifier') return [node.element]
  return 'alternatives' in node ? node.alternatives.flatMap(({ elements }) => elements) : []
}

const isEndless = (node: AST.Element): boolean =>
  (node.type === 'Quantifier' && node.max === Number.POSITIVE_INFINITY) || childrenOf(node).some(isEndless)

const looksFar = (node: AST.Element): boolean => {
  const looks = node.type === 'Assertion' && (node.kind === 'lookbehind' || (node.kind === 'lookahead' && node.negate))
  return childrenOf(node).some(looks ? isEndless : looksFar)
}

const elementsOf = ({ alternatives }: AST.Pattern): AST.Element[] => alternatives.flatMap(({ elements }) => elements)

export function simplify(source: string, flags: string): Simplified {
  const pattern = parse(source, flags)
  const simple = pattern.alternatives.map(withoutTail).join('|')
  return {
    source: simple,
    flags: flags.replace(/[^imsu]/g, ''),
    isUnbounded: elementsOf(parse(simple, flags)).some(isEndless),
    looksFar: elementsOf(pattern).some(looksFar),
  }
}
