import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isHost, isLocalCall, networkOf } from './host.ts'

describe('a Host header', () => {
  it.each([
    'localhost',
    'localhost:3000',
    'coterie.example',
    'Coterie.Example.:443',
    'xn--bcher-kva.example',
    'my_service:8080',
    '127.0.0.1:1',
    '0.0.0.0:65535',
    '[::1]',
    '[fd00::5]:3000',
    '[::ffff:127.0.0.1]:80',
  ])('is accepted: %s', (host) => {
    expect(isHost(host)).toBe(true)
  })

  it.each([
    '',
    '[',
    ']',
    '[]',
    '[::1',
    '[::1]]',
    '[g::1]',
    '[1:2:3]',
    ':3000',
    'a:b',
    'localhost:',
    'localhost:65536',
    'localhost:99999999999999999999',
    'localhost:-1',
    'localhost:1e3',
    'local host',
    ' localhost',
    'localhost\t',
    'a,b',
    'a/b',
    'a?b',
    'a#b',
    'a\\b',
    'a%00b',
    'user:secret@localhost',
    'user@localhost',
    'bücher.example',
    'b\u00fccher',
    '\u2100.example',
    '1.2.3.4.5',
    '256.256.256.256',
    '999999999999',
    '"><script>',
  ])('is refused: %j', (host) => {
    expect(isHost(host)).toBe(false)
  })

  it('is refused when it is longer than any name can be', () => {
    expect([isHost('a'.repeat(254)), isHost(`${'a'.repeat(70_000)}.example`)]).toEqual([false, false])
  })

  it('makes a URL that can be parsed, for any accepted value', () => {
    const text = fc.oneof(
      fc.string(),
      fc.string({ unit: fc.constantFrom(...'[]:.@/%0a9xfn-_') }),
      fc.ipV6(),
      fc.domain(),
    )
    fc.assert(
      fc.property(text, (host) => {
        if (!isHost(host)) return
        const { hostname, username, pathname, search, hash } = new URL(`http://${host}/path`)
        expect({ hasName: hostname !== '', username, pathname, search, hash }).toEqual({
          hasName: true,
          username: '',
          pathname: '/path',
          search: '',
          hash: '',
        })
      }),
      { numRuns: 2000 },
    )
  })
})

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

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['some-username', 'some-username'],
  ['41', '41'],
])('maps %s to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
