import type { BlockContext, InlineContext, Line, MarkdownConfig } from '@lezer/markdown'
import { useEffect, useRef } from 'react'

/** TeX between `\( \)`, `\[ \]` or `$$ $$`. A single dollar is money. */

const BACKSLASH = 92
const DOLLAR = 36
const ENDS: Record<string, string> = { '\\(': '\\)', '\\[': '\\]', $$: '$$' }
/** Longer than any formula that a reply explains. */
const LONGEST = 2000

function inlineFormula(cx: InlineContext, next: number, start: number): number {
  if (next !== BACKSLASH && next !== DOLLAR) return -1
  const open = cx.slice(start, start + 2)
  const close = ENDS[open]
  if (!close || cx.slice(start - 1, start) === open[0] || cx.slice(start + 2, start + 3) === '$') return -1
  const rest = cx.slice(start + 2, Math.min(cx.end, start + LONGEST))
  const length = rest.indexOf(close)
  return rest.slice(0, Math.max(length, 0)).trim() === ''
    ? -1
    : cx.addElement(cx.elt('Formula', start, start + 2 + length + close.length))
}

/** What follows in the whole text, which the parser's types leave out. */
const restOf = (cx: BlockContext): string => {
  const { input } = cx as unknown as { input: { length: number; read(from: number, to: number): string } }
  return input.read(cx.lineStart, Math.min(input.length, cx.lineStart + LONGEST))
}

const STARTS = /^(\\\[|\$\$)(?!\$)/

/** Lines from one that begins with `\[` or `$$` to one that ends with the counterpart, whatever they begin with. */
function blockFormula(cx: BlockContext, line: Line): boolean {
  const open = STARTS.exec(line.text.slice(line.pos))?.[1]
  if (!open) return false
  const rest = restOf(cx).slice(line.pos)
  const end = rest.indexOf(ENDS[open] ?? '', open.length)
  const after = rest.slice(end + 2).split('\n', 1)[0] ?? ''
  if (end < 0 || after.trim() !== '' || rest.slice(open.length, end).trim() === '') return false
  const from = cx.lineStart + line.pos
  while (cx.lineStart + line.text.length < from + end + 2) if (!cx.nextLine()) break
  cx.addElement(cx.elt('FormulaBlock', from, from + end + 2))
  cx.nextLine()
  return true
}

export const Formulas: MarkdownConfig = {
  defineNodes: ['Formula', { name: 'FormulaBlock', block: true }],
  parseInline: [{ name: 'Formula', before: 'Escape', parse: inlineFormula }],
  parseBlock: [
    {
      name: 'FormulaBlock',
      before: 'LinkReference',
      parse: blockFormula,
      endLeaf: (_cx, line) => STARTS.test(line.text.slice(line.pos)),
    },
  ],
}

/** The TeX of a formula node's text. */
export const texOf = (written: string): string => written.slice(2, -2).trim()

interface FormulaProps {
  tex: string
  /** On lines of its own. */
  isBlock: boolean
}

/** A formula as MathML, once what draws it is loaded; its TeX before that, and where it cannot be drawn. */
export function Formula({ tex, isBlock }: FormulaProps) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    let isGone = false
    void import('temml').then(
      ({ default: temml }) => {
        // It takes TeX and writes MathML elements: no HTML, no address, no script.
        if (!isGone && place.current) temml.render(tex, place.current, { displayMode: isBlock, throwOnError: false })
      },
      () => undefined,
    )
    return () => {
      isGone = true
    }
  }, [tex, isBlock])
  const shown = (
    <code key={tex} ref={place} className="font-mono text-[0.9375em]">
      {tex}
    </code>
  )
  return isBlock ? <div className="overflow-x-auto py-1">{shown}</div> : shown
}
