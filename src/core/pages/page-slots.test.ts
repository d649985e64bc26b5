import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { engineSentence, fillSlots, type PageFacts, SLOTS, slotsIn } from './page-slots.ts'

const FACTS: PageFacts = {
  origin: 'https://coterie.example',
  supportAddress: 'support@coterie.example',
  supportClass: '',
  year: '2026',
  look: 'dark large',
  engine: 'The answers are written by a model.',
}

describe('page slots', () => {
  it.each(Object.values(SLOTS))('have the same form in HTML, JSON and URLs: %s', (mark) => {
    expect(mark).not.toMatch(/[&<>"'\\\s]/)
    expect(JSON.stringify({ mark })).toBe(`{"mark":"${mark}"}`)
    expect(new URL(`https://coterie.example/${mark}?${mark}`).href).toBe(`https://coterie.example/${mark}?${mark}`)
  })

  it('differ from every word and from each other', () => {
    const marks = Object.values(SLOTS)
    for (const mark of marks) {
      expect(mark).toMatch(/^~~.+~~$/)
      expect(marks.filter((other) => other.includes(mark))).toEqual([mark])
    }
  })

  it('are replaced by their values wherever they occur', () => {
    const { origin, supportAddress: support, year, engine } = SLOTS
    const page = `<a href="${origin}/help">${origin}</a><a href="mailto:${support}">${support}</a>
      <p>${engine}${engine}</p><footer>© ${year}–${year}, for $5 ~ $6</footer>
`
    expect(fillSlots(page, FACTS)).toBe(
      `<a href="https://coterie.example/help">https://coterie.example</a><a href="mailto:support@coterie.example">support@coterie.example</a>
      <p>The answers are written by a model.The answers are written by a model.</p><footer>© 2026–2026, for $5 ~ $6</footer>
`,
    )
  })

  it('are filled once, whatever the values contain', () => {
    const facts = { ...FACTS, origin: 'http://~~year~~', engine: "by the model a$$b, $&, $` and $'" }
    expect(fillSlots(`${SLOTS.origin} ${SLOTS.engine}`, facts)).toBe("http://~~year~~ by the model a$$b, $&, $` and $'")
  })

  it('are the only part of a page that changes', () => {
    const text = fc.string({ unit: 'grapheme' }).filter((words) => !words.includes('~'))
    const slot = fc.constantFrom('origin', 'supportAddress', 'supportClass', 'year', 'engine')
    fc.assert(
      fc.property(fc.array(fc.tuple(text, slot)), text, (pieces, end) => {
        const page = pieces.map(([words, name]) => words + SLOTS[name]).join('') + end
        expect(fillSlots(page, FACTS)).toBe(pieces.map(([words, name]) => words + FACTS[name]).join('') + end)
      }),
    )
  })
})

it('names what writes the replies on this server', () => {
  expect(engineSentence({ connected: false, name: 'none' })).toBe(
    'On this server no language model is connected: at present no words leave the server for one.',
  )
  expect(engineSentence({ connected: true, name: 'gpt-5-mini' })).toBe(
    'On this server the answers are written by the model gpt-5-mini.',
  )
})

describe('slots that a page uses', () => {
  it('are listed once each, by name', () => {
    expect(slotsIn(`${SLOTS.year} ${SLOTS.origin} ${SLOTS.year} ~~nothing~~`)).toEqual(['year', 'origin'])
    expect(slotsIn('<p>Nothing</p>')).toEqual([])
  })
})
