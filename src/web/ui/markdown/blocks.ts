import { childrenOf, parse } from './parse.ts'

/** A text split into blocks (paragraphs, lists, tables and so on) that can be parsed independently. */
export interface Blocks {
  /** Blocks that more text can't change, and their total length in characters. */
  closed: readonly string[]
  closedLength: number
  text: string
  /** Blocks that may still change. */
  open: readonly string[]
}

export const NO_BLOCKS: Blocks = { closed: [], closedLength: 0, text: '', open: [] }

/** Offsets at which the blocks of a text start, always at the start of a line. */
function startsOf(text: string): number[] {
  const starts = childrenOf(parse(text)).map(({ from }) => text.lastIndexOf('\n', from - 1) + 1)
  return [...new Set(starts)]
}

// The first two lines decide what a block is: the second one makes it a table.
const twoLinesBefore = (text: string): number => text.lastIndexOf('\n', text.lastIndexOf('\n') - 1)

/** The blocks of a text that has grown. Only the open ones are parsed again. */
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
