import { tellingStems } from '../memory/used-facts.ts'

/** Whether an answer mentions one of these memories in more than the words in which the person asked. */
export function tellsKept(answer: string, asked: string, memories: readonly string[]): boolean {
  const known = tellingStems(asked)
  const spoken = tellingStems(answer)
  return memories.some((text) => [...tellingStems(text)].some((word) => spoken.has(word) && !known.has(word)))
}
