/** Where in a reply, read letter by letter, code stands. */
interface CodeWatch {
  read(character: string): void
  /** Inside a block of code. */
  readonly isFenced: boolean
  /** After a backtick that no other has closed on this line. */
  readonly isOpen: boolean
  /** The line so far, without blanks at its ends. */
  readonly line: string
  /** The last line before it that is not blank. */
  readonly lastLine: string
}

const FENCE = /^(`{3,}|~{3,})/

export function codeWatch(): CodeWatch {
  let line = ''
  let lastLine = ''
  let fence: string | null = null

  function endLine(): void {
    const text = line.trim()
    const found = FENCE.exec(text)?.[1]
    if (fence === null) fence = found ?? null
    else if (found?.startsWith(fence) && found === text) fence = null
    if (text !== '') lastLine = text
    line = ''
  }

  return {
    read(character) {
      if (character === '\n') endLine()
      else line += character
    },
    get isFenced() {
      return fence !== null
    },
    get isOpen() {
      return (line.split('`').length - 1) % 2 === 1
    },
    get line() {
      return line.trim()
    },
    get lastLine() {
      return lastLine
    },
  }
}

/** Whether a backtick closes on the line on which a text begins; `open` if that depends on what follows. */
export function closesCode(text: string, isLast: boolean): boolean | 'open' {
  const [line = '', ...others] = text.split('\n', 2)
  if (line.includes('`')) return true
  return others.length > 0 || isLast ? false : 'open'
}

const NEXT = 3

/** Whether a token of a template in the middle of a sentence is spoken of: then nothing was left behind. */
export function isSpokenOf(before: string, token: string, after: string, isLast: boolean): boolean | 'open' {
  if (/["'“‘«]$/.test(before)) return after === '' && !isLast ? 'open' : /^["'”’»]/.test(after)
  if (!/^<[|｜/]/.test(token) || !/\S[\s"'“‘«(]$/.test(before)) return false
  if (after.length < NEXT && !isLast) return 'open'
  return /^["'”’»)]? ?[\p{Ll},.;)]/u.test(after)
}

/** Whether a line such as `User: …` is a turn that a chat template left behind, or part of a scene that was asked for. */
type TurnVerdict = 'template' | 'scene' | 'open'

const LABEL = /^[#*> ]{0,8}(\p{L}[\p{L}\d .'’-]{0,30}?)\*{0,2} ?:/u
const OWN = /^(?:assistant|ai|bot|chatbot|model)$/i
const OTHERS = /^(?:user|human|system)$/i
const TOKEN = /^<[|｜]/
/** A scene is known by then; a text is not held back for longer. */
const LONGEST_HELD = 2000

const isBold = (text: string): boolean => /^[#> ]{0,8}\*\*/.test(text)
/** Templates write no Markdown. */
const verdictOf = (others: string, own: string): TurnVerdict => (isBold(others) && isBold(own) ? 'scene' : 'template')
/** Without the label, nothing would be left of a reply that begins with it. */
const verdictAtEnd = (before: string): TurnVerdict => (before === '' ? 'scene' : 'template')

/** Who speaks in a line; null if nobody is named. */
function speakerOf(line: string): 'own' | 'other' | 'somebody' | null {
  if (TOKEN.test(line)) return 'own'
  const name = LABEL.exec(line)?.[1]
  if (name === undefined) return null
  if (OTHERS.test(name)) return 'other'
  return OWN.test(name) ? 'own' : 'somebody'
}

/**
 * `before`: the last line of the reply that is not blank. `after`: the text from the label on. In a template the model
 * itself speaks next, or nobody; in a scene there are other names, or a paragraph of the reply's own.
 */
export function judgeTurn(before: string, after: string, isLast: boolean): TurnVerdict {
  if (/:\s*[*_]{0,3}$/.test(before) || speakerOf(before) === 'somebody') return 'scene'
  const [, ...lines] = after.split('\n')
  const open = isLast ? undefined : lines.at(-1)
  let isNewParagraph = false
  for (const line of lines) {
    const speaker = speakerOf(line)
    if (speaker === 'own') return verdictOf(after, line)
    const isOwnParagraph = speaker === null && isNewParagraph && line.trim() !== '' && line !== open
    if (speaker === 'somebody' || isOwnParagraph) return 'scene'
    isNewParagraph = line.trim() === ''
  }
  return isLast ? verdictAtEnd(before) : after.length > LONGEST_HELD ? 'scene' : 'open'
}
