import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countSegments, MAX_PARTS, MAX_SEGMENTS, toPlainText, toTexts } from './sms-parts.ts'

describe('SMS segments', () => {
  it.each([
    ['', 1],
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    ['a'.repeat(306), 2],
    ['a'.repeat(307), 3],
    ['a'.repeat(459), 3],
    ['a'.repeat(460), 4],
    ['€'.repeat(80), 1],
    ['€'.repeat(81), 2],
    // An escape is not cut in two: 76 of them in a segment of 153.
    ['€'.repeat(153), 3],
    ['ő'.repeat(70), 1],
    ['ő'.repeat(71), 2],
    ['ő'.repeat(201), 3],
    ['ő'.repeat(202), 4],
    ['😀'.repeat(35), 1],
    ['😀'.repeat(36), 2],
    // Neither is a character of two code units: 33 of them in a segment of 67.
    ['😀'.repeat(67), 3],
    [`${'a'.repeat(70)}’`, 2],
    ['é'.repeat(160), 1],
  ])('of %j… number %i', (text, count) => {
    expect(countSegments(text)).toBe(count)
  })
})

describe('plain text for SMS', () => {
  it.each([
    ['See https://example.com/a?b=c.', 'See (link in the app).'],
    ['See [the guide](https://example.com/x) now', 'See the guide now'],
    ['Go to www.example.org, please', 'Go to (link in the app), please'],
    ['try example.com or bit.ly/3x or t.me/abc', 'try (link in the app) or (link in the app) or (link in the app)'],
    ['Write to robin@example.com', 'Write to robin@example.com'],
    ['e.g. this, i.e. that. Node.js 26.1 at 9.30 a.m.', 'e.g. this, i.e. that. Node.js 26.1 at 9.30 a.m.'],
    ['Done.Then go', 'Done.Then go'],
    ['**Bold** and `code`', 'Bold and code'],
    ['“Well” – it’s done…', '"Well" - it\'s done...'],
    ['HTTPS://EXAMPLE.COM', '(link in the app)'],
    ['ftp://x.y/z', '(link in the app)'],
  ])('turns %j into %j', (text, plain) => {
    expect(toPlainText(text)).toBe(plain)
  })
})

const sentence = fc
  .tuple(fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 30 }), fc.constantFrom('.', '!', '?'))
  .map(([words, mark]) => `${words.join(' ')}${mark}`)

describe('splitting a message into SMS', () => {
  it('sends a short message as one SMS that begins with the sender', () => {
    expect(toTexts('Alex', 'How was it?')).toEqual(['Alex: How was it?'])
  })

  it('keeps each SMS within three segments, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 3000, size: 'max' }), (message) => {
        const texts = toTexts('Alex', message)
        expect(texts.length).toBeLessThanOrEqual(MAX_PARTS)
        for (const text of texts) expect(countSegments(text)).toBeLessThanOrEqual(MAX_SEGMENTS)
      }),
    )
  })

  it('cuts at sentence ends, and loses nothing within the limit', () => {
    fc.assert(
      fc.property(fc.array(sentence, { minLength: 1, maxLength: 14 }), (sentences) => {
        const texts = toTexts('Alex', sentences.join(' '))
        for (const text of texts) expect(text).toMatch(/[.!?)]$/)
        if (texts.at(-1)?.endsWith('in the app.)')) return
        expect(texts.join(' ')).toBe(`Alex: ${sentences.join(' ')}`)
      }),
    )
  })

  it('never includes a link', () => {
    const link = fc.webUrl({ withFragments: true, withQueryParameters: true })
    fc.assert(
      fc.property(sentence, link, sentence, (before, url, after) => {
        const joined = toTexts('Alex', `${before} ${url} ${after}`).join(' ')
        expect(joined).not.toMatch(/:\/\/|www\.\S/)
      }),
    )
  })

  it('points to the app after the last SMS when there is more', () => {
    const texts = toTexts('Alex', 'This sentence is one of many, and says little. '.repeat(80))
    expect(texts).toHaveLength(MAX_PARTS)
    expect(texts.at(-1)).toMatch(/\. \(The rest is in the app\.\)$/)
  })
})
