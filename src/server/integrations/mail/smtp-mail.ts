import { Readable } from 'node:stream'
import { MailError } from '../port-errors.ts'
import type { Email, Mail, MailOptions } from './port.ts'

/** Limit for connecting and for the greeting, each. */
const CONNECT_MS = 10_000
/** Limit for everything before DATA. */
const ENVELOPE_MS = 30_000
/** Some servers scan the text before they answer. */
const ANSWER_MS = 60_000
const PERMANENT = 500

/** One plain address, without characters that could inject a header. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/

function failureOf(error: unknown, isBegun: boolean): MailError {
  const { responseCode } = error as { responseCode?: number }
  const text = `the mail server did not accept it (${responseCode ?? 'no answer'})`
  if (responseCode !== undefined) return new MailError(responseCode >= PERMANENT ? 'refused' : 'later', text)
  return new MailError(isBegun ? 'unknown' : 'later', text)
}

async function* after(begin: () => Promise<void>, text: Buffer): AsyncGenerator<Buffer> {
  await begin()
  yield text
}

interface Composed {
  data: object
  message: { build(): Promise<Buffer>; createReadStream(): Readable }
}

/**
 * Hooks into nodemailer: the text is first read when the server has accepted DATA, and `beforeData` is called before
 * that. The text is composed beforehand, because if a worker is killed in between, nobody knows whether the email
 * arrived.
 */
async function holdText({ data, message }: Composed): Promise<void> {
  const { beforeData } = data as { beforeData: () => Promise<void> }
  const text = await message.build()
  message.createReadStream = () => Readable.from(after(beforeData, text), { objectMode: false })
}

async function openTransport(url: string) {
  const { createTransport } = await import('nodemailer')
  const timeouts = { connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: ANSWER_MS }
  const transport = createTransport({ url, ...timeouts })
  transport.use('stream', (mail, done) => void holdText(mail).then(() => done(), done))
  return transport
}

/** Mail over SMTP (`smtp://user:password@host:587`, `smtps://…`). */
export function createSmtpMail(url: string, from: string): Mail {
  let transport: ReturnType<typeof openTransport> | undefined

  async function send(email: Email, { beforeData, signal }: MailOptions): Promise<void> {
    // Loaded with the first email: most processes never send one.
    transport ??= openTransport(url)
    // Not folded: simple parsers miss a header that is folded right after its name.
    const headers = Object.fromEntries(
      Object.entries(email.headers).map(([name, value]) => [name, { prepared: true, value }]),
    )
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), ENVELOPE_MS)
    let isBegun = false
    const begin = async (): Promise<void> => {
      if (isBegun) throw new Error('the text has already been sent')
      clearTimeout(timer)
      await beforeData()
      isBegun = true
    }
    const data = { from, disableFileAccess: true, disableUrlAccess: true, ...email, headers, beforeData: begin }
    try {
      await (await transport).sendMail({ ...data, signal: AbortSignal.any([signal, late.signal]) })
    } catch (cause) {
      throw failureOf(cause, isBegun)
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async send(email, options) {
      if (!ADDRESS.test(email.to)) throw new MailError('refused', 'the address is not valid')
      return send(email, options)
    },
    close: async () => void (await transport)?.close(),
  }
}
