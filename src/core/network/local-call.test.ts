import { describe, expect, it } from 'vitest'
import { isLocalCall } from './local-call.ts'

const HERE = { ip: '127.0.0.1', host: 'localhost:3000', headers: { host: 'localhost:3000', accept: '*/*' } }

describe('a local call', () => {
  it.each(['127.0.0.1', '127.0.1.1', '127.255.255.254', '::1', '::ffff:127.0.0.1'])('may come from %s', (ip) => {
    expect(isLocalCall({ ...HERE, ip })).toBe(true)
  })

  it.each([
    '126.0.0.1',
    '128.0.0.1',
    '10.127.0.1',
    '192.168.1.20',
    '203.0.113.9',
    '::ffff:192.168.1.20',
    '::ffff:127:1',
    '::',
    '::12',
    'fe80::1',
    '127:db8::9',
    '2001:db8::ffff:127.0.0.1',
    '',
  ])('may not come from "%s"', (ip) => {
    expect(isLocalCall({ ...HERE, ip })).toBe(false)
  })

  it.each(['localhost', 'localhost:3000', '127.0.0.1', '127.0.0.1:8', '127.12.0.254:3000', '[::1]', '[::1]:3000'])(
    'may ask for %s',
    (host) => {
      expect(isLocalCall({ ...HERE, host })).toBe(true)
    },
  )

  it.each([
    'coterie.example',
    'localhost.coterie.example',
    'my-localhost',
    'localhost:',
    'localhost:3000.coterie.example',
    'localhost3000',
    '127.0.0.1.coterie.example',
    '127-0-0-1',
    '127.0.0',
    '127.0.0.1.1',
    '127.0.0.one',
    '128.0.0.1:3000',
    '192.168.1.20:3000',
    '10.127.0.0.1',
    '[::12]',
    '[fe80::1]',
    '[::1].coterie.example',
    '',
  ])('may not ask for "%s", even from this machine', (host) => {
    expect(isLocalCall({ ...HERE, host })).toBe(false)
  })

  it.each(['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip'])(
    'is refused when a local proxy forwards it with %s',
    (name) => {
      expect(isLocalCall({ ...HERE, headers: { ...HERE.headers, [name]: '203.0.113.9', 'user-agent': 'curl' } })).toBe(
        false,
      )
      expect(isLocalCall({ ...HERE, headers: { [name]: '127.0.0.1' } })).toBe(false)
    },
  )

  it.each([
    'user-agent',
    'trivia',
    'viable',
    'x-forwarding',
    'not-forwarded',
    'forwarded-mail',
    'my-x-forwarded-for',
    'my-x-real-ip',
    'x-real-ips',
  ])('may carry a header that proxies do not add: %s', (name) => {
    expect(isLocalCall({ ...HERE, headers: { ...HERE.headers, [name]: 'via x-real-ip' } })).toBe(true)
  })

  it('may carry no headers at all', () => {
    expect(isLocalCall({ ...HERE, headers: {} })).toBe(true)
  })
})
