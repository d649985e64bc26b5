import { isObject, type ParsedConversation, parsed, type RawMessage, textOf } from './parsed-conversation.ts'

type Nodes = Record<string, unknown>

const SPEAKERS = ['user', 'assistant']
const WORDS = ['text', 'multimodal_text']

const inMilliseconds = (seconds: unknown): number | null => (typeof seconds === 'number' ? seconds * 1000 : null)

/** Null for what the person did not see as a message: system notes, calls of tools, hidden ones. */
function messageIn(node: unknown): RawMessage | null {
  const message = isObject(node) && isObject(node.message) ? node.message : null
  const author = isObject(message?.author) ? textOf(message.author.role) : ''
  const content = isObject(message?.content) ? message.content : {}
  const metadata = isObject(message?.metadata) ? message.metadata : {}
  if (!message || !SPEAKERS.includes(author) || !WORDS.includes(textOf(content.content_type))) return null
  if (metadata.is_visually_hidden_from_conversation === true) return null
  if (typeof message.recipient === 'string' && message.recipient !== 'all') return null
  const parts = Array.isArray(content.parts) ? content.parts : []
  const text = parts.map(textOf).filter(Boolean).join('\n\n')
  return { isFromUser: author === 'user', text, at: inMilliseconds(message.create_time) }
}

/** From the first message to the one that was shown last: other branches are left out. */
function pathTo(nodes: Nodes, last: string): unknown[] {
  const path: unknown[] = []
  const seen = new Set<string>()
  for (let id = last; id && !seen.has(id); ) {
    seen.add(id)
    const node = Object.hasOwn(nodes, id) ? nodes[id] : null
    if (!isObject(node)) break
    path.push(node)
    id = textOf(node.parent)
  }
  return path.reverse()
}

/** An element of ChatGPT's `conversations.json`; null if it is none, or has no words. */
export function fromChatGpt(value: unknown, now: number): ParsedConversation | null {
  if (!isObject(value) || !isObject(value.mapping)) return null
  const nodes = value.mapping
  const last = textOf(value.current_node) || Object.keys(nodes).at(-1) || ''
  const startedAt = inMilliseconds(value.create_time)
  return parsed({
    source: 'chatgpt',
    key: textOf(value.conversation_id) || textOf(value.id) || `${textOf(value.title)} ${startedAt}`,
    title: textOf(value.title),
    messages: pathTo(nodes, last).flatMap((node) => messageIn(node) ?? []),
    startedAt,
    now,
  })
}
