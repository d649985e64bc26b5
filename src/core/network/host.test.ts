import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isHost } from './host.ts'

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
