import { estimateTokens } from '../calls/tokens.ts'
import { RECALLED_TEXT } from '../prompt/texts.ts'
import { fenced, LONGEST_NAME, plainLine } from '../text/plain-line.ts'

export interface RecalledTurn {
  text: string
  fromPerson: boolean
  /** The other helper of that conversation; null if it is the one that writes. */
  otherHelper: string | null
  /** It was said in another program, to another assistant. */
  isImported?: boolean
  /** The day in words: `Nov 3, 2026`. */
  saidOn: string
}

/** Token budget of recalled messages in a request. */
export const RECALLED_TOKENS = 700
const LONGEST_QUOTE = 480

function whoSaid({ fromPerson, otherHelper: name, isImported }: RecalledTurn): string {
  if (isImported) return fromPerson ? 'the person to an assistant elsewhere' : 'an assistant elsewhere'
  if (name === null) return fromPerson ? 'the person to you' : 'you'
  const otherHelper = plainLine(name, LONGEST_NAME)
  return fromPerson ? `the person to ${otherHelper}, another helper` : `${otherHelper}, another helper`
}

const lineOf = (turn: RecalledTurn): string =>
  `${turn.saidOn}, ${whoSaid(turn)}: ${plainLine(turn.text, LONGEST_QUOTE)}`

/** How many turns, most important first, fit into a request. */
export function countFitting(turns: readonly RecalledTurn[]): number {
  let left = RECALLED_TOKENS
  return turns.filter((turn) => {
    left -= left < 0 ? 0 : estimateTokens(lineOf(turn))
    return left >= 0
  }).length
}

/** In the given order; empty if there are none. */
export const recalledText = (turns: readonly RecalledTurn[]): string =>
  turns.length === 0 ? '' : `${RECALLED_TEXT}\n${fenced('remembered', turns.map(lineOf).join('\n'))}`

interface SaidMessage {
  text: string
  isFromUser: boolean
}

/** Drops messages that repeat a better one word for word: `Good night` appears once at most. */
export function withoutDuplicates<One extends SaidMessage>(ranked: readonly One[]): One[] {
  const said = new Set<string>()
  return ranked.filter(({ text, isFromUser }) => {
    const key = `${isFromUser} ${text.trim().toLowerCase()}`
    const isRepeat = said.has(key)
    said.add(key)
    return !isRepeat
  })
}
