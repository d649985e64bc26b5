/** Sanitises untrusted text for a prompt, so that it cannot imitate the prompt's own marks or roles. */

/** Tags that fence parts of a prompt: `<known>` to `</known>`. Only `now` holds our own words. */
export const FENCES = [
  'name',
  'description',
  'examples',
  'background',
  'first_name',
  'circle',
  'known',
  'earlier',
  'now',
  'remembered',
  'reactions',
  'record',
  'plan',
  'panel',
  'kept',
] as const
type Fence = (typeof FENCES)[number]

const HIDDEN = '\\p{Cf}\\p{Cs}\\u034f\\u115f\\u1160\\u3164\\uffa0\\u{e0100}-\\u{e01ef}'
const INVISIBLE = new RegExp(`[${HIDDEN}]`, 'gu')
/** Joiners between two non-ASCII characters stay: emoji and some scripts need them. */
const INVISIBLE_BUT_JOINERS = new RegExp(
  `(?![\\u200c\\u200d])[${HIDDEN}]|(?<![^\\x00-\\x7f\\p{C}])[\\u200c\\u200d]|[\\u200c\\u200d](?![^\\x00-\\x7f\\p{C}])`,
  'gu',
)
const LINE_ENDS = /\r\n?|[\u0085\u2028\u2029]/g
const CONTROLS = /[^\P{Cc}\n\t]/gu
const BLANKS = /[\s\p{Z}\p{Cc}]+/gu

/** Role tokens of chat templates. */
const ROLE_TAGS = 's|bos|eos|pad|unk|sys|system|user|assistant|start_of_turn|end_of_turn'
const TOKEN = new RegExp(`[<＜﹤](?=[|｜]|\\/?(?:${ROLE_TAGS}|${FENCES.join('|')})[>＞﹥])`, 'gi')
const BRACKETED_TOKEN = /\[(\/?(?:INST|SYSTEM_PROMPT|AVAILABLE_TOOLS|TOOL_CALLS|TOOL_RESULTS))\]/gi
/** The start of `[[concern:…]]` and other marks of a reply. */
const REPLY_MARK = /\[(?=\s{0,2}(?:concern\s?:|fine\]|remind\b))/gi

/** Replaces an empty turn, which some models reject. */
const NOTHING_VISIBLE = '…'

const withoutTokens = (text: string): string =>
  text.replace(TOKEN, '‹').replace(BRACKETED_TOKEN, '($1)').replace(REPLY_MARK, '(')

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

/** A name as it is shown: on one line, without invisible characters and overrides of its direction. */
export const visibleName = (text: string): string => text.replace(INVISIBLE_BUT_JOINERS, '').replace(BLANKS, ' ').trim()

/** On one line, without marks, at most `longest` UTF-16 units: unlike `truncate`, it bounds what a prompt can take. */
export function plainLine(text: string, longest: number): string {
  const line = withoutTokens(withoutAngles(text.replace(INVISIBLE, '').replace(BLANKS, ' ').trim()))
  if (line.length <= longest) return line
  const cut = line.slice(0, longest - 1).replace(/\p{Cs}$/u, '')
  return `${cut.trimEnd()}…`
}

/** Multi-line text for inside a fence, which it cannot close. */
export const plainText = (text: string): string => withoutTokens(withoutAngles(inLines(text.replace(INVISIBLE, ''))))

/** A turn of a conversation, verbatim except for anything that would start another turn. */
export const plainTurn = (text: string): string =>
  withoutTokens(inLines(text.replace(INVISIBLE_BUT_JOINERS, ''))).trim() || NOTHING_VISIBLE

/** Characters of a name in a prompt. */
export const LONGEST_NAME = 80

/** Fences untrusted text, which must not be able to close its own fence. */
export const fenced = (name: Fence, text: string): string => `<${name}>\n${plainText(text)}\n</${name}>`
