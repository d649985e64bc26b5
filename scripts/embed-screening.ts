import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf } from '../src/core/safety/meaning/nearest.ts'
import { loadSentenceModel } from '../src/server/adapters/embeddings/sentence-model.ts'
import { runCommand } from './run-command.ts'
import type { Example } from './screening-sets/read-set.ts'
import { examplesIn } from './screening-sets/sets.ts'

/** Writes the embeddings of the English examples, so that the server need not compute them at start. */
const EXAMPLES = examplesIn('en')

const embed = await loadSentenceModel()

async function codesOf(examples: readonly Example[]): Promise<string> {
  const codes: Uint8Array[] = []
  for (const { earlier, text } of examples) codes.push(codeOf(await embed([...earlier, text].join('. '))))
  return Buffer.concat(codes).toString('base64')
}

const meanings = {
  dangers: await codesOf(EXAMPLES.filter(({ concern }) => concern !== null)),
  harmless: await codesOf(EXAMPLES.filter(({ concern }) => concern === null)),
}
const head = `import type { KeptMeanings } from './nearest.ts'

/** Written by \`node scripts/embed-screening.ts\` from the English examples of \`scripts/screening-sets/\`. */`
const file = join(import.meta.dirname, '../src/core/safety/meaning/meanings.ts')
writeFileSync(file, `${head}\nexport const MEANINGS: KeptMeanings = ${JSON.stringify(meanings, null, 2)}\n`)
await runCommand('biome', ['check', '--write', file])
