/** Where a part of a text stands: from `from` up to before `to`. */
export interface Span {
  from: number
  to: number
}

const EMOJI = String.raw`(?:\p{Extended_Pictographic}|\uFE0F|\u200D)+`
const SENTENCE_ENDS = new RegExp(String.raw`[.!?…\n]{1,40}(?=\s|$)|\n|${EMOJI}`, 'gu')
const CLAUSE_ENDS = new RegExp(String.raw`[.!?…;:()\n\[\]]+|,|\s[-–—]+\s|${EMOJI}`, 'gu')
const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu
const DIGIT = /\d/
/** Fewer words on either side are no clause of their own: `bread and butter`. */
const FEWEST_WORDS = 3
const CONJUNCTIONS = new Set(
  `and but so cuz cos because coz although though while und aber weil denn obwohl et mais parce car donc puis y pero porque
  aunque así e mas então embora`.split(/\s+/),
)

/** `3.5`, `10:30`. */
const isInNumber = (text: string, { index, 0: mark }: RegExpExecArray): boolean =>
  mark.length === 1 && DIGIT.test(text[index - 1] ?? '') && DIGIT.test(text[index + 1] ?? '')

function spansBetween(text: string, ends: RegExp): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const end of text.matchAll(ends)) {
    if (isInNumber(text, end)) continue
    spans.push({ from, to: end.index })
    from = end.index + end[0].length
  }
  return [...spans, { from, to: text.length }]
}

const wordsIn = (text: string, { from, to }: Span): RegExpExecArray[] => [...text.slice(from, to).matchAll(WORD)]

const hasWords = (text: string, span: Span): boolean => wordsIn(text, span).length > 0

/** Splits a span before each conjunction with enough words on either side. */
function atConjunctions(text: string, span: Span): Span[] {
  const words = wordsIn(text, span)
  const starts = [span.from]
  let first = 0
  for (const [nth, { 0: word, index }] of words.entries()) {
    const isLong = nth - first >= FEWEST_WORDS && words.length - nth > FEWEST_WORDS
    if (!isLong || !CONJUNCTIONS.has(word.toLowerCase())) continue
    starts.push(span.from + index)
    first = nth
  }
  return starts.map((from, nth) => ({ from, to: starts[nth + 1] ?? span.to }))
}

function trimmed(text: string, { from, to }: Span): Span {
  const part = text.slice(from, to)
  return { from: from + part.length - part.trimStart().length, to: to - (part.length - part.trimEnd().length) }
}

export const sentenceSpans = (text: string): Span[] =>
  spansBetween(text, SENTENCE_ENDS)
    .filter((span) => hasWords(text, span))
    .map((span) => trimmed(text, span))

export const clauseSpans = (text: string): Span[] =>
  spansBetween(text, CLAUSE_ENDS)
    .filter((span) => hasWords(text, span))
    .flatMap((span) => atConjunctions(text, span))
    .map((span) => trimmed(text, span))

const QUOTED = /["“„«][^"“”„«»]{0,400}["”“»]|(?<=\s|^)'[^']{8,300}'(?=\s|[.,!?]|$)/g

/** Replaces quotations with spaces, so that the rest keeps its position. */
export const blankQuoted = (text: string): string => text.replace(QUOTED, (quoted) => ' '.repeat(quoted.length))
