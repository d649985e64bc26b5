interface SaidMessage {
  text: string
  isFromUser: boolean
}

/** Without messages that say what a better one said word for word: `Good night` takes one place at most. */
export function withoutDuplicates<One extends SaidMessage>(ranked: readonly One[]): One[] {
  const said = new Set<string>()
  return ranked.filter(({ text, isFromUser }) => {
    const key = `${isFromUser} ${text.trim().toLowerCase()}`
    const isRepeat = said.has(key)
    said.add(key)
    return !isRepeat
  })
}
