import {
  Autolink,
  type InlineContext,
  type MarkdownConfig,
  parser,
  Strikethrough,
  Table,
  TaskList,
} from '@lezer/markdown'
import { Formulas } from './formulas.tsx'

type InlineParse = (cx: InlineContext, next: number, pos: number) => number

/** What the parser's types leave out. */
const { inlineNames, inlineParsers } = parser as unknown as { inlineNames: string[]; inlineParsers: InlineParse[] }
const emphasis = inlineParsers[inlineNames.indexOf('Emphasis')]

const isCjk = (character: string): boolean =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uffef]/u.test(
    character,
  )
const isPunctuation = (character: string): boolean => /[\p{P}\p{S}]/u.test(character)

/**
 * Emphasis whose mark stands between CJK punctuation and a CJK letter, as in `**重点：**请`: there are no blanks by which
 * CommonMark could tell that it ends. To the parser, the punctuation on the other side then looks like a letter.
 */
const CjkEmphasis: MarkdownConfig = {
  parseInline: [
    {
      name: 'Emphasis',
      parse(cx, next, start) {
        if (!emphasis || (next !== 42 && next !== 95)) return -1
        let end = start + 1
        while (cx.char(end) === next) end += 1
        const before = cx.slice(start - 1, start)
        const after = cx.slice(end, end + 1)
        if (!isCjk(before) && !isCjk(after)) return emphasis(cx, next, start)
        const seen = (from: number, to: number): string => {
          const text = cx.slice(from, to)
          const beside = to === start ? after : before
          return (to === start || from === end) && isPunctuation(text) && isCjk(beside) ? 'x' : text
        }
        return emphasis(Object.create(cx, { slice: { value: seen } }) as InlineContext, next, start)
      },
    },
  ],
}

// HTML blocks and reference links are off: they are shown as written.
const chatParser = parser.configure([
  Table,
  Strikethrough,
  TaskList,
  Autolink,
  CjkEmphasis,
  Formulas,
  { remove: ['HTMLBlock', 'LinkReference', 'IndentedCode', 'SetextHeading'] },
])

export type Node = ReturnType<typeof chatParser.parse>['topNode']

export const parse = (source: string): Node => chatParser.parse(source).topNode

export function childrenOf(node: Node): Node[] {
  const children: Node[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) children.push(child)
  return children
}

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
