import { Agent } from 'undici'
import { processSeconds } from './support/proc.ts'
import { CALL_NUMBER, FIRST_WORD, isWholeReply } from './support/reply-shape.ts'

/** The load generator, in its own process: makes the requested calls and reports the results. */

export interface Call {
  method: 'GET' | 'POST'
  origin: string
  path: string
  headers: Record<string, string>
  body?: string
}

export interface Task {
  /** Each of these is used by one loop at a time; loops take turns. */
  calls: Call[]
  loops: number
  /** The loops start spread over this many milliseconds; 0 starts all at once. */
  spreadMs: number
  /** How long the loops run, and from when calls count. 0: one call per loop, all counted. */
  runMs: number
  countFromMs: number
  /** Whether the response is a streamed reply. `whole` also compares its words, which takes time. */
  reply: 'no' | 'first' | 'whole'
  /** Process whose CPU time is measured while calls count. */
  watch: number
}

export interface Outcome {
  /** Milliseconds to the first token beyond the provider's delay, per counted call. */
  firstMs: number[]
  /** Durations in milliseconds of the calls that ended while calls counted. */
  wholeMs: number[]
  /** Seconds during which calls counted, and CPU seconds that the watched process used in them. */
  seconds: number
  processorSeconds: number
  /** Each kind of error, and how often it happened. */
  faults: Record<string, number>
}

interface Answer {
  firstMs: number
  wholeMs: number
  fault: string | null
}

let calls = 0

/** Each message is a new one, as in real use: nothing that was computed for an earlier message helps. */
function numbered({ body, ...call }: Call): Call {
  if (body === undefined) return call
  calls += 1
  return { ...call, body: body.replace(CALL_NUMBER, String(calls)) }
}

const agent = new Agent({ connections: null, pipelining: 1, headersTimeout: 60_000, bodyTimeout: 60_000 })

/** The reply's text in the product's events, or in the provider's events passed through. */
function textOf(body: string): string {
  return body
    .split('\n\n')
    .map((event) => {
      const data = event.slice(event.indexOf('data: ') + 'data: '.length)
      if (event.startsWith('event: token')) return JSON.parse(data).text
      return data.includes('"delta"') ? (JSON.parse(data).choices[0].delta.content ?? '') : ''
    })
    .join('')
}

interface Heard {
  status: number
  /** Milliseconds to the first token; 0 if there was none, for example because something else wrote the reply. */
  firstMs: number
  ending: string
  body: Buffer[]
}

function faultOf(kind: Task['reply'], { status, firstMs, ending, body }: Heard): string | null {
  if (status !== 200) return `status ${status}`
  if (kind === 'no') return null
  if (firstMs === 0) return 'no word of the provider'
  if (!ending.includes('event: done') && !ending.includes('[DONE]')) return 'not finished'
  if (kind === 'whole' && !isWholeReply(textOf(Buffer.concat(body).toString()))) return 'words lost or out of order'
  return null
}

function make(call: Call, kind: Task['reply']): Promise<Answer> {
  return new Promise((resolve) => {
    const began = performance.now()
    const body: Buffer[] = []
    let status = 0
    let firstMs = 0
    let ending = ''
    const end = (fault: string | null): void => resolve({ firstMs, wholeMs: performance.now() - began, fault })

    agent.dispatch(numbered(call), {
      onRequestStart() {},
      onResponseStart(_, code) {
        status = code
      },
      onResponseData(_, chunk) {
        if (kind === 'no') return
        if (kind === 'whole') body.push(chunk)
        ending = chunk.toString('latin1')
        if (firstMs > 0) return
        const held = FIRST_WORD.exec(ending)
        if (held) firstMs = performance.now() - began - Number(held[1])
      },
      onResponseEnd: () => end(faultOf(kind, { status, firstMs, ending, body })),
      onResponseError: (_, error) => end(error.message),
    })
  })
}

async function run(task: Task): Promise<Outcome> {
  const { calls, loops, spreadMs, runMs, countFromMs } = task
  const outcome: Outcome = { firstMs: [], wholeMs: [], seconds: 0, processorSeconds: 0, faults: {} }
  const began = performance.now()
  const since = (): number => performance.now() - began
  const counts = (): boolean => runMs === 0 || (since() >= countFromMs && since() <= runMs)
  let turn = 0

  const loop = async (index: number): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, (index * spreadMs) / loops))
    do {
      const call = calls[turn++ % calls.length] as Call
      const fromStart = counts()
      const { firstMs, wholeMs, fault } = await make(call, task.reply)
      if (fault) outcome.faults[fault] = (outcome.faults[fault] ?? 0) + 1
      else if (fromStart) outcome.firstMs.push(firstMs)
      if (!fault && counts()) outcome.wholeMs.push(wholeMs)
    } while (since() < runMs)
  }
  const window = async (): Promise<void> => {
    await new Promise((resolve) => setTimeout(resolve, countFromMs))
    const [before, from] = [processSeconds(task.watch), since()]
    await (runMs === 0 ? working : new Promise((resolve) => setTimeout(resolve, runMs - since())))
    outcome.seconds = (since() - from) / 1000
    outcome.processorSeconds = processSeconds(task.watch) - before
  }
  const working = Promise.all(Array.from({ length: loops }, (_, index) => loop(index)))
  await Promise.all([working, window()])
  return outcome
}

process.on('message', async (task: Task) => process.send?.(await run(task)))
process.once('disconnect', () => process.exit(0))
