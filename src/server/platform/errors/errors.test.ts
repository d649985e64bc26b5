import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { DrizzleQueryError } from 'drizzle-orm/errors'
import pg from 'pg'
import { describe, expect, it } from 'vitest'
import { AppError, asAppError, isUnavailable, outageOf, publicError } from './errors.ts'

const stated = (code: string, message = 'whatever it says') =>
  Object.assign(new pg.DatabaseError(message, message.length, 'error'), { code })

const failureOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error) => error,
  )

/** A server that accepts connections, reports them to `onConnection`, and never responds. */
async function silentServer(end = false) {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    if (end) socket.once('data', () => socket.destroy())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `postgresql://u@127.0.0.1:${port}/d`, close: () => server.close() }
}

describe('outageOf', () => {
  it.each(['57P01', '57P02', '57P03', '08006', '08001', '53300', '53200', '58030', '28P01', '3D000'])(
    'reports an outage for SQLSTATE %s',
    (code) => expect(outageOf(stated(code))).toBe('away'),
  )

  it.each(['53100', '25006'])('reports a full disk for SQLSTATE %s', (code) =>
    expect(outageOf(stated(code))).toBe('full'),
  )

  it('reports an outage for an error wrapped by Drizzle', () => {
    expect(outageOf(new DrizzleQueryError('select', ['secret'], stated('57P01')))).toBe('away')
  })

  it('reports an outage when the server refuses, is silent or hangs up', async () => {
    const refusing = await silentServer()
    refusing.close()
    const [silent, leaving] = [await silentServer(), await silentServer(true)]
    const told = async (connectionString: string): Promise<unknown> => {
      const pool = new pg.Pool({ connectionString, connectionTimeoutMillis: 50 })
      const error = await failureOf(pool.query('select 1'))
      await pool.end()
      return outageOf(error)
    }
    expect(await told(refusing.url)).toBe('away')
    expect(await told(silent.url)).toBe('away')
    expect(await told(leaving.url)).toBe('away')
    expect(await told('postgresql://u@localhost/d?host=/no/such/directory')).toBe('away')
    silent.close()
    leaving.close()
  })

  it('reports a full disk for an error of the file system', async () => {
    const error = await failureOf(writeFile('/dev/full', 'some'))
    expect(outageOf(error)).toBe('full')
  })

  it.each([
    ['a fault of ours', new TypeError('x is not a function')],
    ['a row that is there already', stated('23505')],
    ['a lock that is held', stated('55P03')],
    ['a deadlock', stated('40P01')],
    ['a statement that was cancelled', stated('57014')],
    ['a text', 'ECONNREFUSED'],
    ['nothing', undefined],
  ])('reports no outage for %s', (_what, error) => expect(outageOf(error)).toBeNull())
})

describe('the error response for an outage', () => {
  it('says when to retry, in a text of its own, and reveals no internals', () => {
    const away = asAppError(stated('57P01', 'terminating connection of db-7.internal'))
    expect(away).toMatchObject({ status: 503, code: 'unavailable' })
    expect(away?.detail.retryAfter).toBeGreaterThan(0)
    const full = asAppError(stated('53100', 'could not extend file "base/5/16613"'))
    expect(full).toMatchObject({ status: 503, code: 'unavailable' })
    expect(full?.message).not.toBe(away?.message)
    for (const shown of [away, full]) expect(shown?.message).not.toMatch(/db-7|base|file|database|disk/i)
  })

  it('does not replace other errors', () => {
    const refusal = new AppError(502, 'payment_unavailable', 'The payment provider is away.', {
      cause: stated('57P01'),
    })
    expect(asAppError(refusal)).toBe(refusal)
    expect(isUnavailable(refusal)).toBe(false)
    expect(isUnavailable(stated('57P01'))).toBe(true)
    expect(asAppError(new Error('a fault'))).toBeNull()
  })

  it('is logged without the values of the query', () => {
    const lines: string[] = []
    const log = {
      warn: (fields: object, text: string) => lines.push(JSON.stringify(fields) + text),
      error: (fields: object, text: string) => lines.push(JSON.stringify(fields) + text),
    }
    const error = new DrizzleQueryError('select * from users where phone = $1', ['+15550100'], stated('57P01'))
    expect(publicError(error, log).code).toBe('unavailable')
    expect(lines).toHaveLength(1)
    expect(lines[0]).not.toContain('5550100')
  })
})
