import { FENCES } from '../../text/plain-line.ts'

/** A pattern that can also match partially: whether a text may still become a match. */
interface PartialPattern {
  match(text: string): RegExpExecArray | null
  /** Whether the whole text is a prefix of a match. */
  begins(text: string): boolean
}

const escaped = (character: string): string => character.replace(/[\\^$.*+?()[\]{}|/-]/, '\\$&')

export const literal = (text: string): string[] => Array.from(text, escaped)

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
 * `end`: another's turn follows. `turn`: perhaps one does (others-turn.ts). `drop`: only the mark is removed. `tell`: it is
 * removed and sets something.
 */
interface Mark {
  pattern: PartialPattern
  does: 'drop' | 'end' | 'turn' | 'tell'
  /** Only matches at the start of the reply, a paragraph or a line. */
  after?: BlockStart
}

const tag = (name: string, does: Mark['does'] = 'drop'): Mark[] => [
  { pattern: partialPattern(literal(`<${name}>`)), does },
  { pattern: partialPattern(literal(`</${name}>`)), does },
]

/** Fences that people also write as placeholders (`Dear <name>`): in a prompt they are alone on a line. */
const PLACES = ['name', 'description', 'examples']
const fence = (name: string): Mark[] =>
  PLACES.includes(name)
    ? [
        { pattern: partialPattern(literal(`<${name}>\n`)), does: 'drop', after: 'line' },
        { pattern: partialPattern(literal(`</${name}>`)), does: 'drop' },
      ]
    : tag(name)

const BAR = '[|｜]'
const ROLE_NAME = '[\\p{L}\\d_▁ ]{0,40}'
/** Ends of turns, and starts of others' turns, in chat templates. */
const ENDS = ['im_end', 'eot_id', 'endoftext', 'end', 'end_of_text', 'eom_id']
const ENDING = ENDS.map(
  (name): Mark => ({ pattern: partialPattern(['<', BAR, ...literal(name), BAR, '>']), does: 'end' }),
)
const OTHERS_TURN = ['user', 'system', 'human'].flatMap((role): Mark[] => [
  { pattern: partialPattern(['<', BAR, ...literal('im_start'), BAR, '>', '\\s?', ...literal(role)]), does: 'end' },
  {
    pattern: partialPattern(['<', BAR, ...literal('start_header_id'), BAR, '>', '\\s?', ...literal(role)]),
    does: 'end',
  },
  { pattern: partialPattern([...literal('<start_of_turn>'), '\\s?', ...literal(role)]), does: 'end' },
  { pattern: partialPattern(['<', BAR, ...literal(role), BAR, '>']), does: 'end' },
])
const OWN_TURN = ['assistant', 'model'].flatMap((role): Mark[] => [
  {
    pattern: partialPattern(['<', BAR, '(?:im_start|start_header_id)', BAR, '>', '\\s?', ...literal(role)]),
    does: 'drop',
  },
  { pattern: partialPattern([...literal('<start_of_turn>'), '\\s?', ...literal(role)]), does: 'drop' },
])
const OTHER_TOKEN: Mark = { pattern: partialPattern(['<', BAR, ROLE_NAME, BAR, '>']), does: 'drop' }

const BRACKETED = ['INST', 'SYSTEM_PROMPT', 'AVAILABLE_TOOLS', 'TOOL_CALLS', 'TOOL_RESULTS'].flatMap((name): Mark[] => [
  { pattern: partialPattern(literal(`[${name}]`)), does: 'end' },
  { pattern: partialPattern(literal(`[/${name}]`)), does: 'drop' },
])
const LLAMA = ['<<SYS>>', '<</SYS>>'].map((text): Mark => ({ pattern: partialPattern(literal(text)), does: 'end' }))

const FINE: Mark = { pattern: partialPattern(literal('[[fine]]')), does: 'drop' }
const CONCERN: Mark = {
  pattern: partialPattern([
    ...literal('[['),
    '\\s{0,2}',
    ...literal('concern'),
    '\\s{0,2}',
    ':',
    '[^\\]\\n]{0,40}',
    ...literal(']]'),
  ]),
  does: 'drop',
}

/** Also without its brackets at the end of a line. */
const REMIND: Mark = {
  pattern: partialPattern([
    ...literal('[['),
    '\\s{0,2}',
    ...literal('remind'),
    '[ :]',
    '[^\\]\\n]{0,300}',
    '(?:\\]|(?=\\n))',
    '(?:\\]|\\n|(?= ))',
  ]),
  does: 'tell',
}

const NO_TEXTS: Mark = {
  pattern: partialPattern([
    ...literal('[['),
    '\\s{0,2}',
    ...literal('no'),
    '[ _-]',
    ...literal('texts'),
    '\\s{0,2}',
    ...literal(']]'),
  ]),
  does: 'tell',
}

const turn = (role: string, after: BlockStart, does: Mark['does']): Mark => ({
  pattern: partialPattern(['[#*> ]{0,8}', ...literal(role), '\\*{0,2}', ' ?', ':'], 'u'),
  does,
  after,
})
/** Turns that a model writes for others. In lower case and within a paragraph, they may be ordinary list items. */
const TURNS = [
  ...['Human', 'HUMAN', 'User', 'USER'].map((role) => turn(role, 'line', 'turn')),
  ...['human', 'user', 'system'].map((role) => turn(role, 'paragraph', 'turn')),
  turn('assistant', 'reply', 'drop'),
]

/** In this order: marks that end a text before those that are only removed. */
const MARKS: readonly Mark[] = [
  ...ENDING,
  ...OTHERS_TURN,
  ...LLAMA,
  ...BRACKETED,
  ...OWN_TURN,
  OTHER_TOKEN,
  ...FENCES.flatMap(fence),
  { pattern: partialPattern(literal('</s>')), does: 'end' },
  ...['eos', 'end_of_turn'].flatMap((name) => tag(name, 'end')),
  ...['s', 'bos', 'pad', 'unk', 'sys', 'system', 'start_of_turn'].flatMap((name) => tag(name)),
  CONCERN,
  FINE,
  REMIND,
  NO_TEXTS,
  ...TURNS,
]

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
  const marks = MARKS.filter(({ pattern }) => pattern.begins(key) || pattern.match(key))
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
