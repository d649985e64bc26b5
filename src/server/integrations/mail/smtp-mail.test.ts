import type { AddressInfo } from 'node:net'
import { createServer, type Server, type Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { MailError } from '../port-errors.ts'
import type { Email } from './port.ts'
import { createSmtpMail } from './smtp-mail.ts'

const EMAIL: Email = {
  to: 'robin@example.com',
  subject: 'Alex wrote to you',
  text: 'Read it here.\n',
  html: '<p>Read it here.</p>',
  messageId: '<notice-7@coterie.example>',
  headers: { 'List-Unsubscribe': '<https://coterie.example/stop>' },
}

type Step = 'greeting' | 'EHLO' | 'MAIL' | 'RCPT' | 'DATA' | 'text'
/** How the server misbehaves at a step. */
type Fault = 'close' | 'hang' | `${number} ${string}`

const USUAL: Record<Step, string> = {
  greeting: '220 ready',
  EHLO: '250-here\r\n250 PIPELINING',
  MAIL: '250 ok',
  RCPT: '250 ok',
  DATA: '354 go on',
  text: '250 taken',
}
const END = '\r\n.\r\n'

/** A mail server that completes the dialogue or fails at one step, and records what it received. */
class ScriptedServer {
  readonly texts: string[] = []
  readonly events: string[] = []
  readonly #server: Server
  readonly #sockets = new Set<Socket>()

  constructor(faults: Partial<Record<Step, Fault>>, pipelining: boolean) {
    this.#server = createServer((socket) => {
      this.#sockets.add(socket)
      socket.on('error', () => undefined).on('close', () => this.events.push('closed'))
      this.#talk(socket, (step) => {
        const fault = faults[step]
        if (fault === 'hang') return
        if (fault === 'close') return void socket.destroy()
        const usual = step === 'EHLO' && !pipelining ? '250 here' : USUAL[step]
        socket.write(`${fault ?? usual}\r\n`)
      })
    })
  }

  #talk(socket: Socket, answer: (step: Step) => void): void {
    let unread = ''
    let isText = false
    const hear = (line: string): void => {
      const step = line.slice(0, 4).toUpperCase() as Step
      if (!(step in USUAL)) return
      this.events.push(step)
      isText = step === 'DATA'
      // With an empty text, as if a line had already ended.
      if (isText) unread = `\r\n${unread}`
      answer(step)
    }
    const read = (text: string): void => {
      this.texts.push(text)
      isText = false
      answer('text')
    }
    answer('greeting')
    socket.setEncoding('utf8').on('data', (part: string) => {
      unread += part
      if (isText && this.events.at(-1) !== 'text') this.events.push('text')
      for (;;) {
        const mark = isText ? END : '\r\n'
        const end = unread.indexOf(mark)
        if (end < 0) return
        const piece = unread.slice(0, end)
        unread = unread.slice(end + mark.length)
        if (isText) read(piece)
        else hear(piece)
      }
    })
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve))
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy()
    await new Promise((resolve) => this.#server.close(resolve))
  }
}

let server: ScriptedServer
afterEach(() => server.close())

interface Outcome {
  error: MailError | null
  /** What the server had received when the email was reported as leaving; null if it never was. */
  begunAfter: string[] | null
}

async function send(
  faults: Partial<Record<Step, Fault>>,
  options: { pipelining?: boolean; signal?: AbortSignal; beforeData?: () => Promise<void> } = {},
): Promise<Outcome> {
  server = new ScriptedServer(faults, options.pipelining ?? false)
  const mail = createSmtpMail(await server.open(), 'Coterie <hello@coterie.example>')
  let begunAfter: string[] | null = null
  const beforeData = async (): Promise<void> => {
    // Anything sent to the server too early would arrive by now.
    await new Promise((resolve) => setTimeout(resolve, 50))
    begunAfter = [...server.events]
    await options.beforeData?.()
  }
  const signal = options.signal ?? new AbortController().signal
  const error = await mail.send(EMAIL, { beforeData, signal }).then(
    () => null,
    (cause: MailError) => cause,
  )
  await mail.close()
  return { error, begunAfter }
}

describe.each([true, false])('an email (pipelining: %s)', (pipelining) => {
  it('is reported as leaving after DATA is accepted, before the first byte of its text', async () => {
    const { error, begunAfter } = await send({}, { pipelining })
    expect(error).toBeNull()
    expect(begunAfter).toEqual(['EHLO', 'MAIL', 'RCPT', 'DATA'])
    expect(server.texts).toHaveLength(1)
    expect(server.texts[0]).toContain(`Message-ID: ${EMAIL.messageId}`)
    expect(server.texts[0]).toContain('List-Unsubscribe: <https://coterie.example/stop>')
  })

  it.each([
    ['greeting', 'close', 'later', false],
    ['greeting', '421 busy', 'later', false],
    ['greeting', '554 go away', 'refused', false],
    ['MAIL', 'close', 'later', false],
    ['MAIL', '451 later', 'later', false],
    ['RCPT', 'close', 'later', false],
    ['RCPT', '450 greylisted', 'later', false],
    ['RCPT', '550 nobody', 'refused', false],
    ['DATA', 'close', 'later', false],
    ['DATA', '451 later', 'later', false],
    ['text', 'close', 'unknown', true],
    ['text', '451 later', 'later', true],
    ['text', '554 spam', 'refused', true],
  ] as const)('that fails at %s (%s) is reported as %s', async (step, fault, kind, isBegun) => {
    const { error, begunAfter } = await send({ [step]: fault }, { pipelining })
    expect(error).toBeInstanceOf(MailError)
    expect(error?.kind).toBe(kind)
    expect(begunAfter !== null).toBe(isBegun)
    expect(error?.message).not.toContain('robin')
  })

  it('is not sent when it may not leave any more', async () => {
    const beforeData = () => Promise.reject(new Error('the lease has ended'))
    const { error } = await send({}, { pipelining, beforeData })
    expect(error?.kind).toBe('later')
    await expect.poll(() => server.events.at(-1)).toBe('closed')
    expect(server.texts).toEqual([])
  })
})

describe('an aborted email', () => {
  it.each([
    ['RCPT', 'later'],
    ['text', 'unknown'],
  ] as const)('at a server that hangs at %s is reported as %s', async (step, kind) => {
    const ending = new AbortController()
    setTimeout(() => ending.abort(), 300)
    const { error } = await send({ [step]: 'hang' }, { signal: ending.signal })
    expect(error?.kind).toBe(kind)
  })
})

it('rejects a field that holds two addresses', async () => {
  server = new ScriptedServer({}, false)
  const mail = createSmtpMail(await server.open(), 'hello@coterie.example')
  const sent = mail.send(
    { ...EMAIL, to: 'a@b.example, c@d.example' },
    { beforeData: async () => undefined, signal: new AbortController().signal },
  )
  await expect(sent).rejects.toMatchObject({ kind: 'refused' })
  expect(server.events).toEqual([])
})
