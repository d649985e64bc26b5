/** What people and models wrote, made safe to stand in a prompt: it cannot pass for the prompt's own marks or roles. */

/** What a prompt marks data with: `<known>` to `</known>`. */
export const FENCES = [
  'name',
  'description',
  'examples',
  'first_name',
  'known',
  'earlier',
  'remembered',
  'record',
] as const
export type Fence = (typeof FENCES)[number]

const HIDDEN = '\\p{Cf}\\p{Cs}\\u034f\\u115f\\u1160\\u3164\\uffa0\\u{e0100}-\\u{e01ef}'
const INVISIBLE = new RegExp(`[${HIDDEN}]`, 'gu')
/** Joiners that belong to words of some scripts and to emoji stay, between two such characters. */
const INVISIBLE_BUT_JOINERS = new RegExp(
  `(?![\\u200c\\u200d])[${HIDDEN}]|(?<![^\\x00-\\x7f\\p{C}])[\\u200c\\u200d]|[\\u200c\\u200d](?![^\\x00-\\x7f\\p{C}])`,
  'gu',
)
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g
const CONTROLS = /[^\P{Cc}\n\t]/gu
const BLANKS = /[\s\p{Z}\p{Cc}]+/gu

/** Tokens by which models' own templates tell roles apart. */
const ROLE_TAGS = 's|bos|eos|pad|unk|sys|system|user|assistant|start_of_turn|end_of_turn'
const TOKEN = new RegExp(`[<＜﹤](?=[|｜]|\\/?(?:${ROLE_TAGS}|${FENCES.join('|')})[>＞﹥])`, 'gi')
const BRACKETED_TOKEN = /\[(\/?(?:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS))\]/gi
/** The beginning of `[[concern:…]]`. */
const CONCERN_MARK = /\[(?=concern\s?:)/gi

/** A turn is never empty: some models refuse one. */
const NOTHING_VISIBLE = '…'

const withoutTokens = (text: string): string =>
  text.replace(TOKEN, '‹').replace(BRACKETED_TOKEN, '($1)').replace(CONCERN_MARK, '(')

const withoutAngles = (text: string): string =>
  text
    .replace(/[<＜﹤]/g, '‹')
    .replace(/[>＞﹥]/g, '›')
    .replace(/`{3}/g, "'''")

const inLines = (text: string): string =>
  text
    .replace(LINE_ENDS, '\n')
    .replace(CONTROLS, '')
    .replace(/\n{3,}/g, '\n\n')

/** On one line and without any mark, at most `longest` characters. */
export function plainLine(text: string, longest: number): string {
  const line = withoutTokens(withoutAngles(text.replace(INVISIBLE, '').replace(BLANKS, ' ').trim()))
  if (line.length <= longest) return line
  const cut = line.slice(0, longest - 1).replace(/\p{Cs}$/u, '')
  return `${cut.trimEnd()}…`
}

/** Of several lines, to stand within a fence that it cannot close. */
export const plainText = (text: string): string => withoutTokens(withoutAngles(inLines(text.replace(INVISIBLE, ''))))

/** What one side of a conversation said, as it was said but for what would begin another's turn. */
export const plainTurn = (text: string): string =>
  withoutTokens(inLines(text.replace(INVISIBLE_BUT_JOINERS, ''))).trim() || NOTHING_VISIBLE
