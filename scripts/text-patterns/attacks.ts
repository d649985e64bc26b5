import { type AST, RegExpParser } from '@eslint-community/regexpp'
import { fillWith, HOSTILE_TEXTS } from '../../tests/support/hostile-texts.ts'

/** Attack texts, built from the parts that a pattern repeats: they make it backtrack most. */

const parser = new RegExpParser({ ecmaVersion: 2025 })
const LETTERS = [...`a A1 .,'-\n!?(é:@_“[—`]
/** Repetitions of at most this many turns are harmless. */
const FEW = 3

/** The `nth` of the tried characters that match a class. */
function characterOf(raw: string, flags: string, nth: number): string {
  const one = new RegExp(`^(?:${raw})$`, flags.replace(/[dgy]/g, ''))
  const fitting = LETTERS.filter((letter) => one.test(letter))
  return fitting[nth % Math.max(1, fitting.length)] ?? ''
}

interface Sampler {
  flags: string
  nth: number
}

function sample(node: AST.Element, sampler: Sampler): string {
  switch (node.type) {
    case 'Group':
    case 'CapturingGroup':
      return sampleAll(node.alternatives[sampler.nth % node.alternatives.length]?.elements ?? [], sampler)
    case 'Quantifier':
      return sample(node.element, sampler).repeat(Math.max(1, node.min))
    case 'Character':
      return String.fromCodePoint(node.value)
    case 'CharacterSet':
    case 'CharacterClass':
      return characterOf(node.raw, sampler.flags, sampler.nth)
    default:
      return ''
  }
}

const sampleAll = (elements: readonly AST.Element[], sampler: Sampler): string =>
  elements.map((element) => sample(element, sampler)).join('')

interface Pump {
  before: string
  again: string
}

/** Each repetition within the elements, with a text that leads to it. */
function pumpsOf(elements: readonly AST.Element[], before: string, sampler: Sampler): Pump[] {
  return elements.flatMap((element, place) => {
    const lead = before + sampleAll(elements.slice(0, place), sampler)
    if (element.type === 'Quantifier') {
      const inner = pumpsOf([element.element], lead, sampler)
      return element.max > FEW ? [{ before: lead, again: sample(element.element, sampler) }, ...inner] : inner
    }
    if (element.type !== 'Group' && element.type !== 'CapturingGroup') return []
    return element.alternatives.flatMap((one) => pumpsOf(one.elements, lead, sampler))
  })
}

/** Texts for one repetition: many times itself, and many times the way to it. */
const textsOf = ({ before, again }: Pump): string[] =>
  [before + fillWith(again || 'a'), fillWith(before + again || 'a'), fillWith(before + again.repeat(40) || 'a')].map(
    (text) => `${text.slice(0, 3998)}\u0001`,
  )

/** Texts of at most 4,000 characters. */
export function attacksOn(source: string, flags: string): string[] {
  const pattern = parser.parsePattern(source, 0, source.length, {
    unicode: flags.includes('u'),
    unicodeSets: flags.includes('v'),
  })
  const own = [0, 1, 2].flatMap((nth) =>
    pattern.alternatives.flatMap(({ elements }) => [
      fillWith(sampleAll(elements, { flags, nth }) || 'a'),
      ...pumpsOf(elements, '', { flags, nth }).flatMap(textsOf),
    ]),
  )
  return [...new Set([...own, ...HOSTILE_TEXTS.map(({ text }) => text)])]
}
