interface SaidMessage {
  text: string
  isFromUser: boolean
}

/** Drops messages that repeat a better one word for word: `Good night` appears once at most. */
export function withoutDuplicates<One extends SaidMessage>(ranked: readonly One[]): One[] {
  const said = new Set<string>()
  return ranked.filter(({ text, isFromUser }) => {
    const key = `${isFromUser} ${text.trim().toLowerCase()}`
    const isRepeat = said.has(key)
    said.add(key)
    return !isRepeat
  })
}
