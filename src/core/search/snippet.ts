import { emojiIn } from '../text/words.ts'

interface SnippetPart {
  text: string
  isMatch: boolean
}

interface Word {
  text: string
  at: number
}

const WITHOUT_SPACES = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u
/** A word, or an emoji with its skin colour and those joined to it. */
const WORD =
  /[\p{L}\p{M}\p{N}]+(?:['’]\p{L}+)?|(?:\p{RI}\p{RI}|\p{Extended_Pictographic})(?:\p{EMod}|\uFE0F|\u200D\p{Extended_Pictographic})*/gu
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

const BEFORE = 50
const LONGEST = 180

function* wordsOf(text: string): Generator<Word> {
  if (WITHOUT_SPACES.test(text)) {
    for (const { segment, index, isWordLike } of segmenter.segment(text))
      if (isWordLike || emojiIn(segment).length > 0) yield { text: segment, at: index }
  } else for (const found of text.matchAll(WORD)) yield { text: found[0], at: found.index }
}

/** The nearest word boundary before `at`, so that a snippet starts with a whole word. */
function beginNear(text: string, at: number): number {
  if (at <= BEFORE) return 0
  const blank = text.indexOf(' ', at - BEFORE)
  return blank === -1 || blank >= at ? at : blank + 1
}

function endNear(text: string, from: number): number {
  if (text.length <= from + LONGEST) return text.length
  const blank = text.lastIndexOf(' ', from + LONGEST)
  return blank > from ? blank : from + LONGEST
}

/** An excerpt of a one-line text around the first word that matches `isMatch`, split at every matching word. */
export function snippetOf(text: string, isMatch: (word: string) => boolean): SnippetPart[] {
  const parts: SnippetPart[] = []
  let begin = 0
  let end = endNear(text, 0)
  let done = -1
  for (const word of wordsOf(text)) {
    if (done >= 0 && word.at >= end) break
    if (!isMatch(word.text)) continue
    if (done < 0) {
      begin = beginNear(text, word.at)
      end = Math.max(endNear(text, begin), word.at + word.text.length)
      done = begin
    }
    if (word.at > done) parts.push({ text: text.slice(done, word.at), isMatch: false })
    done = Math.min(end, word.at + word.text.length)
    parts.push({ text: text.slice(word.at, done), isMatch: true })
  }
  const rest = text.slice(Math.max(done, 0), end) + (end < text.length ? '…' : '')
  if (rest) parts.push({ text: rest, isMatch: false })
  return begin > 0 ? [{ text: '…', isMatch: false }, ...parts] : parts
}
