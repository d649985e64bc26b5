import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isHost, isLocalCall, isMetadataAddress, isPublicAddress, isPublicName, networkOf } from './public-address.ts'

const INSIDE = [
  '0.0.0.0',
  '10.0.0.1',
  '10.255.255.255',
  '100.64.0.1',
  '100.100.100.200',
  '100.127.255.255',
  '127.0.0.1',
  '127.255.255.254',
  '168.63.129.16',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.192',
  '192.0.2.7',
  '192.88.99.1',
  '192.168.0.1',
  '198.18.0.1',
  '198.19.255.255',
  '198.51.100.7',
  '203.0.113.7',
  '224.0.0.1',
  '239.255.255.255',
  '240.0.0.1',
  '255.255.255.255',
]
const OUTSIDE = ['1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255']
const MORE_OUTSIDE = ['128.0.0.0', '142.250.185.74', '172.15.255.255', '172.32.0.0', '192.0.1.0', '192.169.0.0']
const ALL_OUTSIDE = [...OUTSIDE, ...MORE_OUTSIDE, '198.17.255.255', '198.20.0.0', '223.255.255.255']

const hex = (address: string): string => {
  const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number)
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`
}
/** Every way to write an address of version 4 within one of version 6. */
const asVersion6 = (address: string): string[] =>
  ['::ffff:', '0:0:0:0:0:ffff:', '0000:0000:0000:0000:0000:FFFF:', '::', '64:ff9b::'].flatMap((start) => [
    start + address,
    start + hex(address),
  ])

describe('an IPv4 address', () => {
  it.each(INSIDE)('is private: %s', (address) => {
    expect([address, ...asVersion6(address)].filter(isPublicAddress)).toEqual([])
  })

  it.each(ALL_OUTSIDE)('is public: %s', (address) => {
    expect([address, ...asVersion6(address)].every(isPublicAddress)).toBe(true)
  })

  it('is classified the same in every notation', () => {
    fc.assert(
      fc.property(fc.ipV4(), (address) => {
        const verdict = isPublicAddress(address)
        expect(asVersion6(address).every((written) => isPublicAddress(written) === verdict)).toBe(true)
      }),
    )
  })
})

describe('an IPv6 address', () => {
  it.each([
    '::',
    '::1',
    '0:0:0:0:0:0:0:1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'fc00::1',
    'fd00:ec2::254',
    'fdff:ffff::1',
    'ff02::1',
    '100::1',
    '64:ff9b:1::a00:1',
    '2001::1',
    '2001:10::1',
    '2001:1ff::1',
    '2001:db8::1',
    '2002:a00:1::1',
    '2002:808:808::1',
    '3fff::1',
    '4000::1',
  ])('is private: %s', (address) => {
    expect(isPublicAddress(address)).toBe(false)
  })

  it.each(['2001:4860:4860::8888', '2606:4700:4700::1111', '2a00:1450:4001:82a::200a', '2001:200::1', '3ffe::1'])(
    'is public: %s',
    (address) => {
      expect(isPublicAddress(address)).toBe(true)
    },
  )

  it('is classified the same in full and shortened form', () => {
    const group = fc.integer({ min: 0, max: 0xffff })
    fc.assert(
      fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
        const full = groups.map((each) => each.toString(16).padStart(4, '0')).join(':')
        const short = new URL(`http://[${full}]/`).hostname.slice(1, -1)
        expect(isPublicAddress(short)).toBe(isPublicAddress(full))
      }),
    )
  })
})

describe('an invalid address', () => {
  it.each([
    '',
    'localhost',
    '1',
    '1.2.3',
    '1.2.3.4.5',
    '256.1.1.1',
    '01x.2.3.4',
    '08.8.8.8',
    '1:2:3',
    '1::2::3',
    ':::',
    'g::1',
  ])('is never public: %j', (text) => {
    expect(isPublicAddress(text)).toBe(false)
  })

  it.each(['::ffff:256.1.1.1', '::ffff:1.2.3', '1:2:3:4:5:6:7:8:9', '1:2:3:4:5:6:7:1.1.1.1', '8.8.8.8:53'])(
    'is not public either: %j',
    (text) => {
      expect(isPublicAddress(text)).toBe(false)
    },
  )
})

describe('a host name', () => {
  it.each([
    'fcm.googleapis.com',
    'updates.push.services.mozilla.com',
    'web.push.apple.com',
    'wns2-par02p.notify.windows.com',
    'push.example.',
    'xn--bcher-kva.example',
  ])('may belong to a public service: %s', (name) => {
    expect(isPublicName(name)).toBe(true)
  })

  it.each([
    '',
    '.',
    'localhost',
    'LOCALHOST.',
    'a.localhost',
    'db',
    'metadata.google.internal',
    'printer.local',
    'nas.lan',
    'router.home',
    '1.0.0.127.in-addr.arpa',
    '127.0.0.1',
    '127.0.0.1.',
    '2130706433',
    '0x7f000001',
    '0177.0.0.1',
    '127.1',
    '[::1]',
    '[::ffff:10.0.0.1]',
    'a..b',
  ])("can't belong to a public service: %j", (name) => {
    expect(isPublicName(name)).toBe(false)
  })
})

/** As a browser's URL has it: every way to write a number becomes the usual one. */
const hostOf = (host: string): string => new URL(`http://${host}/`).hostname

describe('cloud metadata addresses', () => {
  it.each([
    '169.254.169.254',
    '2852039166',
    '0xa9fea9fe',
    '0251.0376.0251.0376',
    '169.254.43518',
    '169.254.170.2',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    '[fd00:ec2::254]',
    '[fd20:ce::254]',
    '[fe80::1]',
    '[::ffff:169.254.169.254]',
    '[::ffff:a9fe:a9fe]',
    '[::169.254.169.254]',
    '[64:ff9b::169.254.169.254]',
  ])('include %s', (host) => {
    expect(isMetadataAddress(hostOf(host))).toBe(true)
  })

  it('include addresses with a zone, as the system returns them', () => {
    expect(isMetadataAddress('fe80::1%eth0')).toBe(true)
  })

  it.each(['127.0.0.1', '192.168.1.5', '10.0.0.7', '[::1]', '[fd12:3456::1]', '100.100.100.20', '8.8.8.8'])(
    'do not include %s',
    (host) => {
      expect(isMetadataAddress(hostOf(host))).toBe(false)
    },
  )
})

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
