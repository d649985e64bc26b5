const QUOTE = 0x22
const BACKSLASH = 0x5c
/** By how much a character changes the depth. */
const STEPS = new Map([...'{['].map((open) => [open.charCodeAt(0), 1]))
for (const close of '}]') STEPS.set(close.charCodeAt(0), -1)

/** Whether a character stands outside of strings: asked for each in turn. */
function outsideOfStrings() {
  let inString = false
  let escaped = false
  return (code: number): boolean => {
    if (escaped) {
      escaped = false
      return false
    }
    if (inString && code === BACKSLASH) escaped = true
    if (code === QUOTE) inString = !inString
    return !inString
  }
}

export interface Elements {
  push(text: string): void
  /** Whether the array was closed. */
  isComplete(): boolean
}

/**
 * The texts of the objects in a JSON array that arrives in pieces, however large it is. One longer than `longest`
 * characters is left out: `onElement` gets null.
 */
export function jsonElements(onElement: (text: string | null) => void, longest: number): Elements {
  const isOutside = outsideOfStrings()
  const stepOf = (code: number): number => (isOutside(code) ? (STEPS.get(code) ?? 0) : 0)
  let depth = 0
  let parts: string[] = []
  let length = 0
  let isClosed = false
  const keep = (part: string): void => {
    length += part.length
    if (length <= longest) parts.push(part)
    else parts = []
  }
  const finish = (): void => {
    onElement(length <= longest ? parts.join('') : null)
    parts = []
    length = 0
  }
  /** Returns where the element begins that is open now, or -1. */
  const cross = (step: number, text: string, at: number, from: number): number => {
    depth += step
    if (step > 0) return depth === 2 ? at : from
    if (depth === 0) isClosed = true
    if (depth !== 1) return from
    keep(text.slice(from, at + 1))
    finish()
    return -1
  }
  return {
    push(text) {
      let from = depth >= 2 ? 0 : -1
      for (let at = 0; at < text.length; at += 1) {
        const step = stepOf(text.charCodeAt(at))
        if (step !== 0) from = cross(step, text, at, from)
      }
      if (from >= 0) keep(text.slice(from))
    },
    isComplete: () => isClosed,
  }
}
