import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseVoice, languageToRead, spokenParts, spokenText, withHeard } from './speech.ts'

describe('the spoken form of a message', () => {
  it.each([
    ['nothing to leave out', 'Good morning, Ada.', 'Good morning, Ada.'],
    ['emphasis and code', '**Go** and run `npm test` _now_.', 'Go and run npm test now.'],
    ['a heading and a list', '## Plan\n- sleep\n- [x] eat\n1. walk', 'Plan\nsleep\neat\n1. walk'],
    ['a link by its words', 'See [the guide](https://example.org/a).', 'See the guide.'],
    ['a link without words', 'See [](https://example.org).', 'See https://example.org.'],
    ['a table', '| Day | Run |\n|---|---|\n| Mon | 5 |', 'Day, Run\nMon, 5'],
    [
      'numbers of a helpline',
      'Call or text 988.\nhttps://988lifeline.org',
      'Call or text 988.\nhttps://988lifeline.org',
    ],
  ])('%s', (_case, text, said) => {
    expect(spokenText(text)).toBe(said)
  })

  it('is read in short parts, each word once', () => {
    const words = fc.array(fc.constantFrom('yes', 'one.', 'two!', 'long?', '\n', 'a'.repeat(60), 'and'), {
      maxLength: 90,
    })
    fc.assert(
      fc.property(words, (list) => {
        const text = list.join(' ')
        const parts = spokenParts(text)
        expect(parts.join(' ').split(/\s+/).filter(Boolean)).toEqual(text.split(/\s+/).filter(Boolean))
        expect(parts.every((part) => part.length <= 220 && part.trim() !== '')).toBe(true)
      }),
    )
  })
})

describe('choosing a voice', () => {
  const voice = (name: string, lang: string, more = {}) => ({ name, lang, default: false, localService: true, ...more })
  const VOICES = [
    voice('Cloud', 'en-US', { localService: false, default: true }),
    voice('Daniel', 'en-GB'),
    voice('Samantha', 'en_US'),
    voice('Anna', 'de-DE'),
  ]

  it.each([
    ['of the region, on the device', 'en-US', null, 'Samantha'],
    ['of another region where none is of that one', 'en-AU', null, 'Daniel'],
    ['that was chosen', 'en-US', 'Cloud', 'Cloud'],
    ['of the language where the chosen one speaks another', 'de', 'Daniel', 'Anna'],
    ['of the language where the chosen one is on another device', 'en-GB', 'Siri', 'Daniel'],
    ['that no voice of this device has', 'fr-FR', 'Anna', undefined],
  ])('%s', (_case, language, wanted, name) => {
    expect(chooseVoice(VOICES, language, wanted)?.name).toBe(name)
  })

  it.each([
    ['Good morning, how was it?', ['en-GB', 'de'], 'en-GB'],
    ['Good morning, how was it?', ['de-AT'], 'en'],
    ['Guten Morgen, wie geht es dir heute?', ['en-US', 'de-AT'], 'de-AT'],
    ['Guten Morgen, wie geht es dir heute?', ['en-US'], 'de'],
    ['Доброе утро', ['en-US', 'ru'], 'ru'],
    ['Доброе утро', ['en-US'], 'en-US'],
  ])('reads “%s” to someone who prefers %j with the voice %s', (text, preferred, language) => {
    expect(languageToRead(text, preferred)).toBe(language)
  })
})

it.each([
  ['', ' hello ', 'hello'],
  ['So', 'it began', 'So it began'],
  ['So\n', 'it began', 'So\nit began'],
  ['So', '  ', 'So'],
  ['x'.repeat(3998), 'yes', `${'x'.repeat(3998)} yes`],
])('appends dictated words after “%s”', (text, heard, both) => {
  expect(withHeard(text, heard)).toBe(both)
})
