import { childrenOf, parse } from './parse.ts'

/** A text in blocks (paragraphs, lists, tables and so on), each of which reads the same on its own. */
export interface Blocks {
  /** Blocks that no further text can change, and how many characters they take up. */
  closed: readonly string[]
  closedLength: number
  /** The text so far. */
  text: string
  /** Blocks that may still change. */
  open: readonly string[]
}

export const NO_BLOCKS: Blocks = { closed: [], closedLength: 0, text: '', open: [] }

/** Where the blocks of a text begin: at the beginning of their lines. */
function startsOf(text: string): number[] {
  const starts = childrenOf(parse(text)).map(({ from }) => text.lastIndexOf('\n', from - 1) + 1)
  return [...new Set(starts)]
}

// The first two lines decide what a block is: a table is known by its second one.
const twoLinesBefore = (text: string): number => text.lastIndexOf('\n', text.lastIndexOf('\n') - 1)

/** The blocks of a text that has grown: only what is still open is parsed again. */
export function nextBlocks(known: Blocks, text: string): Blocks {
  const grown = text.startsWith(known.text)
  const { closed, closedLength } = grown ? known : NO_BLOCKS
  const rest = text.slice(closedLength)
  const starts = startsOf(rest)
  const parts = starts.map((start, at) => rest.slice(start, starts[at + 1]).trimEnd())
  const settled = twoLinesBefore(rest)
  const last = Math.max(
    0,
    starts.findLastIndex((start) => start < settled),
  )
  return {
    closed: [...closed, ...parts.slice(0, last)],
    closedLength: closedLength + (starts[last] ?? 0),
    text,
    open: parts.slice(last),
  }
}
