import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { chatGptConversation, chatGptZip } from '../../../../tests/support/export-files.ts'
import { readExport } from './read-export.ts'

const BOAT = chatGptConversation('A boat', [{ fromPerson: true, text: 'Build a boat?' }])
const TIDES = chatGptConversation('Tides', [{ fromPerson: true, text: 'Why are there tides? 🌊' }])
const CLAUDE = { uuid: 'u', name: 'Hello', chat_messages: [{ sender: 'human', text: 'Hi', content: [] }] }

async function read(bytes: Uint8Array | string, name = 'export') {
  const titles: string[] = []
  let [done, all] = [0, 0]
  await readExport({
    file: new File([bytes as BlobPart], name),
    now: Date.UTC(2026, 0, 1),
    onProgress(count, whole) {
      ;[done, all] = [count, whole]
    },
    onConversation: ({ title }) => titles.push(title),
    onTooLarge: () => titles.push('too large'),
  })
  return { titles, isDone: done === all }
}

describe('an export', () => {
  it.each<[string, Uint8Array | string, string[]]>([
    ['an archive of ChatGPT', chatGptZip([BOAT, TIDES]), ['A boat', 'Tides']],
    ['its conversations.json', JSON.stringify([BOAT, TIDES]), ['A boat', 'Tides']],
    ['an array with spaces before it', `\ufeff\n ${JSON.stringify([CLAUDE])}`, ['Hello']],
    [
      'an archive in parts, packed or not',
      zipSync({
        'a/conversations-000.json': [strToU8(JSON.stringify([BOAT])), { level: 0 }],
        'a/conversations-001.json': strToU8(JSON.stringify([CLAUDE])),
        'my-conversations.json.png': strToU8('[]'),
      }),
      ['A boat', 'Hello'],
    ],
  ])('is read from %s', async (_case, bytes, titles) => {
    expect(await read(bytes)).toEqual({ titles, isDone: true })
  })

  it('is read from a chat of SillyTavern, whose broken lines are left out', async () => {
    const lines = ['{"user_name":"You","character_name":"Ada"}', '{"mes":"Hello","is_user":false}', '{"mes":"bro']
    expect((await read(lines.join('\n'), 'Ada - 1.jsonl')).titles).toEqual(['Ada - 1'])
  })

  it.each<[string, Uint8Array | string, string]>([
    ['another archive', zipSync({ 'notes.txt': strToU8('x') }), 'This file holds no conversations'],
    ['other JSON', '[{"a":1}]', 'This file holds no conversations'],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47), 'This file holds no conversations'],
    ['nothing', '', 'This file holds no conversations'],
    ['half an archive', chatGptZip([BOAT]).subarray(0, 200), 'This file ends in the middle'],
    ['half an array', JSON.stringify([BOAT, TIDES]).slice(0, -20), 'This file ends in the middle'],
  ])('is refused if it is %s', async (_case, bytes, message) => {
    await expect(read(bytes)).rejects.toThrow(message)
  })
})
