import { isObject, type ParsedConversation, parsed, type RawMessage, textOf, timeOf } from './parsed-conversation.ts'

type Nodes = Record<string, unknown>

const SPEAKERS = ['user', 'assistant']
const WORDS = ['text', 'multimodal_text']

const inMilliseconds = (seconds: unknown): number | null => (typeof seconds === 'number' ? seconds * 1000 : null)

/** Null for what the person did not see as a message: system notes, calls of tools, hidden ones. */
function chatGptMessage(node: unknown): RawMessage | null {
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
    messages: pathTo(nodes, last).flatMap((node) => chatGptMessage(node) ?? []),
    startedAt,
    now,
  })
}

function claudeMessage(value: unknown): RawMessage | null {
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
    messages: value.chat_messages.flatMap((message) => claudeMessage(message) ?? []),
    startedAt: timeOf(value.created_at),
    now,
  })
}

const SHORT_DATE = /^(\d{4})-(\d{1,2})-(\d{1,2})\s*@\s*(\d{1,2})h\s*(\d{1,2})m(?:\s*(\d{1,2})s)?/
const LONG_DATE = /^(\w+ \d{1,2}, \d{4})\s+(\d{1,2}):(\d{2})\s*([ap])m$/i

/** Its dates have had several forms over the years. */
export function sillyTavernTime(value: unknown): number | null {
  if (typeof value === 'number') return value
  const text = textOf(value).trim()
  const short = SHORT_DATE.exec(text)?.slice(1).map(Number)
  if (short) {
    const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = short
    return new Date(year, month - 1, day, hour, minute, second || 0).getTime()
  }
  const long = LONG_DATE.exec(text)
  if (!long) return timeOf(text)
  const [, day = '', hour = '', minute = '', half = ''] = long
  return timeOf(`${day} ${(Number(hour) % 12) + (half.toLowerCase() === 'p' ? 12 : 0)}:${minute}`)
}

function sillyTavernMessage(line: unknown): RawMessage | null {
  if (!isObject(line) || line.is_system === true || typeof line.mes !== 'string') return null
  return { isFromUser: line.is_user === true, text: line.mes, at: sillyTavernTime(line.send_date) }
}

/** The lines of a `.jsonl` chat; null if it is none, or has no words. */
export function fromSillyTavern(lines: readonly unknown[], fileName: string, now: number): ParsedConversation | null {
  const [head] = lines
  const other = isObject(head) ? textOf(head.character_name) : ''
  const startedAt = isObject(head) ? sillyTavernTime(head.create_date) : null
  const name = fileName.replace(/\.jsonl$/i, '')
  return parsed({
    source: 'sillytavern',
    key: name,
    title: other && !name.startsWith(other) ? `${other}, ${name}` : name,
    messages: lines.flatMap((line) => sillyTavernMessage(line) ?? []),
    startedAt,
    now,
  })
}
