import { describe, expect, it } from 'vitest'
import { readSafety } from './safety-state.ts'

const said = (...texts: string[]) => texts.map((text) => ({ fromPerson: true, text }))
const where = { crisis: null, timeZone: 'Europe/Lisbon', country: null }

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
    expect(readSafety({ ...where, turns: said(...texts) }).language).toBe(language)
  })
})
