import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import fastify, { type FastifyRequest } from 'fastify'
import pg from 'pg'
import { Agent, request } from 'undici'

/**
 * The baseline for the product: a session check, the last 50 messages read and decrypted, the provider's stream passed
 * on, two messages encrypted and inserted, and nothing else. No validation, limits or error handling.
 */
const { BARE_KEY = '', DATABASE_URL, PROVIDER_URL = '' } = process.env
const key = Buffer.from(BARE_KEY, 'hex')
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 16 })
const agent = new Agent({ connections: null, pipelining: 1 })

interface Row {
  id: string
  from_person: boolean
  sent_at: Date
  content: Buffer
}

function seal(text: string): Buffer {
  const nonce = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', key, nonce)
  const body = cipher.update(text, 'utf8')
  cipher.final()
  return Buffer.concat([nonce, body, cipher.getAuthTag()])
}

function open(sealed: Buffer): string {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12))
  decipher.setAuthTag(sealed.subarray(-16))
  return decipher.update(sealed.subarray(12, -16), undefined, 'utf8') + decipher.final('utf8')
}

async function personOf({ headers }: FastifyRequest): Promise<number> {
  const { rows } = await pool.query<{ user_id: number }>({
    name: 'session',
    text: 'select user_id from bare_sessions where sid = $1 and expire > now()',
    values: [headers.cookie?.slice('sid='.length)],
  })
  if (!rows[0]) throw new Error('signed out')
  return rows[0].user_id
}

async function newest(conversation: number, person: number): Promise<Row[]> {
  const { rows } = await pool.query<Row>({
    name: 'newest',
    text: `select id, from_person, sent_at, content from bare_messages
      where conversation between $1 and $1 and user_id = $2 order by conversation desc, id desc limit 50`,
    values: [conversation, person],
  })
  return rows.reverse()
}

const insert = (conversation: number, person: number, said: string, reply: string) =>
  pool.query({
    name: 'insert',
    text: `insert into bare_messages (conversation, user_id, from_person, sent_at, content)
      values ($1, $2, true, now(), $3), ($1, $2, false, now(), $4)`,
    values: [conversation, person, seal(said), seal(reply)],
  })

const textOf = (chunks: Buffer[]): string =>
  Buffer.concat(chunks)
    .toString()
    .split('\n\n')
    .map((event) => (event.startsWith('data: {') ? (JSON.parse(event.slice(6)).choices[0]?.delta.content ?? '') : ''))
    .join('')

const app = fastify({ forceCloseConnections: true })

app.get('/', async (_, reply) => reply.type('text/html').send('<!doctype html><title>Bare</title><p>Hello'))

app.get('/readyz', async () => {
  await pool.query('select 1')
  return { status: 'ready' }
})

app.get<{ Params: { id: string } }>('/conversations/:id', async (call) => {
  const rows = await newest(Number(call.params.id), await personOf(call))
  return rows.map((row) => ({
    id: Number(row.id),
    content: open(row.content),
    isFromUser: row.from_person,
    sentAt: row.sent_at,
  }))
})

app.post<{ Body: { conversation: number; content: string } }>('/messages', async (call, reply) => {
  const { conversation, content } = call.body
  const person = await personOf(call)
  const earlier = (await newest(conversation, person)).map((row) => ({
    role: row.from_person ? 'user' : 'assistant',
    content: open(row.content),
  }))
  const messages = [...earlier, { role: 'user', content }]
  reply.hijack()
  const answer = await request(`${PROVIDER_URL}/v1/chat/completions`, {
    dispatcher: agent,
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ model: 'bench', stream: true, messages }),
  })
  reply.raw.writeHead(200, { 'content-type': 'text/event-stream' })
  const chunks: Buffer[] = []
  answer.body.on('data', (chunk: Buffer) => {
    chunks.push(chunk)
    reply.raw.write(chunk)
  })
  answer.body.on('end', async () => {
    await insert(conversation, person, content, textOf(chunks))
    reply.raw.end()
  })
})

process.stdout.write(`${await app.listen({ host: '127.0.0.1', port: 0 })}\n`)
process.once('SIGTERM', () => process.exit(0))
