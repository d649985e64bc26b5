import { isObject, type ParsedConversation, parsed, type RawMessage, textOf, timeOf } from './parsed-conversation.ts'

function messageIn(value: unknown): RawMessage | null {
  if (!isObject(value)) return null
  const content = Array.isArray(value.content) ? value.content : []
  const texts = content.filter((part) => isObject(part) && part.type === 'text').map(({ text }) => textOf(text))
  const text = texts.filter(Boolean).join('\n\n') || textOf(value.text)
  return { isFromUser: value.sender === 'human', text, at: timeOf(value.created_at) }
}

/** An element of Claude's `conversations.json`; null if it is none, or has no words. */
export function fromClaude(value: unknown, now: number): ParsedConversation | null {
  if (!isObject(value) || !Array.isArray(value.chat_messages)) return null
  return parsed({
    source: 'claude',
    key: textOf(value.uuid) || `${textOf(value.name)} ${textOf(value.created_at)}`,
    title: textOf(value.name),
    messages: value.chat_messages.flatMap((message) => messageIn(message) ?? []),
    startedAt: timeOf(value.created_at),
    now,
  })
}
