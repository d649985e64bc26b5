import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Span } from '../../src/core/memory/classifier/spans.ts'

export interface MarkedMessage {
  text: string
  marks: readonly Span[]
}

const MARK = /\[\[\w+:\s*(.*?)\]\]/

/** `[[work: I drive the 86 bus]] and it rained`: a message with its facts marked. */
export function readMarked(line: string): MarkedMessage {
  const marks: Span[] = []
  let text = ''
  let rest = line
  for (let match = MARK.exec(rest); match; match = MARK.exec(rest)) {
    const [whole, marked = ''] = match
    const from = text.length + match.index
    text += rest.slice(0, match.index) + marked
    marks.push({ from, to: from + marked.length })
    rest = rest.slice(match.index + whole.length)
  }
  return { text: text + rest, marks }
}

const ENDING = '.txt'

/** Those of all languages, or of the one whose files begin with `language`. */
export const markedMessages = (language = ''): MarkedMessage[] =>
  readdirSync(import.meta.dirname)
    .filter((name) => name.startsWith(language) && name.endsWith(ENDING))
    .sort()
    .flatMap((name) => readFileSync(join(import.meta.dirname, name), 'utf8').split('\n'))
    .filter((line) => line.trim() !== '')
    .map((line) => readMarked(line.trim()))
