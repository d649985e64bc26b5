const START = /<START>/gi
const CHAR = /^(?:\{\{char\}\}|<bot>|<char>):\s*/i
const USER = /^(?:\{\{user\}\}|<user>):\s*/i

/** The helper's own lines of an example dialogue, one message a line. All of its lines, where nobody is named. */
export function messagesInDialogue(dialogue: string): string[] {
  const lines = dialogue
    .replace(START, '\n{{user}}:\n')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
  if (!lines.some((line) => CHAR.test(line))) return lines.filter((line) => !USER.test(line))
  const messages: string[] = []
  let isChar = false
  for (const line of lines) {
    if (CHAR.test(line)) {
      isChar = true
      messages.push(line.replace(CHAR, ''))
    } else if (USER.test(line)) isChar = false
    else if (isChar) messages.push(`${messages.pop()} ${line}`.trim())
  }
  return messages.filter(Boolean)
}

/** The reverse. */
export const dialogueOf = (exampleMessages: string | null): string =>
  (exampleMessages ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => `<START>\n{{char}}: ${line}`)
    .join('\n')
