import { describe, expect, it } from 'vitest'
import { IMPORT_LIMITS } from '../text/limits.ts'
import { fromChatGpt, fromClaude, fromSillyTavern, sillyTavernTime } from './formats.ts'

const NOW = Date.UTC(2026, 10, 29)
const AT = Date.UTC(2024, 2, 5, 10)

/** As ChatGPT exports them: a tree, of which the person saw one branch. */
const chat = (nodes: Record<string, { parent: string | null; message: object | null }>, more: object = {}) => ({
  ...{ title: 'A boat', create_time: AT / 1000, conversation_id: 'c1', current_node: 'end' },
  mapping: Object.fromEntries(Object.entries(nodes).map(([id, node]) => [id, { id, children: [], ...node }])),
  ...more,
})
const says = (role: string, parts: unknown[], more: object = {}) => ({
  ...{ author: { role }, create_time: AT / 1000, recipient: 'all', metadata: {} },
  content: { content_type: 'text', parts },
  ...more,
})

describe('an export of ChatGPT', () => {
  it('is the branch that was shown, without what nobody saw', () => {
    const nodes = {
      root: { parent: null, message: null },
      system: { parent: 'root', message: says('system', ['You are ChatGPT']) },
      hidden: {
        parent: 'system',
        message: says('user', ['Custom'], { metadata: { is_visually_hidden_from_conversation: true } }),
      },
      first: { parent: 'hidden', message: says('user', [{ asset_pointer: 'file' }, 'Build a boat?']) },
      other: { parent: 'first', message: says('assistant', ['An answer that was written again']) },
      tool: { parent: 'first', message: says('assistant', ['print(1)'], { recipient: 'python' }) },
      end: { parent: 'tool', message: says('assistant', ['Yes.', 'Gladly.'], { create_time: null }) },
    }
    expect(fromChatGpt(chat(nodes), NOW)).toEqual({
      ...{ source: 'chatgpt', key: 'c1', title: 'A boat' },
      messages: [
        { isFromUser: true, content: 'Build a boat?', at: AT },
        { isFromUser: false, content: 'Yes.\n\nGladly.', at: AT },
      ],
    })
  })

  it.each([
    ['nothing', null],
    ['a list', []],
    ['no words', chat({ end: { parent: null, message: says('user', [' ']) } })],
    ['another shape', { mapping: 'x' }],
    ['a missing node', chat({}, { current_node: 'gone' })],
  ])('is left out if it is %s', (_case, value) => {
    expect(fromChatGpt(value, NOW)).toBeNull()
  })

  it('ends where its tree runs in a circle', () => {
    const nodes = {
      a: { parent: 'end', message: says('user', ['A']) },
      end: { parent: 'a', message: says('user', ['B']) },
    }
    expect(fromChatGpt(chat(nodes), NOW)?.messages.map(({ content }) => content)).toEqual(['A', 'B'])
  })

  it('stays within the limits, with the newest messages', () => {
    const count = IMPORT_LIMITS.messages + 5
    const nodes = Object.fromEntries(
      Array.from({ length: count }, (_, at) => [
        at === count - 1 ? 'end' : `n${at}`,
        { parent: at ? `n${at - 1}` : null, message: says('user', [at === count - 1 ? 'x'.repeat(30_000) : `m${at}`]) },
      ]),
    )
    const { title, messages = [] } = fromChatGpt(chat(nodes, { title: 'x'.repeat(300) }), NOW) ?? {}
    expect([title?.length, messages.length, messages[0]?.content]).toEqual([200, IMPORT_LIMITS.messages, 'm5'])
    expect(messages.at(-1)?.content).toHaveLength(IMPORT_LIMITS.message)
  })
})

it('reads an export of Claude', () => {
  const chat_messages = [
    {
      sender: 'human',
      text: 'Hello',
      content: [{ type: 'text', text: 'Hello there' }],
      created_at: '2024-03-05T10:00:00Z',
    },
    { sender: 'assistant', text: 'Hi.', content: [{ type: 'tool_use' }], created_at: '2999-01-01T00:00:00Z' },
    { sender: 'assistant', text: '', content: [] },
  ]
  expect(fromClaude({ uuid: 'u1', name: '', created_at: '2024-03-05T10:00:00Z', chat_messages }, NOW)).toEqual({
    ...{ source: 'claude', key: 'u1', title: 'Hello there' },
    messages: [
      { isFromUser: true, content: 'Hello there', at: AT },
      { isFromUser: false, content: 'Hi.', at: NOW },
    ],
  })
})

it('reads a chat of SillyTavern', () => {
  const lines = [
    { user_name: 'You', character_name: 'Seraphina', create_date: '2024-03-05@10h00m00s' },
    { name: 'Seraphina', is_user: false, mes: '*smiles*', send_date: '2024-03-05T10:00:00.000Z' },
    { name: 'note', is_user: false, is_system: true, mes: 'A note' },
    { name: 'You', is_user: true, mes: 'Where am I?', send_date: AT },
  ]
  expect(fromSillyTavern(lines, '2024-3-5.jsonl', NOW)).toEqual({
    ...{ source: 'sillytavern', key: '2024-3-5', title: 'Seraphina, 2024-3-5' },
    messages: [
      { isFromUser: false, content: '*smiles*', at: AT },
      { isFromUser: true, content: 'Where am I?', at: AT },
    ],
  })
})

it.each([
  ['March 5, 2024 10:30pm', new Date(2024, 2, 5, 22, 30)],
  ['March 5, 2024 12:05am', new Date(2024, 2, 5, 0, 5)],
  ['2024-3-5 @10h 30m 5s 12ms', new Date(2024, 2, 5, 10, 30, 5)],
  ['2024-03-05@10h30m05s', new Date(2024, 2, 5, 10, 30, 5)],
  [AT, new Date(AT)],
  ['long ago', null],
])('knows the dates of SillyTavern: %s', (value, date) => {
  expect(sillyTavernTime(value)).toBe(date?.getTime() ?? null)
})
