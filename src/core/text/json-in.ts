import { reasoningFilter } from '../connections/reasoning-filter.ts'

/** How many characters are read in search of the longest, all beginnings together. */
const MOST_READ = 300_000

function withoutReasoning(text: string): string {
  let reply = ''
  const filter = reasoningFilter({
    opening: 'unknown',
    isMentioned: false,
    onText: (piece) => {
      reply += piece
    },
    onTakeBack: () => {},
  })
  filter.push(text)
  filter.end(false)
  return reply
}

function parsed(text: string): object | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? value : undefined
  } catch {
    return undefined
  }
}

const ESCAPES: Record<string, string> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** Strings, commas before a closing bracket, and anything else. */
const PARTS = /"(?:[^"\\]|\\[\s\S])*"|,(?=\s*[}\]])/g

/** Puts right what small models often get wrong: a comma too many, and line breaks inside a string. */
const mended = (text: string): string =>
  text.replace(PARTS, (part) => (part === ',' ? '' : part.replace(/[\n\r\t]/g, (blank) => ESCAPES[blank] ?? blank)))

const BRACKETS = /"(?:[^"\\]|\\[\s\S])*"|[{}[\]]/g

/** Where the brackets that open at `from` are closed; null if they are not. */
function endOf(text: string, from: number): number | null {
  let depth = 0
  for (const { 0: part, index } of text.slice(from).matchAll(BRACKETS)) {
    if ('{['.includes(part)) depth += 1
    else if ('}]'.includes(part)) depth -= 1
    if (depth === 0) return from + index + 1
  }
  return null
}

const nextBracket = (text: string, from: number): number => {
  const found = text.slice(from).search(/[{[]/)
  return found < 0 ? text.length : from + found
}

/** The longest object or list that stands in a text. */
function longestIn(text: string): object | undefined {
  let longest: { value: object; length: number } | undefined
  let room = MOST_READ
  let at = nextBracket(text, 0)
  while (at < text.length && room > 0) {
    const end = endOf(text, at)
    const value = end === null ? undefined : parsed(mended(text.slice(at, end)))
    const next = value && end !== null ? end : at + 1
    if (value && next - at > (longest?.length ?? 0)) longest = { value, length: next - at }
    room -= (end ?? text.length) - at
    at = nextBracket(text, next)
  }
  return longest?.value
}

/** The JSON object or list that a model wrote: bare, in a fence, or among prose or reasoning. `undefined`: none. */
export function jsonIn(text: string): object | undefined {
  const bare = parsed(text)
  if (bare) return bare
  const reply = withoutReasoning(text).replace(/^\uFEFF/, '')
  return parsed(reply) ?? longestIn(reply)
}
