import { strToU8, zipSync } from 'fflate'

/** Exports of other programs, as their authors' programs write them. */

interface Said {
  fromPerson: boolean
  text: string
}

/** A conversation of ChatGPT: each message hangs on the one before. */
export function chatGptConversation(title: string, said: readonly Said[], at = Date.UTC(2024, 2, 5, 10)) {
  const nodes = said.map(({ fromPerson, text }, place) => {
    const author = { role: fromPerson ? 'user' : 'assistant', name: null, metadata: {} }
    const content = { content_type: 'text', parts: [text] }
    const message = {
      id: `n${place}`,
      author,
      create_time: at / 1000 + place * 60,
      content,
      recipient: 'all',
      metadata: {},
    }
    return { id: `n${place}`, message, parent: place ? `n${place - 1}` : 'root', children: [`n${place + 1}`] }
  })
  const root = { id: 'root', message: null, parent: null, children: ['n0'] }
  return {
    title,
    create_time: at / 1000,
    conversation_id: `conversation of ${title}`,
    current_node: `n${said.length - 1}`,
    mapping: Object.fromEntries([root, ...nodes].map((node) => [node.id, node])),
  }
}

export const chatGptZip = (conversations: readonly object[]): Buffer =>
  Buffer.from(
    zipSync({
      'chat.html': strToU8('<html></html>'),
      'conversations.json': strToU8(JSON.stringify(conversations)),
      'user.json': strToU8('{"id":"user"}'),
    }),
  )
