import type { Concern } from '../../src/core/safety/concern.ts'

/** A message as a person might send it, and how it should be classified. */
export interface Example {
  /** Null if harmless. */
  concern: Concern | null
  text: string
  /** Earlier messages, oldest first. */
  earlier: readonly string[]
}

const LABEL = /^([a-z-]+): (.+)$/

const ALTERNATIVES = /\(([^()]*\|[^()]*)\)/

/** The wordings of `i (want|wish) to die`: as many as the longest list has, so that each alternative occurs. */
export function wordingsOf(line: string): string[] {
  const parts = line.split(ALTERNATIVES).map((part, nth) => (nth % 2 === 0 ? [part] : part.split('|')))
  const most = Math.max(...parts.map((options) => options.length))
  return Array.from({ length: most }, (_, nth) =>
    parts
      .map((options) => options[nth % options.length])
      .join('')
      .replace(/ +(?=[,.?!]| |$)/g, ''),
  )
}

/** Parses a set: an example per line, or several where it has alternatives in brackets. */
export function readSet(set: string): Example[] {
  const lines = set.split('\n').filter((line) => line.trim() !== '')
  return lines.flatMap(wordingsOf).map((line) => {
    const [, label = '', written = ''] = LABEL.exec(line) ?? []
    if (written === '') throw new Error(`"${line}" is no example.`)
    const messages = written.split(' // ')
    const concern = label === 'harmless' ? null : (label as Concern)
    return { concern, text: messages.at(-1) ?? '', earlier: messages.slice(0, -1) }
  })
}
