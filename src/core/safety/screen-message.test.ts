import { describe, expect, it } from 'vitest'
import { screenMessage } from './screen-message.ts'

describe('what a message tells', () => {
  it.each([
    ['i want to die', 'suicide', 'en'],
    ['ive been cutting again', 'self-harm', 'en'],
    ['i took a bunch of pills', 'overdose', 'en'],
    ['my husband hits me', 'violence', 'en'],
    ['ich möchte sterben', 'suicide', 'de'],
    ['me quiero matar', 'suicide', 'es'],
    ['je veux mourir', 'suicide', 'fr'],
    ['quero morrer', 'suicide', 'pt'],
  ])('%j', (text, concern, language) => {
    expect(screenMessage(text, [])).toMatchObject({ concern, language })
  })

  it.each([
    '',
    'hello',
    'my phone died',
    'what a day',
    'my parents are gonna kill me',
    'my ex keeps hitting me up',
    'kms lol i forgot my homework',
  ])('%j is nothing', (text) => {
    expect(screenMessage(text, [])).toBeNull()
  })
})
