import { CATEGORIES } from './categories.ts'
import { findSensitive } from './find-sensitive.ts'
import { type Finding, takenIn } from './finding.ts'
import { findNames, treeOf } from './names.ts'

/** Marks in place of what a model is not to see, `[NAME_1]`, and the way back. */

/** `identifiers`: who someone is and where their money lies. `everything`: all sensitive categories. */
export type MaskScope = 'identifiers' | 'everything'

export interface Mask {
  /** The text with marks; the same thing has the same mark in every text. */
  hide(text: string): string
  /** A text that a model wrote, with what the marks stand for. `reveal(hide(text))` is the text. */
  reveal(text: string): string
  /** `reveal` for a text that comes in pieces: gives what can be told by now, and at the end the rest. */
  revealer(): { next(piece: string): string; end(): string }
}

const MARK = /\[?([A-Z]{2,14}_\d{1,4})\]?/gi
/** The end of a piece that may be the beginning of a mark. */
const BROKEN_MARK = /\[?(?:[A-Z]{1,14}(?:_\d{0,4})?)?$/i
const IDENTIFIERS = new Set(['CARD', 'IBAN', 'ACCOUNT', 'CASE'])
const SHORTEST_NAME = 2
/** A part of a name that may stand alone: `Al` and `Li` are words of too many languages. */
const SHORTEST_PART = 3

const isIdentifier = ({ category, label }: Finding): boolean => category === 'pii' || IDENTIFIERS.has(label)

/** A name as a whole, and each part of it that is long enough to stand alone. */
const partsOf = (name: string): string[] => [
  name,
  ...name.split(/\s+/).filter((part) => part.length >= SHORTEST_PART && /^\p{Lu}/u.test(part)),
]

interface Stretch {
  label: string
  start: number
  end: number
}

function matchesOf(pattern: RegExp, text: string, label: string): Stretch[] {
  return [...text.matchAll(pattern)].map(({ index, 0: match }) => ({ label, start: index, end: index + match.length }))
}

/** The stretches in order; of two that overlap, the first one given. */
function withoutOverlaps(text: string, stretches: readonly Stretch[]): Stretch[] {
  const taken = takenIn(text)
  return stretches.filter(({ start, end }) => taken.take(start, end)).sort((one, other) => one.start - other.start)
}

/**
 * A mask for the texts of one request. `names` are names that are known beforehand; others are learned from `texts`,
 * so that a name that is told once is hidden wherever it stands.
 */
export function createMask(scope: MaskScope, names: readonly string[], texts: readonly string[]): Mask {
  const byText = new Map<string, string>()
  const byMark = new Map<string, string>()
  const counts = new Map<string, number>()
  const isHidden = (finding: Finding): boolean => scope === 'everything' || isIdentifier(finding)
  const findingsOf = (text: string): Finding[] => findSensitive(text, CATEGORIES).filter(isHidden)

  const learned = texts.flatMap((text) =>
    findingsOf(text)
      .filter(({ label }) => label === 'NAME')
      .map(({ start, end }) => text.slice(start, end)),
  )
  const known = treeOf([...names, ...learned].flatMap(partsOf).filter(({ length }) => length >= SHORTEST_NAME))

  function markOf(label: string, text: string): string {
    const key = `${label} ${text}`
    const given = byText.get(key)
    if (given) return given
    const count = (counts.get(label) ?? 0) + 1
    counts.set(label, count)
    const mark = `${label}_${count}`
    byText.set(key, `[${mark}]`)
    byMark.set(mark, text)
    return `[${mark}]`
  }

  function hide(text: string): string {
    const stretches = withoutOverlaps(text, [
      // What looks like a mark and is none would be taken for one on the way back.
      ...matchesOf(MARK, text, 'TEXT'),
      ...findingsOf(text),
      ...findNames(known, text).map((place) => ({ label: 'NAME', ...place })),
    ])
    let hidden = ''
    let at = 0
    for (const { label, start, end } of stretches) {
      hidden += text.slice(at, start) + markOf(label, text.slice(start, end))
      at = end
    }
    return hidden + text.slice(at)
  }

  const reveal = (text: string): string =>
    text.replace(MARK, (mark: string, name: string) => byMark.get(name.toUpperCase()) ?? mark)

  function revealer() {
    let held = ''
    return {
      next(piece: string): string {
        const text = held + piece
        const cut = BROKEN_MARK.exec(text)?.index ?? text.length
        held = text.slice(cut)
        return reveal(text.slice(0, cut))
      },
      end(): string {
        const rest = reveal(held)
        held = ''
        return rest
      },
    }
  }

  return { hide, reveal, revealer }
}
