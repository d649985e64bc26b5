import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { concernMark, FINE_MARK } from '../marks.ts'
import { replyGate } from './reply-gate.ts'
import { screenReply } from './screen-reply.ts'

/** What the person sees of a reply streamed in these pieces, and what the gate reports. */
function read(pieces: readonly string[]) {
  const seen = { texts: [] as string[], stopped: '', concern: '', isFine: false }
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
    onFine: () => {
      seen.isFine = true
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

describe('the marks of a model', () => {
  it.each([
    [`${concernMark('suicide')} I am here. Who is near you?`, 'I am here. Who is near you?'],
    [` ${concernMark('overdose')}`, ''],
    ['[[Concern: suicide]]\nI am here.', 'I am here.'],
    [`${concernMark('suicide')} I am here. Put the pills away. Stay with me.`, 'I am here. Stay with me.'],
    [`${concernMark('overdose')} Call poison control. Where is the poison?`, 'Call poison control.'],
    [`${concernMark('suicide')} I promise that I will tell nobody. I am here.`, 'I am here.'],
    [`${concernMark('violence')} Don't leave me. I am here.`, ' I am here.'],
  ])('tell of a danger, and careful sentences stand: %j', (text, shown) => {
    for (const pieces of [[text], inCharacters(text)]) {
      const seen = read(pieces)
      expect(seen.concern).not.toBe('')
      expect(seen.text.trim()).toBe(shown.trim())
    }
  })

  it.each([
    'You sound exhausted, and that is a lot to carry.',
    'It can be a gift to let one person in.',
    'The training has taken everything that you had.',
    'Will you be safe tonight?',
    'Du hast keinen Zugang mehr zu ihnen.',
    'Isso chegou a um ponto muito pesado.',
  ])('let an ordinary kind sentence stand: %s', (text) => {
    expect(read([`${concernMark('suicide')} ${text}`]).text).toBe(text)
  })

  it.each([
    'Please move away from the bridge.',
    'Things will get better.',
    "You're going to be okay.",
    "I'm not going anywhere.",
    'Please call 988 now.',
    'Alles wird gut.',
    'Todo va a salir bien.',
    'Tout va bien se passer.',
    'Vai dar tudo certo.',
  ])('let no means, promise or number stand: %s', (text) => {
    expect(read([`${concernMark('suicide')} ${text}`]).text).toBe('')
  })

  it('leave no sentence that encourages harm, nor what follows', () => {
    const seen = read([`${concernMark('suicide')} I hear you. You should kill yourself. I am here.`])
    expect(seen).toMatchObject({ concern: 'suicide', stopped: 'encourages-harm' })
    expect(seen.text.trim()).toBe('I hear you.')
  })

  it('show a few sentences of a long reply', () => {
    const { text } = read([`${concernMark('suicide')} ${'I am here with you. '.repeat(200)}`])
    expect(text.length).toBeGreaterThan(300)
    expect(text.length).toBeLessThanOrEqual(700)
  })

  it('tell that all is well', () => {
    expect(read(inCharacters(`${FINE_MARK} Glad to hear it!`))).toMatchObject({
      text: 'Glad to hear it!',
      concern: '',
      isFine: true,
    })
  })

  it('count only at the beginning, and unlike other brackets', () => {
    for (const text of [`Say ${concernMark('suicide')}.`, '[[concern:joy]] Hi.', '[1] See there.', '[']) {
      expect(read(inCharacters(text))).toMatchObject({ text, concern: '', isFine: false })
    }
  })
})
