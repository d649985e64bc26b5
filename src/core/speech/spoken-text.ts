import { markdownToText } from '../text/markdown-to-text.ts'

const BULLET = /^ *- (?:\[[ xX]\] )?/gm
const CELLS = / \| /g

/** A message as it is read aloud: without Markdown, and links by their words. */
export const spokenText = (text: string): string =>
  markdownToText(text, (words, address) => words || address)
    .replace(BULLET, '')
    .replace(CELLS, ', ')
    .trim()

/** Browsers cut longer utterances short. */
const LONGEST = 220
const SENTENCE_END = /(?<=[.!?…。！？])\s+|\n+/

/** Short enough for a browser to finish, at sentence ends where possible. */
export function spokenParts(text: string): string[] {
  const parts: string[] = []
  for (const sentence of text.split(SENTENCE_END).flatMap(cutLong)) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + sentence.length < LONGEST) parts[parts.length - 1] = `${last} ${sentence}`
    else parts.push(sentence)
  }
  return parts
}

/** Cuts between words; a longer word is a part of its own. */
function cutLong(sentence: string): string[] {
  const lines: string[] = []
  for (const word of sentence.split(/\s+/).filter((each) => each !== '')) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < LONGEST) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}
