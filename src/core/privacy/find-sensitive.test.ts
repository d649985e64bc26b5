import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { processorMs } from '../../../tests/support/processor-time.ts'
import { findSensitive, sensitivityOf } from './find-sensitive.ts'
import { CATEGORIES } from './settings.ts'

const found = (text: string): [string, string][] =>
  findSensitive(text, CATEGORIES).map(({ label, start, end }) => [label, text.slice(start, end)])

describe('personal data', () => {
  it.each([
    ['write to jane.doe+x@mail.example.co.uk, ok?', 'EMAIL', 'jane.doe+x@mail.example.co.uk'],
    ['it is bob at gmail dot com', 'EMAIL', 'bob at gmail dot com'],
    ['my number is (555) 123-4567.', 'PHONE', '(555) 123-4567'],
    ['+49 30 1234567 after six', 'PHONE', '+49 30 1234567'],
    ['ring 020 7946 0958 please', 'PHONE', '020 7946 0958'],
    ['My name is Maria Fernández López and I paint', 'NAME', 'Maria Fernández López'],
    ['hi, my name is alex', 'NAME', 'alex'],
    ['Mein Name ist Klaus Weber.', 'NAME', 'Klaus Weber'],
    ['hallo, ich heiße Anna und wohne hier', 'NAME', 'Anna'],
    ['Me llamo Lucía Gómez', 'NAME', 'Lucía Gómez'],
    ['mi nombre es pedro', 'NAME', 'pedro'],
    ['Je m’appelle Zoé.', 'NAME', 'Zoé'],
    ['O meu nome é João Silva', 'NAME', 'João Silva'],
    ['the server is 2001:db8:85a3::8a2e:370:7334 today', 'IP', '2001:db8:85a3::8a2e:370:7334'],
    ['fe80:0000:0000:0000:0202:b3ff:fe1e:8329', 'IP', 'fe80:0000:0000:0000:0202:b3ff:fe1e:8329'],
    ['Mine is CY17 0020 0128 0000 0012 0052 7600, please', 'IBAN', 'CY17 0020 0128 0000 0012 0052 7600'],
    ['NO93 8601 1117 947 is hers', 'IBAN', 'NO93 8601 1117 947'],
    ['pay to MT84MALT011000012345MTLCAST001S soon', 'IBAN', 'MT84MALT011000012345MTLCAST001S'],
    ['MY NAME IS JOHN SMITH.', 'NAME', 'JOHN SMITH'],
    ['my name is 王小明', 'NAME', '王小明'],
    ['the device is 00:1B:44:11:3A:B7', 'IP', '00:1B:44:11:3A:B7'],
    ['meine Steueridentifikationsnummer ist 65 929 970 489', 'ID', '65 929 970 489'],
    ['mi DNI es 12345678Z', 'ID', '12345678Z'],
    ['meu CPF é 123.456.789-09', 'ID', '123.456.789-09'],
    ['codice fiscale: RSSMRA85T10A562S', 'ID', 'RSSMRA85T10A562S'],
    ['NIE X1234567L', 'ID', 'X1234567L'],
    ['PESEL 44051401359', 'ID', '44051401359'],
    ['my brother Tom called', 'NAME', 'Tom'],
    ['Dr. Amara Singh said so', 'NAME', 'Amara Singh'],
    [
      'We moved to 1600 Pennsylvania Avenue, Washington, DC 20500.',
      'ADDRESS',
      '1600 Pennsylvania Avenue, Washington, DC 20500',
    ],
    ['I live at 12 oak street', 'ADDRESS', '12 oak street'],
    ['Ich wohne Lindenstraße 14, 10969 Berlin', 'ADDRESS', 'Lindenstraße 14, 10969 Berlin'],
    ['the flat is in SW1A 1AA', 'ADDRESS', 'SW1A 1AA'],
    ['my ssn is 123-45-6789', 'ID', '123-45-6789'],
    ['ssn 123456789', 'ID', '123456789'],
    ['my passport number is X12345678', 'PASSPORT', 'X12345678'],
    ['I was born on March 3rd, 1985', 'BIRTHDATE', 'March 3rd, 1985'],
    ['DOB: 03/12/1985', 'BIRTHDATE', '03/12/1985'],
  ])('%s', (text, label, part) => expect(found(text)).toContainEqual([label, part]))
})

describe('money', () => {
  it.each([
    ['card 4111 1111 1111 1111 exp 12/29', 'CARD', '4111 1111 1111 1111'],
    ['IBAN DE89 3704 0044 0532 0130 00 is mine', 'IBAN', 'DE89 3704 0044 0532 0130 00'],
    ['gb82west12345698765432', 'IBAN', 'gb82west12345698765432'],
    ['account number 000123456789', 'ACCOUNT', '000123456789'],
    ['I earn $85,000 a year', 'AMOUNT', '$85,000'],
    ['I owe my brother 12 thousand dollars', 'AMOUNT', '12 thousand dollars'],
    ['the mortgage is killing us', 'FINANCE', 'mortgage'],
  ])('%s', (text, label, part) => expect(found(text)).toContainEqual([label, part]))
})

describe('health, law and relationships', () => {
  it.each([
    ['I have type 2 diabetes', 'HEALTH', 'diabetes'],
    ['they found a tumor', 'HEALTH', 'tumor'],
    ['my lawyer says we settle', 'LEGAL', 'my lawyer'],
    ['I was arrested last night', 'LEGAL', 'arrested'],
    ['case number 23-CV-1187', 'CASE', '23-CV-1187'],
    ['my wife and I', 'RELATIONSHIP', 'my wife'],
    ['he had an affair', 'RELATIONSHIP', 'affair'],
  ])('%s', (text, label, part) => expect(found(text)).toContainEqual([label, part]))
})

describe('harmless text', () => {
  it.each([
    'I ran 10 kilometres on 2024-11-20 and it took 52:30.',
    'From 2019 - 2021 we built 1,000,000 of them, version 10.2.33.',
    'My plan: 3 sets of 12, then rest. Call it a day?',
    'The number 4111111111111112 is no card.',
    'My name is not important.',
    'Ich heiße alle willkommen',
    'me llamo la atención',
    'Ich bin nie 10000 Schritte am Tag gegangen, und ein 5000 Meter Lauf war schwer',
    'Flug US125 nach Casablanca',
    'GB12 is not a bank account of mine at all',
    'It took 10:30:15 and then 12::30',
    'a ratio of 3:2:1 and my::module::name',
    '::1 and ::',
    'It was a hard year in the book club, 30 pages a day.',
    'Learn Spanish, learn guitar, read "War and Peace".',
    'I am Happy to hear that. This is Great.',
  ])('%s', (text) => expect(found(text)).toEqual([]))
})

const digits = (length: number): fc.Arbitrary<string> =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((list) => list.join(''))

function withLuhn(body: string): string {
  let sum = 0
  for (const [index, digit] of [...body].reverse().entries()) {
    const value = index % 2 === 0 ? Number(digit) * 2 : Number(digit)
    sum += value > 9 ? value - 9 : value
  }
  return body + String((10 - (sum % 10)) % 10)
}

function withIban(country: string, body: string): string {
  const numeric = [...`${body}${country}00`].map((c) => Number.parseInt(c, 36)).join('')
  return `${country}${String(98n - (BigInt(numeric) % 97n)).padStart(2, '0')}${body}`
}

it('finds every card number with a valid check digit, in any grouping', () => {
  const grouped = fc.tuple(digits(15), fc.constantFrom('', ' ', '-'))
  fc.assert(
    fc.property(grouped, ([body, mark]) => {
      fc.pre(!/^0+$/.test(body))
      const number = withLuhn(body).replace(/(\d{4})(?=\d)/g, `$1${mark}`)
      expect(found(`please note ${number} for later`)).toContainEqual(['CARD', number])
    }),
  )
})

it('finds every account number with a valid checksum, whatever follows it', () => {
  const lengths = { DE: 22, NO: 15, FR: 27, NL: 18, CY: 28, RU: 33 }
  const iban = fc
    .constantFrom(...Object.entries(lengths))
    .chain(([country, length]) => digits(length - 4).map((body) => withIban(country, body)))
  fc.assert(
    fc.property(iban, fc.constantFrom('', ' is my account', ', thanks', ' and 12'), (number, after) => {
      const marked = found(`send it to ${number}${after}`)
      expect(marked).toContainEqual(['IBAN', number])
    }),
  )
})

it('returns spans in order and without overlap, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      let last = 0
      for (const { start, end } of findSensitive(text, CATEGORIES)) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        expect(end).toBeLessThanOrEqual(text.length)
        last = end
      }
    }),
  )
})

it.each([
  ['1 '.repeat(2000)],
  ['a@'.repeat(2000)],
  ['My name is A'.repeat(330)],
  ['12 a b '.repeat(570)],
  ['DE89'.repeat(1000)],
  [`my passport ${'a '.repeat(1900)}`],
  ['Aa '.repeat(1300)],
  ['a.'.repeat(2000)],
  ['(5'.repeat(2000)],
])('stays fast on the longest messages (%#)', (text) => {
  const began = processorMs()
  findSensitive(text.slice(0, 4000), CATEGORIES)
  expect(processorMs() - began).toBeLessThan(400)
})

describe('privacy tags of a text', () => {
  const text = 'I am jane@example.com, I have asthma, my lawyer knows.'
  it.each([
    ['standard', 'normal', []],
    ['enhanced', 'sensitive', ['pii', 'health']],
    ['maximum', 'highly_sensitive', ['pii', 'health', 'legal']],
  ] as const)('%s', (level, sensitivityLevel, privacyTags) =>
    expect(sensitivityOf(text, level)).toEqual({ sensitivityLevel, privacyTags }),
  )
  it('tags danger as health, with the highest severity', () =>
    expect(sensitivityOf('I want to end my life', 'enhanced')).toEqual({
      sensitivityLevel: 'highly_sensitive',
      privacyTags: ['health'],
    }))
})
