import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Behaviour, type OpenAiStandIn, startOpenAiStandIn } from '../../../../../tests/support/openai-stand-in.ts'
import { estimateTokens } from '../../../../core/calls/tokens.ts'
import type { ModelRequest } from '../../../../core/prompt/context.ts'
import { composeRequest } from '../../../../core/prompt/prompt.ts'
import { AiError } from '../../port-errors.ts'
import type { AiTimeouts } from '../stream-watch.ts'
import { createOpenAi } from './openai-ai.ts'
import type { OpenAiEndpoint } from './openai-requests.ts'

const SECRET = 'the negotiation on Thursday'
// The first call loads the SDK, on a busy machine: only a hanging model may take this long.
/** `fetch` refuses it as X11's. */
const BLOCKED_PORT = 6000
const TIMEOUTS = { headersMs: 1000, firstTokenMs: 1000, gapMs: 1000, totalMs: 3000 }

const composed: ModelRequest = composeRequest({
  purpose: 'reply',
  helper: {
    name: 'Alex',
    description: 'Kind.',
    personaType: 'career_coach',
    tone: 'direct',
    messageLength: 'brief',
    exampleMessages: null,
    background: null,
  },
  personName: null,
  now: new Date('2026-11-20T14:12:00Z'),
  timeZone: 'America/New_York',
  turns: [{ fromPerson: true, text: SECRET }],
  chance: 0,
})
const request: ModelRequest = { ...composed, maxOutputTokens: 200 }

let server: OpenAiStandIn
beforeAll(async () => {
  server = await startOpenAiStandIn()
})
afterEach(() => {
  server.requests.length = 0
})
afterAll(() => server.close())

let models = 0

/** Each another model: what was learnt of one is not known of the next. */
function endpoint(changes: Partial<OpenAiEndpoint> = {}): OpenAiEndpoint {
  models += 1
  return {
    dialect: 'compatible',
    baseUrl: server.url,
    apiKey: 'key-1',
    model: `model-${models}`,
    traits: { opening: 'outside' },
    local: false,
    embeddingModel: 'some-embedder',
    ...changes,
  }
}

async function talk(behaviour: Behaviour | Behaviour[], signal = new AbortController().signal, changes = {}) {
  const list = [behaviour].flat()
  server.behave(() => list[Math.min(server.requests.length, list.length) - 1] ?? {})
  const ai = createOpenAi(endpoint(changes), TIMEOUTS)
  let text = ''
  const outcome = await ai
    .stream(request, {
      signal,
      onText(piece) {
        expect(piece).not.toBe('')
        text += piece
      },
    })
    .then(
      (usage) => ({ usage, error: null }),
      (error: unknown) => ({ usage: null, error }),
    )
  return { ...outcome, text, calls: server.requests.length }
}

/** More text than any reply has, and more bytes than any answer. */
const ENDLESS = Array<string>(3000).fill('word word ')
const HUGE = 'x'.repeat(33_000_000)
const PIECES = ['Náme ', 'the 数字 ', 'first 🙂, ', 'then wait.']
const REPLY = PIECES.join('')

describe('a complete reply', () => {
  const table: [string, Behaviour][] = [
    ['piece by piece', {}],
    ['with characters split across chunks', { framing: 'split' }],
    ['all in one chunk', { framing: 'batch' }],
    ['with CRLF', { framing: 'crlf' }],
    ['after comments, empty pieces and reasoning', { preamble: true }],
    ['without [DONE]', { done: false }],
    ['without a finish reason', { finishReason: null }],
    ['at once, as JSON', { fault: { kind: 'whole_reply' } }],
  ]
  it.each(table)('%s', async (_, behaviour) => {
    const { text, usage, error, calls } = await talk({ pieces: PIECES, ...behaviour })
    expect(error).toBeNull()
    expect(text).toBe(REPLY)
    expect(usage).toEqual({ inputTokens: 11, outputTokens: expect.any(Number) })
    expect(calls).toBe(1)
  })

  it.each(['length', 'max_tokens', 'MAX_TOKENS'])('says that it was cut by its limit: %s', async (finishReason) => {
    const { text, usage } = await talk({ pieces: PIECES, finishReason })
    expect({ text, isCut: usage?.isCut }).toEqual({ text: REPLY, isCut: true })
  })

  it('estimates tokens that the provider does not report', async () => {
    const { usage } = await talk({ pieces: PIECES, usage: false })
    expect(usage?.outputTokens).toBe(estimateTokens(REPLY))
    expect(usage?.inputTokens).toBeGreaterThan(500)
    expect(usage?.estimated).toBe(true)
  })

  it('ends at its end mark although the stream stays open, and closes the connection', async () => {
    const { text, error } = await talk({ pieces: PIECES, done: false, fault: { kind: 'not_closed' } })
    expect({ text, error }).toEqual({ text: REPLY, error: null })
    await expect.poll(() => server.requests[0]?.aborted).toBe(true)
  }, 5000)

  it('goes on although every piece says that it has ended', async () => {
    const { text, error } = await talk({ pieces: PIECES, endsEach: true, tokenMs: 900 })
    expect({ text, error }).toEqual({ text: REPLY, error: null })
  })

  it('is requested with limits, usage and the key', async () => {
    await talk({})
    expect(server.requests[0]).toMatchObject({
      path: '/v1/chat/completions',
      authorization: 'Bearer key-1',
      body: { model: `model-${models}`, stream: true, stream_options: { include_usage: true }, max_tokens: 200 },
    })
    expect(server.requests[0]?.body.messages.at(-1)).toMatchObject({
      role: 'user',
      content: expect.stringMatching(new RegExp(`${SECRET}$`)),
    })
  })

  it.each([
    ['gpt-6-luna', { max_completion_tokens: 200, reasoning_effort: 'none' }],
    ['gpt-5-mini', { max_completion_tokens: 1224, reasoning_effort: 'minimal' }],
    ['o3', { max_completion_tokens: 1224, reasoning_effort: 'low' }],
    ['gpt-4.1-mini', { max_completion_tokens: 200 }],
  ])('is limited for %s in its dialect', async (model, limits) => {
    await talk({}, undefined, { dialect: 'openai', model, apiKey: undefined })
    expect(server.requests[0]?.body).toMatchObject(limits)
    expect(server.requests[0]?.body).not.toHaveProperty('max_tokens')
    expect(server.requests[0]?.authorization).toBeUndefined()
  })
})

describe('a failing reply', () => {
  const table: [string, Behaviour, AiError['kind'], number, string][] = [
    ['hangs before the headers', { fault: { kind: 'hang', at: 'headers' } }, 'timeout', 2, ''],
    ['hangs before the first token', { fault: { kind: 'hang', at: 'first_token' } }, 'timeout', 1, ''],
    ['hangs in the middle', { fault: { kind: 'hang_after', pieces: 2 } }, 'timeout', 1, 'Náme the 数字 '],
    ['only comments in the middle', { fault: { kind: 'comments_after', pieces: 2 } }, 'timeout', 1, 'Náme the 数字 '],
    ['breaks before the first token', { fault: { kind: 'break_after', pieces: 0 } }, 'cut_off', 2, ''],
    ['breaks in the middle', { fault: { kind: 'break_after', pieces: 2 } }, 'cut_off', 1, 'Náme the 数字 '],
    ['ends in the middle', { fault: { kind: 'end_after', pieces: 2 } }, 'cut_off', 1, 'Náme the 数字 '],
    ['ends before the first token', { fault: { kind: 'end_after', pieces: 0 } }, 'cut_off', 2, ''],
    ['sends nonsense', { fault: { kind: 'nonsense_after', pieces: 1 } }, 'cut_off', 1, 'Náme '],
    ['reports an error in the stream', { fault: { kind: 'error_after', pieces: 1 } }, 'cut_off', 1, 'Náme '],
    ['never ends', { pieces: ENDLESS }, 'cut_off', 1, ENDLESS.slice(0, 2000).join('')],
    ['is empty', { pieces: [] }, 'cut_off', 1, ''],
    ['is only white space', { pieces: [' ', '\n'] }, 'cut_off', 1, ''],
    ['is half a sentence and an error', { finishReason: 'error' }, 'cut_off', 1, REPLY],
    ['is aborted', { finishReason: 'abort' }, 'cut_off', 1, REPLY],
    ['is only reasoning', { pieces: ['<think>They', ' sound weak.'] }, 'only_reasoning', 1, ''],
    ['is filtered', { finishReason: 'content_filter' }, 'declined', 1, REPLY],
    ['is a web page', { fault: { kind: 'web_page' } }, 'refused', 1, ''],
    ['takes too long as a whole', { pieces: Array(40).fill('x '), tokenMs: 100 }, 'timeout', 1, ''],
    ['is refused for its key', { fault: { kind: 'status', status: 401 } }, 'refused', 1, ''],
    ['is a server error', { fault: { kind: 'status', status: 500 } }, 'unreachable', 2, ''],
    ['is rate limited', { fault: { kind: 'status', status: 429 } }, 'rate_limited', 2, ''],
    ['is rate limited for longer', { fault: { kind: 'status', status: 429, retryAfter: '30' } }, 'rate_limited', 1, ''],
  ]
  it.each(table)('because it %s', async (_, behaviour, kind, calls, written) => {
    const outcome = await talk({ pieces: PIECES, ...behaviour })
    expect(outcome.error).toBeInstanceOf(AiError)
    expect(outcome.error).toMatchObject({ kind })
    expect(outcome.calls).toBe(calls)
    if (!behaviour.tokenMs) expect(outcome.text).toBe(written)
    expect(wholeText(outcome.error)).not.toContain(SECRET)
  })

  it('because the server does not answer', async () => {
    const outcome = await talk({}, undefined, { baseUrl: 'http://127.0.0.1:9' })
    expect(outcome.error).toMatchObject({ kind: 'unreachable' })
  })
})

/** Everything a log could show of an error. */
const wholeText = (error: unknown): string =>
  error instanceof Error ? `${error.message} ${error.stack} ${wholeText(error.cause)} ${JSON.stringify(error)}` : ''

describe('the retry', () => {
  it.each<[string, Behaviour]>([
    ['a rate limit', { fault: { kind: 'status', status: 429, retryAfter: '0' } }],
    ['a server error', { fault: { kind: 'status', status: 503 } }],
    ['a broken connection', { fault: { kind: 'break_after', pieces: 0 } }],
    ['an error before the first token', { fault: { kind: 'error_after', pieces: 0 } }],
  ])('recovers after %s', async (_, first) => {
    const { text, error, calls } = await talk([first, { pieces: PIECES }])
    expect({ text, error, calls }).toEqual({ text: REPLY, error: null, calls: 2 })
  })

  it('waits as long as Retry-After says', async () => {
    const begun = performance.now()
    await talk([{ fault: { kind: 'status', status: 429, retryAfter: '1' } }, {}])
    expect(performance.now() - begun).toBeGreaterThan(980)
  })
})

const inSevens = (text: string): string[] => text.match(/[\s\S]{1,7}/gu) ?? []

/** Several replies of one model. */
async function replies(
  behaviours: Behaviour[],
  changes: Partial<OpenAiEndpoint> = {},
  timeouts: AiTimeouts = TIMEOUTS,
) {
  const ai = createOpenAi(endpoint({ traits: {}, ...changes }), timeouts)
  const told: { text: string; shown: string; error: unknown; progress: string[] }[] = []
  for (const behaviour of behaviours) {
    server.behave(behaviour)
    const reply = { text: '', shown: '', error: null as unknown, progress: [] as string[] }
    await ai
      .stream(request, {
        signal: new AbortController().signal,
        onText(piece) {
          reply.text += piece
          reply.shown += piece
        },
        onTakeBack() {
          reply.text = ''
        },
        onProgress: (state) => reply.progress.push(state),
      })
      .catch((error: unknown) => {
        reply.error = error
      })
    told.push(reply)
  }
  return { ai, told }
}

describe('reasoning', () => {
  it.each([
    '<think>\nThe person sounds weak.\n</think>\n\nHello!',
    'The person sounds weak.\n</think>\n\nHello!',
    '<|channel|>analysis<|message|>They sound weak.<|end|><|start|>assistant<|channel|>final<|message|>Hello!',
  ])('in the text of the first reply is not shown: %j', async (text) => {
    const { told } = await replies([{ pieces: inSevens(text) }])
    expect(told[0]).toMatchObject({ text: 'Hello!', shown: 'Hello!', error: null })
  })

  it('without a beginning is learnt with the first reply, and taken back if it is new', async () => {
    const pieces = inSevens('They sound weak.\n</think>\n\nHello!')
    const { ai, told } = await replies([{ pieces: ['Hi.'] }, { pieces }, { pieces }])
    expect(told.map(({ text }) => text)).toEqual(['Hi.', 'Hello!', 'Hello!'])
    expect(told[2]?.shown).toBe('Hello!')
    expect(ai.traits?.()).toMatchObject({ opening: 'inside', roomTokens: 4096 })
  })

  it.each([
    { type: 'thinking', thinking: [{ type: 'text', text: 'They sound weak.' }] },
    { type: 'reasoning', text: 'They sound weak.' },
  ])('in a part of its own is not shown: %j', async (part) => {
    const pieces = [[part], [{ type: 'text', text: 'Hello!' }]] as unknown as string[]
    const { told } = await replies([{ pieces }])
    expect(told[0]).toMatchObject({ text: 'Hello!', progress: ['reasoning'] })
  })

  it('that uses up the limit is named, and gets room from then on', async () => {
    const behaviour: Behaviour = { reasoning: Array(700).fill('hm '), pieces: PIECES, keepsLimit: true }
    const { told, ai } = await replies([behaviour, behaviour])
    expect(told[0]?.error).toMatchObject({ kind: 'only_reasoning' })
    expect(told[1]).toMatchObject({ text: REPLY, error: null })
    expect(server.requests[1]?.body).toMatchObject({ max_tokens: 200 + 4096 })
    expect(ai.traits?.().roomTokens).toBe(4096)
  })
})

describe('a slow model', () => {
  const patience = { headersMs: 600, firstTokenMs: 300, gapMs: 300, totalMs: 5000, mayLoad: true }

  it('is alive while it comments', async () => {
    const { told } = await replies([{ headersMs: 400, firstTokenMs: 900, commentMs: 50, pieces: PIECES }], {}, patience)
    expect(told[0]).toMatchObject({ text: REPLY, error: null })
  })

  it('that is silent is asked only once', async () => {
    const { told } = await replies([{ fault: { kind: 'hang', at: 'headers' } }], {}, patience)
    expect(told[0]?.error).toMatchObject({ kind: 'timeout' })
    expect(server.requests).toHaveLength(1)
  })

  it('that says that it loads is asked until it has', async () => {
    const until = performance.now() + 1000
    server.behave(() => (performance.now() < until ? { isLoading: true } : { pieces: PIECES }))
    const progress: string[] = []
    let text = ''
    await createOpenAi(endpoint(), { ...patience, headersMs: 5000 }).stream(request, {
      signal: new AbortController().signal,
      onText: (piece) => (text += piece),
      onProgress: (state) => progress.push(state),
    })
    expect({ text, progress }).toEqual({ text: REPLY, progress: ['loading'] })
  })

  it('that fails for another reason is not waited for', async () => {
    const { told } = await replies([{ fault: { kind: 'status', status: 503 } }], {}, patience)
    expect(told[0]?.error).toMatchObject({ kind: 'unreachable' })
    expect(server.requests.length).toBeLessThanOrEqual(2)
  })
})

describe('an abort', () => {
  it('before the call sends no request', async () => {
    const { error, calls } = await talk({}, AbortSignal.abort('left'))
    expect({ error, calls }).toEqual({ error: 'left', calls: 0 })
  })

  it.each<[string, Behaviour]>([
    ['before the headers', { fault: { kind: 'hang', at: 'headers' } }],
    ['before the first token', { firstTokenMs: 1500 }],
    ['in the middle', { tokenMs: 30 }],
  ])('%s closes the connection at once', async (_, behaviour) => {
    const controller = new AbortController()
    setTimeout(() => controller.abort(new Error('stopped')), 60)
    const { error } = await talk(behaviour, controller.signal)
    expect(error).toMatchObject({ message: 'stopped' })
    await expect.poll(() => server.requests[0]?.aborted, { timeout: 2000 }).toBe(true)
    expect(server.requests).toHaveLength(1)
  })

  it('during the pause before the retry sends no second request', async () => {
    const controller = new AbortController()
    const fault = { kind: 'status', status: 429, retryAfter: '2' } as const
    const talking = talk({ fault }, controller.signal)
    await expect.poll(() => server.requests.length).toBe(1)
    controller.abort('stopped')
    const { error, calls } = await talking
    expect({ error, calls }).toEqual({ error: 'stopped', calls: 1 })
  })
})

describe('many concurrent streams', () => {
  it('lose and mix up no tokens', async () => {
    server.behave((recorded) => ({
      pieces: Array.from({ length: 50 }, (_, index) => `${recorded.body.messages[0]?.content}:${index} `),
      tokenMs: 2,
    }))
    const ai = createOpenAi(endpoint())
    const texts = await Promise.all(
      Array.from({ length: 200 }, async (_, stream) => {
        let text = ''
        await ai.stream(
          { ...request, messages: [{ role: 'user', content: `s${stream}` }] },
          { signal: new AbortController().signal, onText: (piece) => (text += piece) },
        )
        return text
      }),
    )
    for (const [stream, text] of texts.entries()) {
      expect(text).toBe(Array.from({ length: 50 }, (_, index) => `s${stream}:${index} `).join(''))
    }
  }, 20_000)
})

it('reads no endless event', async () => {
  server.behave({ pieces: [HUGE] })
  const read = createOpenAi(endpoint()).stream(request, { signal: new AbortController().signal, onText: () => {} })
  await expect(read).rejects.toMatchObject({ kind: 'cut_off', message: expect.stringContaining('more than a reply') })
})

describe('structured answers and embeddings', () => {
  const asked = { system: 'Sum up.', input: SECRET, name: 'summary', schema: { type: 'object' }, maxOutputTokens: 100 }
  const { signal } = new AbortController()

  it('arrive in the requested JSON shape', async () => {
    server.behave({ json: '{"mood":"calm"}' })
    const { value, usage } = await createOpenAi(endpoint()).structured(asked, signal)
    expect(value).toEqual({ mood: 'calm' })
    expect(usage).toEqual({ inputTokens: 11, outputTokens: 7 })
    expect(server.requests[0]?.body).toMatchObject({
      max_tokens: 100,
      response_format: { type: 'json_schema', json_schema: { name: 'summary', strict: true } },
    })
  })

  it('arrive as one vector per text, in order', async () => {
    server.behave({})
    const { vectors } = await createOpenAi(endpoint()).embed(['a', 'bbb'], signal)
    expect(vectors).toEqual([
      [1, 0, 1],
      [3, 1, 1],
    ])
  })

  it.each<[Behaviour, AiError['kind']]>([
    [{ json: 'no json' }, 'cut_off'],
    [{ json: '<think>They sound weak' }, 'only_reasoning'],
    [{ fault: { kind: 'status', status: 400 } }, 'refused'],
    [{ fault: { kind: 'status', status: 429, retryAfter: '0' } }, 'rate_limited'],
    [{ fault: { kind: 'hang', at: 'headers' } }, 'timeout'],
  ])('fail with a clear error: %j', async (behaviour, kind) => {
    server.behave(behaviour)
    const error = await createOpenAi(endpoint(), TIMEOUTS)
      .structured(asked, signal)
      .catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(AiError)
    expect(error).toMatchObject({ kind })
    expect(wholeText(error)).not.toContain(SECRET)
  })

  it.each<[string, Behaviour, string[]]>([
    [
      'an object',
      { refuses: { formats: ['json_schema'], status: 400 } },
      ['json_schema', 'json_object', 'json_object'],
    ],
    [
      'words',
      { refuses: { formats: ['json_schema', 'json_object'], status: 500 } },
      ['json_schema', 'json_object', 'undefined', 'undefined'],
    ],
  ])('are asked for as %s where a server knows nothing else, which is remembered', async (_, behaviour, formats) => {
    server.behave({ ...behaviour, json: 'Sure:\n```json\n{"mood":"calm"}\n```' })
    const ai = createOpenAi(endpoint())
    const beforeRetry = vi.fn(async () => {})
    for (const _time of [1, 2])
      expect((await ai.structured(asked, signal, beforeRetry)).value).toEqual({ mood: 'calm' })
    const asks = server.requests.map(({ body }) =>
      String((body.response_format as { type?: string } | undefined)?.type),
    )
    expect(asks).toEqual(formats)
    expect(beforeRetry).toHaveBeenCalledTimes(formats.length - 2)
    expect(server.requests.at(-1)?.body.messages[0]?.content).toContain(JSON.stringify(asked.schema))
  })

  it('that never come are known of a model', async () => {
    server.behave({ json: 'I would rather talk.' })
    const ai = createOpenAi(endpoint())
    await expect(ai.structured(asked, signal)).rejects.toMatchObject({ kind: 'cut_off' })
    expect(ai.traits?.().json).toBe('none')
    server.behave({ json: '{"mood":"calm"}' })
    await ai.structured(asked, signal)
    expect(ai.traits?.().json).toBe('plain')
  })

  it('come without their reasoning, however it is sent', async () => {
    server.behave({ json: 'Maybe {"mood":"weak"}?</think>{"mood":"calm"}' })
    expect((await createOpenAi(endpoint()).structured(asked, signal)).value).toEqual({ mood: 'calm' })
  })

  it('come from any port, also those that browsers block', async () => {
    const other = await startOpenAiStandIn(BLOCKED_PORT)
    other.behave({ json: '{"mood":"calm"}' })
    const ai = createOpenAi(endpoint({ baseUrl: other.url }))
    expect((await ai.structured(asked, signal)).value).toEqual({ mood: 'calm' })
    expect((await ai.embed(['a'], signal)).vectors).toHaveLength(1)
    await other.close()
  })

  it('are not read beyond the largest size of an answer', async () => {
    server.behave({ json: JSON.stringify({ mood: HUGE }) })
    await expect(createOpenAi(endpoint()).structured(asked, signal)).rejects.toMatchObject({ kind: 'cut_off' })
  })

  it('are unsupported without an embedding model', async () => {
    const ai = createOpenAi(endpoint({ embeddingModel: undefined }))
    await expect(ai.embed(['a'], signal)).rejects.toMatchObject({ kind: 'unsupported' })
  })
})
