import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { concernMark, replyGate } from './reply-gate.ts'
import { screenReply } from './screen-reply.ts'

/** What the person sees of a reply streamed in these pieces, and what the gate reports. */
function read(pieces: readonly string[]) {
  const seen = { texts: [] as string[], stopped: '', concern: '' }
  const gate = replyGate({
    language: 'en',
    onText: (text) => seen.texts.push(text),
    replacement: (fault) => (fault === 'claims-human' ? 'I am an AI helper.' : ''),
    onStop: (fault) => {
      seen.stopped = fault
    },
    onConcern: (concern) => {
      seen.concern = concern
    },
  })
  for (const piece of pieces) gate.push(piece)
  gate.end()
  return { ...seen, text: seen.texts.join('') }
}

const inCharacters = (text: string) => Array.from(text)

describe('an acceptable reply', () => {
  const CALM = 'Hello there. You could leave early, and buy bread on the way!\n\n- one\n- two\nHow was your day? Fine…'

  it.each([
    ['in one piece', [CALM]],
    ['in characters', inCharacters(CALM)],
    ['in words', CALM.match(/\s*\S+/g) ?? []],
  ])('is shown as it was written, %s', (_, pieces) => {
    expect(read(pieces)).toMatchObject({ text: CALM, stopped: '', concern: '' })
  })

  it('is shown as it was written, however it is split', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), fc.array(fc.nat(40)), (text, cuts) => {
        fc.pre(screenReply(text) === null)
        const pieces: string[] = []
        let rest = text
        for (const cut of cuts) {
          pieces.push(rest.slice(0, cut))
          rest = rest.slice(cut)
        }
        const { text: shown, concern } = read([...pieces, rest])
        fc.pre(concern === '')
        expect(shown).toBe(text)
      }),
    )
  })

  it('streams words without a trigger at once', () => {
    expect(read(['Sunny', ' morning', ' so', ' far.']).texts[0]).toBe('Sunny')
  })
})

describe('an unacceptable sentence', () => {
  it('is never shown, nor anything after a severe one', () => {
    const { text, stopped } = read(inCharacters('I hear you. You should kill yourself tonight. It is easy.'))
    expect(stopped).toBe('encourages-harm')
    expect(text).not.toMatch(/kill|easy/)
  })

  it('is replaced or dropped when it is only dishonest', () => {
    const { text, stopped } = read(inCharacters('Good question. I am a real person. What do you think?'))
    expect([text, stopped]).toEqual(['Good question. I am a … I am an AI helper. What do you think?', ''])
    expect(read(["Don't leave me. Bye."]).text).toBe(' Bye.')
  })

  it('is found at the end of a text without a full stop', () => {
    expect(read(['You should ', 'kill yourself']).stopped).toBe('encourages-harm')
  })
})

describe('the danger mark of a model', () => {
  it.each([[`${concernMark('suicide')} I am here.`], [` ${concernMark('overdose')}`]])(
    'is removed and reported: %s',
    (text) => {
      const { text: shown, concern } = read(inCharacters(text))
      expect(shown).toBe('')
      expect(concern).not.toBe('')
    },
  )

  it('counts only at the beginning, and unlike other brackets', () => {
    for (const text of [`Say ${concernMark('suicide')}.`, '[[concern:joy]] Hi.', '[1] See there.', '[']) {
      expect(read(inCharacters(text))).toMatchObject({ text, concern: '' })
    }
  })
})
