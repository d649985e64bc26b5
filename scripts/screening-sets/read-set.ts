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

/** Parses a set: one example per line. */
export function readSet(set: string): Example[] {
  const lines = set.split('\n').filter((line) => line.trim() !== '')
  return lines.map((line) => {
    const [, label = '', written = ''] = LABEL.exec(line) ?? []
    if (written === '') throw new Error(`"${line}" is no example.`)
    const messages = written.split(' // ')
    const concern = label === 'harmless' ? null : (label as Concern)
    return { concern, text: messages.at(-1) ?? '', earlier: messages.slice(0, -1) }
  })
}
