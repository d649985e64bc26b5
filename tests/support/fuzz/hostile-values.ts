import fc from 'fast-check'

/** Values that break programs which trust their callers. */

const deep = (levels: number): unknown => {
  let value: unknown = 'deep'
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value }
  return value
}

export const HOSTILE_TEXTS = [
  '',
  ' ',
  'a\u0000b',
  '\u0000',
  '\ud800',
  'x\udfff\ud800y',
  '\u202eabc\u2066',
  '\ufeff\u200b',
  '%00%ff%ed%a0%80',
  '../../../etc/passwd',
  "'; drop table users; --",
  '{{constructor.constructor}}',
  '<script>alert(1)</script>',
  '\r\nSet-Cookie: a=b',
  '0x10',
  '-0',
  '1e400',
  'NaN',
  '2147483648',
  '-2147483649',
  '9223372036854775808',
  '99999999999999999999999999',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-fffffffffffff',
  '0000-01-01',
  '0000-00-00T00:00:00Z',
  '275760-09-14T00:00:00Z',
  '+275760-09-13T00:00:00.000Z',
  '-271821-04-20T00:00:00.000Z',
  '2024-02-30',
  '23:60',
  'Europe/Nowhere',
  '+25:00',
  'UTC\u0000',
  '__proto__',
  'constructor',
  'x'.repeat(70_000),
  'é'.repeat(5000),
  '😀'.repeat(2001),
  '\n'.repeat(4001),
]

const HOSTILE_NUMBERS = [
  0,
  -0,
  -1,
  1.5,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  -(2 ** 63) - 2048,
  1e308,
  -1e308,
  5e-324,
  253402300800000,
  8.64e15 + 1,
]

export const hostileText = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_TEXTS) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) },
)

/** A value of any type, regardless of the expected one. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 4, arbitrary: hostileText },
  { weight: 3, arbitrary: fc.constantFrom(...HOSTILE_NUMBERS) },
  { weight: 2, arbitrary: fc.constantFrom(null, true, false, [], {}, [[]], [null], deep(40), deep(5000)) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
)

export const HOSTILE_HEADERS: readonly Record<string, string>[] = [
  { host: '[' },
  { host: '[::1' },
  { host: 'a b' },
  { host: 'localhost:99999' },
  { host: 'user@localhost' },
  { host: '\u00fc.example' },
  { host: '..' },
  { host: 'x'.repeat(5000) },
  { host: '' },
  { origin: 'null' },
  { origin: 'http://[' },
  { origin: 'https://elsewhere.example' },
  { cookie: 'coterie_session=%; =; a' },
  { cookie: `sid=${'x'.repeat(4000)}` },
  { accept: 'text/event-stream' },
  { accept: 'text/html;q=nonsense' },
  { 'content-type': 'application/json; charset=utf-99' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'text/plain' },
  { 'content-type': '' },
  { 'x-forwarded-for': 'not an address, \u00ff' },
  { 'x-forwarded-host': '[' },
  { 'x-forwarded-proto': 'gopher' },
  { 'user-agent': '' },
  { 'user-agent': '\u00ff'.repeat(3000) },
  { 'accept-language': '-,;q' },
  { 'accept-encoding': 'br;q=x, nonsense' },
  { 'if-none-match': '"' },
  { 'if-modified-since': 'yesterday' },
  { range: 'bytes=9-1' },
  { 'last-event-id': '99999999999999999999' },
  { 'last-event-id': '-1 \u00ff' },
  { expect: 'nothing' },
]
