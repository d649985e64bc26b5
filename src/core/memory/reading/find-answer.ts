/** Far above what an answer may take. */
const LONGEST_TEXT = 100_000
/** Characters looked at in all, since a bracket that never closes is looked for to the end. */
const MOST_READ = 500_000

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

/** A quoted text, which may hold brackets, or a bracket. */
const TOKEN = /"[^"\\]*(?:\\.[^"\\]*)*"|[{}[\]]/gs

/** Where the value that begins at `start` ends, or null if the text ends before. */
function endOfValue(text: string, start: number): number | null {
  let depth = 0
  TOKEN.lastIndex = start
  for (let token = TOKEN.exec(text); token !== null; token = TOKEN.exec(text)) {
    if (token[0].startsWith('"')) continue
    depth += token[0] === '{' || token[0] === '[' ? 1 : -1
    if (depth === 0) return TOKEN.lastIndex
  }
  return null
}

const START = /[{[]\s*["{[]/g

/** Objects and lists of a text, outermost only. */
function* valuesIn(text: string): Generator<unknown> {
  let start = text.search(START)
  for (let left = MOST_READ; start >= 0 && left > 0; ) {
    const end = endOfValue(text, start)
    const value = end === null ? undefined : parsed(text.slice(start, end))
    if (value !== undefined) yield value
    left -= (end ?? text.length) - start
    START.lastIndex = value === undefined || end === null ? start + 1 : end
    start = START.exec(text)?.index ?? -1
  }
}

const lastAnswer = (text: string, isAnswer: (value: unknown) => boolean): unknown =>
  [...valuesIn(text)].filter(isAnswer).at(-1)

/**
 * The last value of a text for which `isAnswer` holds: models put their answer into a fence, or behind prose or their
 * reasoning, in which they may try answers.
 */
export function findAnswer(value: unknown, isAnswer: (value: unknown) => boolean): unknown {
  if (typeof value !== 'string') return isAnswer(value) ? value : undefined
  const text = value.slice(-LONGEST_TEXT)
  const whole = parsed(text)
  if (isObject(whole)) return isAnswer(whole) ? whole : undefined
  const afterThought = text.slice(text.lastIndexOf('</think>') + 1)
  return lastAnswer(afterThought, isAnswer) ?? lastAnswer(text, isAnswer)
}
