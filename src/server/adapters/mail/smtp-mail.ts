import { Readable } from 'node:stream'
import { MailError } from '../../port-errors.ts'
import type { Email, Mail, MailOptions } from '../../ports/mail.ts'

/** For a connection, and for a greeting. */
const CONNECT_MS = 10_000
/** For all that comes before the text. */
const ENVELOPE_MS = 30_000
/** For a server that looks through the text before it answers. */
const ANSWER_MS = 60_000
const PERMANENT = 500

/** One plain address: nothing that a header could be made of. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/

/** What a failure of nodemailer's means: an answer of the server, or none, before or after the text began to leave. */
function failureOf(error: unknown, isBegun: boolean): MailError {
  const { responseCode } = error as { responseCode?: number }
  const text = `the mail server did not take it (${responseCode ?? 'no answer'})`
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
 * A step of nodemailer's: the text is first read when the server has answered DATA, and `beforeData` comes before it. It
 * is made beforehand: a worker that is killed between the two leaves nobody knowing whether the email arrived.
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
    // Loaded with the first email: most starts never send one.
    transport ??= openTransport(url)
    // As they are: folded at its very start, a header is one that simple readers miss.
    const headers = Object.fromEntries(
      Object.entries(email.headers).map(([name, value]) => [name, { prepared: true, value }]),
    )
    const late = new AbortController()
    const timer = setTimeout(() => late.abort(), ENVELOPE_MS)
    let isBegun = false
    const begin = async (): Promise<void> => {
      if (isBegun) throw new Error('the text has left once')
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
