import type { Token } from './normalise.ts'

const MOST_PARTS = 3

/** The words of a language. */
interface Vocabulary {
  isWord(word: string): boolean
  isDanger(word: string): boolean
}

/** How many tokens from this one on are parts of one word: several only if none of them is a word by itself. */
function partsFrom(tokens: readonly Token[], from: number, vocabulary: Vocabulary): number {
  let joined = ''
  for (let parts = 1; parts <= MOST_PARTS; parts += 1) {
    const part = tokens[from + parts - 1]?.word
    if (part === undefined || vocabulary.isWord(part)) return 1
    joined += part
    if (parts > 1 && vocabulary.isDanger(joined)) return parts
  }
  return 1
}

/** `mo rrer`: joins the parts of a dangerous word that was typed apart. */
export function joinTypedApart(tokens: readonly Token[], vocabularies: readonly Vocabulary[]): Token[] {
  const joined: Token[] = []
  let at = 0
  while (at < tokens.length) {
    const most = Math.max(...vocabularies.map((vocabulary) => partsFrom(tokens, at, vocabulary)))
    const [first, ...rest] = tokens.slice(at, at + most)
    if (first) joined.push({ ...first, word: first.word + rest.map(({ word }) => word).join('') })
    at += most
  }
  return joined
}
