import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { SMTPServer } from 'smtp-server'

export interface ReceivedEmail {
  to: string[]
  raw: string
}

/** A real SMTP server on the loopback. */
export interface SmtpStandIn {
  url: string
  received: ReceivedEmail[]
  /** Rejects emails with this code from now on; null: accepts them. */
  refuse(code: number | null): void
  /** Delay in milliseconds for each of three steps: greeting, recipient, and its response to the text. */
  slowDown(ms: number): void
  close(): Promise<void>
}

export async function startSmtpStandIn(): Promise<SmtpStandIn> {
  const received: ReceivedEmail[] = []
  let refusal: number | null = null
  let lagMs = 0
  const lag = () => sleep(lagMs, undefined, { ref: false })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onConnect: (_session, done) => void lag().then(() => done()),
    onRcptTo: (_address, _session, done) => void lag().then(() => done()),
    onData(stream, session, done) {
      let raw = ''
      stream.setEncoding('utf8').on('data', (part: string) => {
        raw += part
      })
      stream.on('end', () => {
        if (refusal !== null) return done(Object.assign(new Error('refused'), { responseCode: refusal }))
        received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw })
        void lag().then(() => done())
      })
    },
  })
  // A client that is killed resets its connection.
  server.on('error', () => undefined)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (code) => {
      refusal = code
    },
    slowDown: (ms) => {
      lagMs = ms
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
