import { withoutEntities } from './entities.ts'
import { hasMarkdown } from './has-markdown.ts'
import { trimMarks, truncate } from './trim.ts'

/** A run of `*`, `_` or `~~` in a text. */
interface Run {
  mark: string
  /** The adjacent characters; empty at either end of the text. */
  before: string
  after: string
}

/** A run that may open emphasis: `left` of its marks are unpaired, and shown literally. */
interface OpenRun {
  at: number
  left: number
}

const isBlank = (character: string): boolean => character.trim() === ''
const isWord = (character: string): boolean => /[\p{L}\p{N}]/u.test(character)

// An underscore within a word is part of it: `snake_case`.
const mayOpen = ({ mark, before, after }: Run): boolean => !isBlank(after) && !(mark.startsWith('_') && isWord(before))
const mayClose = ({ mark, before, after }: Run): boolean => !isBlank(before) && !(mark.startsWith('_') && isWord(after))

/** Pairs runs of marks, in order; `null` ends a paragraph. Returns the number of unpaired marks per run. */
function unpairedMarks(runs: readonly (Run | null)[]): number[] {
  const left = runs.map((run) => run?.mark.length ?? 0)
  let open = new Map<string, OpenRun[]>()
  for (const [at, run] of runs.entries()) {
    if (!run) {
      open = new Map()
      continue
    }
    const kind = run.mark.charAt(0)
    const waiting = open.get(kind) ?? []
    open.set(kind, waiting)
    let mine = run.mark.length
    for (let last = waiting.at(-1); mayClose(run) && mine > 0 && last; last = waiting.at(-1)) {
      const paired = Math.min(mine, last.left)
      mine -= paired
      last.left -= paired
      left[last.at] = last.left
      if (last.left === 0) waiting.pop()
    }
    left[at] = mine
    if (mine > 0 && mayOpen(run)) waiting.push({ at, left: mine })
  }
  return left
}

type WriteLink = (words: string, address: string) => string

const FENCE = /^ {0,3}(`{3,}(?=[^`]*$)|~{3,})/
const TABLE_RULE = /^[ :|-]{3,}$/
const RULE = /^ {0,3}(?:-[- ]{2,}|\*[* ]{2,}|_[_ ]{2,})$/
const BLOCK_MARKS = /^ {0,3}(?:>[> ]{0,30}(?:#{1,6}(?:[ \t]|$))?|#{1,6}(?:[ \t]|$))/
const BULLET = /^( *)[*+-][ \t]/
/** A formula, an escape, code, a link, an address, a mark, the beginning of a line or a break, in this order. */
const INLINE =
  /\\\(([^\n]{1,999}?)\\\)|\\\[([^[]{1,2000}?)\\\]|\$\$([^$]{1,2000})\$\$|\\([!-/:-@[-`{-~])|(?<!`)(`{1,9})(?!`)([^\n]{1,999}?)(?<!`)\5(?!`)|!?\[((?:\\[^\n]|[^[\]\n\\]){0,999})\]\(((?:\\[^\n]|[^()\n\\]){0,999}(?:\([^()\n]{0,99}\)[^()\n]{0,99})?)\)|<([a-z]{2,10}:[^\s<>]{1,999})>|(\*{1,9}|_{1,9}|~~)|(\n)(?=[\s\d-])|<br ?\/?>|\\(?=\n)/gi

const wordsAndAddress: WriteLink = (words, address) => {
  if (words === '' || words === address) return address
  return address === '' ? words : `${words} (${address})`
}

const isTableRule = (line: string | undefined): boolean =>
  line !== undefined && TABLE_RULE.test(line) && line.includes('|') && line.includes('-')

const row = (line: string): string =>
  trimMarks(line, '|')
    .split(/(?<!\\)\|/)
    .map((cell) =>
      cell
        .trim()
        .replaceAll('\\|', '|')
        .replace(/<br ?\/?>/gi, ' '),
    )
    .join(' | ')

const lineText = (line: string): string =>
  RULE.test(line) ? '' : line.replace(BLOCK_MARKS, '').replace(BULLET, '$1- ')

/** Strips line prefixes, and the delimiter rows of tables. */
function withoutBlockMarks(lines: readonly string[]): string {
  const kept: string[] = []
  let inTable = false
  for (const [at, line] of lines.entries()) {
    inTable = line.includes('|') && (inTable || isTableRule(lines[at + 1]))
    if (inTable && isTableRule(line)) continue
    kept.push(inTable ? row(line) : lineText(line))
  }
  return kept.join('\n')
}

/** What is shown of a formula, an escape, code, a link, an address or a break. */
function shownOf(match: RegExpExecArray, writeLink: WriteLink): string {
  const [whole, inLine, inBrackets, inDollars, escaped, , code, words, target = '', address] = match
  if (words !== undefined)
    return LINK_TARGET.test(target) ? writeLink(inlineText(words, writeLink), addressOf(target)) : whole
  if (BREAK.test(whole)) return whole.startsWith('<') ? '\n' : ''
  return (inLine ?? inBrackets ?? inDollars)?.trim() ?? escaped ?? code ?? address ?? whole
}

function inlineText(text: string, writeLink: WriteLink): string {
  const parts: string[] = []
  const runs: (Run | null)[] = []
  const places: number[] = []
  let end = 0
  const keepRun = (run: Run | null, shown: string): void => {
    runs.push(run)
    places.push(parts.length)
    parts.push(shown)
  }
  for (const match of text.matchAll(INLINE)) {
    const [whole, mark, paragraph] = [match[0], match[10], match[11]]
    parts.push(withoutEntities(text.slice(end, match.index)))
    const before = text.charAt(match.index - 1)
    end = match.index + whole.length
    if (mark) keepRun({ mark, before, after: text.charAt(end) }, mark)
    else if (paragraph) keepRun(null, paragraph)
    else parts.push(shownOf(match, writeLink))
  }
  for (const [at, left] of unpairedMarks(runs).entries()) {
    const run = runs[at]
    if (run) parts[places[at] ?? 0] = run.mark.slice(0, left)
  }
  return parts.join('') + withoutEntities(text.slice(end))
}

/** A break, written as HTML or as a backslash at the end of a line. */
const BREAK = /^(?:<br ?\/?>|\\)$/i
/** An address, with or without a title; anything else in round brackets belongs to the text. */
const LINK_TARGET = /^\s*(?:<[^<>]{0,999}>|\S{0,999})(?:\s+(?:"[^"]{0,999}"|'[^']{0,999}'|\([^()]{0,999}\)))?\s*$/

/** The address in `address "title"` or `<address>`. */
function addressOf(target: string): string {
  const trimmed = target.trim()
  const inBrackets = /^<([^<>]*)>/.exec(trimmed)?.[1]
  const address = inBrackets?.replace(/\s/g, '%20') ?? trimmed.split(/\s/)[0] ?? ''
  return withoutEntities(address.replace(/\\([!-/:-@[-`{-~])/g, '$1'))
}

/** For plain text channels. Code stays as it is; a link becomes `words (address)` unless `writeLink` formats it. */
export function markdownToText(text: string, writeLink: WriteLink = wordsAndAddress): string {
  if (!hasMarkdown(text)) return text
  const shown: string[] = []
  let lines: string[] = []
  let fence: string | null = null
  const endText = (): void => {
    if (lines.length > 0) shown.push(fence ? lines.join('\n') : inlineText(withoutBlockMarks(lines), writeLink))
    lines = []
  }
  for (const line of text.split('\n')) {
    const mark = FENCE.exec(line)?.[1]
    if (mark && (fence === null || (mark.startsWith(fence) && line.trim() === mark))) {
      endText()
      fence = fence === null ? mark : null
    } else lines.push(line)
  }
  endText()
  return shown.join('\n')
}

/** Maximum length for a line in a list, on any screen, and for a notification. */
const LONGEST_LINE = 140
/** Enough input to fill it, even if much of it is markup and whitespace. */
const READ = 1000

/** A text on one line, without Markdown; a link becomes its label. */
export const onOneLine = (text: string): string =>
  markdownToText(text, (words, address) => words || address)
    .replace(/\s+/g, ' ')
    .trim()

export const firstLine = (text: string): string => truncate(onOneLine(text.slice(0, READ)), LONGEST_LINE)
