import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

/** Runs all or the named benchmarks, one after the other; fails if a limit is missed. */
const TOPICS = [
  'lighthouse',
  'start',
  'first-token',
  'saturation',
  'growth',
  'open-conversation',
  'scheduled',
  'memory',
]
/** The longest writes a million rows first. */
const LIMIT_MS = 1_200_000

async function run(topic: string): Promise<boolean> {
  console.log(`\n${topic}`)
  const child = spawn(process.execPath, [join(import.meta.dirname, `${topic}.ts`)], {
    stdio: 'inherit',
    timeout: LIMIT_MS,
  })
  const [code] = await once(child, 'exit')
  return code === 0
}

const named = process.argv.slice(2)
const unknown = named.filter((name) => !TOPICS.includes(name))
if (unknown.length > 0) throw new Error(`There is no benchmark ${unknown.join(', ')}, only ${TOPICS.join(', ')}.`)

for (const topic of named.length > 0 ? named : TOPICS) if (!(await run(topic))) process.exitCode = 1
