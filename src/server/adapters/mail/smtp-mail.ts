import { type Letter, type Mail, MailError } from '../../ports.ts'

const TIMEOUT_MS = 20_000
const PERMANENT = 500

/** One plain address: nothing that a header could be made of. */
const ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+$/

/** What a failure of nodemailer's means: an answer of the server, or none, before or after it was given the letter. */
function failureOf(error: unknown): MailError {
  const { responseCode, command } = error as { responseCode?: number; command?: string }
  const text = `the mail server did not take it (${responseCode ?? 'no answer'})`
  if (responseCode !== undefined) return new MailError(responseCode >= PERMANENT ? 'refused' : 'later', text)
  return new MailError(command === 'DATA' ? 'unknown' : 'later', text)
}

/** Mail over SMTP (`smtp://user:password@host:587`, `smtps://…`). */
export function createSmtpMail(url: string, from: string): Mail {
  // Loaded with the first letter: most starts never send one.
  const loading = () =>
    import('nodemailer').then(({ createTransport }) =>
      createTransport({ url, connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS }),
    )
  let transport: ReturnType<typeof loading> | undefined
  return {
    async send(letter: Letter) {
      if (!ADDRESS.test(letter.to)) throw new MailError('refused', 'the address is not valid')
      transport ??= loading()
      // As they are: folded at its very start, a header is one that simple readers miss.
      const headers = Object.fromEntries(
        Object.entries(letter.headers).map(([name, value]) => [name, { prepared: true, value }]),
      )
      const safe = { disableFileAccess: true, disableUrlAccess: true }
      try {
        await (await transport).sendMail({ from, ...safe, ...letter, headers })
      } catch (cause) {
        throw failureOf(cause)
      }
    },
    close: async () => void (await transport)?.close(),
  }
}
