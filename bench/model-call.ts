/**
 * CPU time and duration of one streamed call of 50 tokens: our undici path compared with the official SDK, in
 * interleaved rounds. `node bench/model-call.ts`; the endpoint runs in its own process (`--serve`), so that only the
 * caller is measured.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { OpenAI } from 'openai'
import type { ModelRequest } from '../src/core/prompt/context.ts'
import { createOpenAi } from '../src/server/integrations/models/openai/openai-ai.ts'
import { startOpenAiStandIn } from '../tests/support/openai-stand-in.ts'

const ROUNDS = 6
const CALLS = 400
const AT_ONCE = 40
const MESSAGES = [{ role: 'user' as const, content: 'x'.repeat(4000) }]

if (process.argv.includes('--serve')) {
  const standIn = await startOpenAiStandIn()
  // Paced, so that tokens arrive one by one like a model's, and not fifty in one packet.
  standIn.behave({ firstTokenMs: 50, tokenMs: 5 })
  console.log(standIn.url)
} else {
  const server = spawn(process.execPath, [import.meta.filename, '--serve'], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const [line] = await once(server.stdout, 'data')
    await compare(String(line).trim())
  } finally {
    server.kill()
  }
}

async function compare(baseURL: string): Promise<void> {
  const endpoint = {
    dialect: 'compatible',
    baseUrl: baseURL,
    apiKey: 'k',
    model: 'm',
    embeddingModel: undefined,
    local: false,
  } as const
  const ours = createOpenAi(endpoint)
  const sdk = new OpenAI({ baseURL, apiKey: 'k', maxRetries: 0 })
  const request = { messages: MESSAGES, maxOutputTokens: 200 } as unknown as ModelRequest
  const callOurs = async (): Promise<void> => {
    await ours.stream(request, { signal: new AbortController().signal, onText: () => {} })
  }
  const callSdk = async (): Promise<void> => {
    const body = { model: 'm', messages: MESSAGES, stream: true, stream_options: { include_usage: true } } as const
    for await (const chunk of await sdk.chat.completions.create(body)) chunk.choices[0]?.delta
  }
  const costs: { ours: number; sdk: number }[] = []
  for (let round = 0; round <= ROUNDS; round += 1) {
    const cost = { ours: await cpuOf(callOurs), sdk: await cpuOf(callSdk) }
    // The first round is a warm-up.
    if (round > 0) costs.push(cost)
  }
  report(costs)
}

/** CPU milliseconds of this process per call. */
async function cpuOf(call: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage()
  let left = CALLS
  const worker = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      await call()
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / CALLS
}

function report(costs: { ours: number; sdk: number }[]): void {
  const median = (values: number[]): number => values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0
  const ours = median(costs.map((cost) => cost.ours))
  const sdk = median(costs.map((cost) => cost.sdk))
  console.log(
    `CPU a streamed call of 50 tokens, median of ${costs.length} rounds of ${CALLS} calls, ${AT_ONCE} at once:`,
  )
  console.log(`  ours ${ours.toFixed(2)} ms, SDK ${sdk.toFixed(2)} ms, ratio ${(ours / sdk).toFixed(2)}`)
}
