import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { facts } from './facts-module.ts'

/**
 * `node bench/facts.ts FOLDER [SAMPLE]`: what is kept of the messages in a folder's `.txt` files, one a line, and a
 * sample of it to be judged by a reader: is it true as said, and would a person want it on their page?
 */

const AT = new Date('2026-11-24T15:00:00Z')
const [folder = '.', size = '100'] = process.argv.slice(2)

for (const name of readdirSync(folder).filter((file) => file.endsWith('.txt'))) {
  const messages = readFileSync(join(folder, name), 'utf8').split('\n').filter(Boolean)
  const kept = messages.flatMap((message) =>
    facts(message, AT, 'America/New_York').map(({ text }) => ({ text, message })),
  )
  console.log(`${name}: ${kept.length} lines from ${messages.length} messages`)
  const step = Math.max(1, kept.length / Number(size))
  for (let at = 0; at < kept.length; at += step) {
    const { text, message } = kept[Math.floor(at)] ?? { text: '', message: '' }
    console.log(`  ${text}\n      ${message}`)
  }
}
