import { describe, expect, it } from 'vitest'
import { crisisEnd, screenFor } from './safety-state.ts'

const said = (...texts: string[]) => texts.map((text) => ({ fromPerson: true, text }))
const person = { timeZone: 'Europe/Lisbon', privacy: { helpCountry: null } }

describe('the language of texts about safety', () => {
  it.each([
    [['oi, sou o rui', 'hm'], 'pt'],
    [['bin auf dem dach'], 'de'],
    [['en el puente'], 'es'],
    [['sur le pont'], 'fr'],
    [['on the roof'], 'en'],
    [['ik sta op het dak van mijn huis'], 'en'],
    [['я на крыше'], 'en'],
    [['sono sul tetto e non ce la faccio'], 'en'],
  ])('is for %j %j', (texts, language) => {
    expect(screenFor(person, said(...texts), null).language).toBe(language)
  })
})

it.each([
  ['Perdi a minha virgindade e fui violada, não sei', 'pt'],
  ['Perdí la virginidad y fui violada, no sé', 'es'],
])('answers a danger in the language that %j is written in', (text, language) => {
  expect(screenFor(person, said(text), null).danger).toEqual({ concern: 'violence', language })
})

it('remembers a danger among unsaved turns, unless it was answered as none', () => {
  const after = (isOrdinary: boolean) =>
    screenFor(person, said('good morning'), null, {
      unsaved: [
        { fromPerson: true, text: 'I want to die' },
        { fromPerson: false, text: 'A reply.', isOrdinary },
      ],
    }).crisis
  expect(after(false)).toEqual({ concern: 'suicide', language: 'en' })
  expect(after(true)).toBeNull()
})

it.each([
  ['2026-11-20T15:00:00Z', 'America/New_York', '2026-11-21T15:00:00Z'],
  ['2026-11-20T07:30:00Z', 'America/New_York', '2026-11-21T01:00:00Z'],
  ['2026-11-21T03:00:00Z', 'America/New_York', '2026-11-22T01:00:00Z'],
  ['2026-11-20T22:00:00Z', 'Asia/Tokyo', '2026-11-21T11:00:00Z'],
])('ends within a day of %s in %s, at a waking hour', (start, zone, end) => {
  expect(crisisEnd(new Date(start), zone).toISOString()).toBe(new Date(end).toISOString())
})
