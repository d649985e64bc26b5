import { spawn } from 'node:child_process'
import { startOpenAiStandIn } from '../support/openai-stand-in.ts'
import { quotingModel } from '../support/quoting-model.ts'

/** The product as a person starts it, with a model: a stand-in that quotes what it remembers, each time differently. */

const model = await startOpenAiStandIn()
let replies = 0
model.behave((request) => {
  replies += 1
  const { pieces = [], ...rest } = quotingModel(request)
  return { ...rest, pieces: [...pieces, ` This is thought number ${replies}.`] }
})

const product = spawn('npm', ['start'], {
  stdio: 'inherit',
  env: { ...process.env, AI_PROVIDER: 'compatible', AI_BASE_URL: model.url, AI_API_KEY: 'key', AI_MODEL: 'stand-in' },
})
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => product.kill(signal))
product.on('exit', (code) => process.exit(code ?? 0))
