/** What the app adds to a conversation in a prompt: days, times, and what holds now. */
const NOTES = /<now>\n[\s\S]*?\n<\/now>\n\n|\[(?:\w{3}, \w{3} \d+(?:, \d{4})?|\d+:\d\d [AP]M)\]\n*/g

const withoutNotes = (text: string): string => text.replace(NOTES, '').trim()

interface Message {
  role: string
  /** Text, or parts of which some are pictures. */
  content: unknown
}

function said({ role, content }: Message): Message {
  if (typeof content === 'string') return { role, content: withoutNotes(content) }
  const parts = (content as { type: string; text?: string }[]).map((part) =>
    part.text === undefined ? part : { ...part, text: withoutNotes(part.text) },
  )
  return { role, content: parts }
}

/** The messages that a model was sent, as the person and the helper wrote them. */
export const saidIn = (messages: readonly Message[] = []): Message[] =>
  messages.filter(({ role }) => role !== 'system').map(said)
