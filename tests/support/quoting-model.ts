import type { Behaviour, RecordedRequest } from './openai-stand-in.ts'

/** A message to another helper, or an earlier one. */
const RECALLED = /^\w{3} \d+, \d{4}, the person to [^:]+: (.+)$/gm
const MEMORY = /^- \[[^\]]+\] (.+)$/gm

/** The beginnings of its longer words: `lives` is `live`. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\b\p{L}{4}/gu) ?? []

/** A stand-in's answer that quotes the memories in its prompt: those that share a word with the question, else all. */
export function quotingModel({ body }: RecordedRequest): Behaviour {
  const [system = '', ...turns] = (body.messages ?? []).map(({ content }) => String(content))
  const asked = new Set(wordsOf(turns.at(-1)?.split('\n\n').at(-1) ?? ''))
  const known = [...system.matchAll(MEMORY)].map(([, memory = '']) => memory)
  const recalled = [...turns, system].flatMap((text) => [...text.matchAll(RECALLED)].map(([, said = '']) => said))
  const fitting = [...known, ...recalled].filter((text) => wordsOf(text).some((word) => asked.has(word)))
  const quoted = fitting.length > 0 ? fitting : known
  return { pieces: ['I know this: ', quoted.join(' · ') || 'nothing yet.'], json: '{"ops":[],"messages":[]}' }
}
