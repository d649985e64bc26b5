import { once } from '../../once.ts'
import { FENCES } from '../../text/plain-line.ts'

/** A pattern that can also match partially: whether a text may still become a match. */
interface PartialPattern {
  match(text: string): RegExpExecArray | null
  /** Whether the whole text is a prefix of a match. */
  begins(text: string): boolean
}

/** As steps: `|` is the bar of a token in either of its forms, and a blank may be missing. */
const literal = (text: string): string[] =>
  Array.from(text, (character) => {
    if (character === '|') return '[|｜]'
    return character === ' ' ? '\\s?' : character.replace(/[\\^$.*+?()[\]{}/-]/, '\\$&')
  })

/** A pattern from consecutive steps, case-insensitive unless `flags` says otherwise. Each step must be finite. */
function partialPattern(steps: readonly string[], flags = 'iu'): PartialPattern {
  const whole = new RegExp(`^${steps.join('')}`, flags)
  const nested = steps.reduceRight((rest, step) => `${step}(?:${rest})?`, '')
  const beginning = new RegExp(`^(?:${nested})$`, flags)
  return { match: (text) => whole.exec(text), begins: (text) => beginning.test(text) }
}

/** Marks of prompts and of models' chat templates, which no person should see. */

export type BlockStart = 'reply' | 'paragraph' | 'line' | null

/**
 * `end`: another's turn follows. `turn`: perhaps one does (mark-context.ts). `drop`: only the mark is removed. `tell`: it is
 * removed and sets something.
 */
interface Mark {
  pattern: PartialPattern
  does: 'drop' | 'end' | 'turn' | 'tell'
  /** Only matches at the start of the reply, a paragraph or a line. */
  after?: BlockStart
}

const marks = (does: Mark['does'], ...texts: readonly string[]): Mark[] =>
  texts.map((text) => ({ pattern: partialPattern(literal(text)), does }))

const tags = (does: Mark['does'], ...names: readonly string[]): Mark[] =>
  marks(does, ...names.flatMap((name) => [`<${name}>`, `</${name}>`]))

/** Fences that people also write as placeholders (`Dear <name>`): in a prompt they are alone on a line. */
const PLACES = ['name', 'description', 'examples']
const fence = (name: string): Mark[] =>
  PLACES.includes(name)
    ? [
        ...marks('drop', `<${name}>\n`).map((mark): Mark => ({ ...mark, after: 'line' })),
        ...marks('drop', `</${name}>`),
      ]
    : tags('drop', name)

const TURN_STARTS = ['<|im_start|> ', '<|start_header_id|> ', '<start_of_turn> ']
const turnsOf = (role: string): string[] => TURN_STARTS.map((start) => start + role)
const BRACKETED = ['INST', 'SYSTEM_PROMPT', 'AVAILABLE_TOOLS', 'TOOL_CALLS', 'TOOL_RESULTS']

const GAP = '\\s{0,2}'
const bracketed = (does: Mark['does'], ...steps: readonly string[]): Mark => ({
  pattern: partialPattern([...literal('[['), GAP, ...steps]),
  does,
})

const turn = (role: string, after: BlockStart, does: Mark['does']): Mark => ({
  pattern: partialPattern(['[#*> ]{0,8}', ...literal(role), '\\*{0,2}', ' ?', ':'], 'u'),
  does,
  after,
})

/** In this order: marks that end a text before those that are only removed. */
const allMarks = once((): readonly Mark[] => [
  ...marks('end', '<|im_end|>', '<|eot_id|>', '<|endoftext|>', '<|end|>', '<|end_of_text|>', '<|eom_id|>'),
  ...['user', 'system', 'human'].flatMap((role) => marks('end', ...turnsOf(role), `<|${role}|>`)),
  ...marks('end', '<<SYS>>', '<</SYS>>', ...BRACKETED.map((name) => `[${name}]`)),
  ...marks('drop', ...BRACKETED.map((name) => `[/${name}]`), ...turnsOf('assistant'), ...turnsOf('model')),
  { pattern: partialPattern([...literal('<|'), '[\\p{L}\\d_▁ ]{0,40}', ...literal('|>')]), does: 'drop' },
  ...FENCES.flatMap(fence),
  ...marks('end', '</s>'),
  ...tags('end', 'eos', 'end_of_turn'),
  ...tags('drop', 's', 'bos', 'pad', 'unk', 'sys', 'system', 'start_of_turn'),
  bracketed('drop', ...literal('concern'), GAP, ':', '[^\\]\\n]{0,40}', ...literal(']]')),
  ...marks('drop', '[[fine]]'),
  // Also without its brackets at the end of a line.
  bracketed('tell', ...literal('remind'), '[ :]', '[^\\]\\n]{0,300}', '(?:\\]|(?=\\n))', '(?:\\]|\\n|(?= ))'),
  bracketed('tell', ...literal('no'), '[ _-]', ...literal('texts'), GAP, ...literal(']]')),
  // Turns that a model writes for others. In lower case and within a paragraph, they may be ordinary list items.
  ...['Human', 'HUMAN', 'User', 'USER'].map((role) => turn(role, 'line', 'turn')),
  ...['human', 'user', 'system'].map((role) => turn(role, 'paragraph', 'turn')),
  turn('assistant', 'reply', 'drop'),
])

/** Characters that can start a mark, within a line and at its start. */
const WITHIN = new Set('<[')
const AT_BEGINNING = new Set('<[#*> HUhusa')

export interface FoundMark {
  text: string
  does: Mark['does']
}

const marksAfter = new Map<string, readonly Mark[]>()

/** Cached per two-character prefix. */
function marksFor(beginning: string): readonly Mark[] {
  // The only non-ASCII character in a mark is its bar.
  const key = beginning.replace(/[^\p{ASCII}｜]/u, '\0')
  const known = marksAfter.get(key)
  if (known) return known
  const marks = allMarks().filter(({ pattern }) => pattern.begins(key) || pattern.match(key))
  marksAfter.set(key, marks)
  return marks
}

const STARTS: readonly BlockStart[] = ['reply', 'paragraph', 'line']

const isThere = ({ after }: Mark, place: BlockStart): boolean =>
  after === undefined || (place !== null && STARTS.indexOf(place) <= STARTS.indexOf(after))

export const mayStartMark = (character: string, place: BlockStart): boolean =>
  (place ? AT_BEGINNING : WITHIN).has(character)

/** The mark at the start of a text; `open` if that depends on what follows, null if there is none. */
export function findMark(text: string, place: BlockStart, isLast: boolean): FoundMark | 'open' | null {
  if (!mayStartMark(text.charAt(0), place)) return null
  for (const mark of marksFor(text.slice(0, 2))) {
    if (!isThere(mark, place)) continue
    const found = mark.pattern.match(isLast && mark.does === 'tell' ? `${text}\n` : text)
    if (found) return { text: found[0].slice(0, text.length), does: mark.does }
    if (!isLast && mark.pattern.begins(text)) return 'open'
  }
  return null
}
