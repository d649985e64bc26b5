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
