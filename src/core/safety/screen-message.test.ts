import { describe, expect, it } from 'vitest'
import { screenMessage } from './screen-message.ts'

describe('screenMessage', () => {
  it.each([
    ['i want to die', 'suicide', 'en'],
    ['ive been cutting again', 'self-harm', 'en'],
    ['i took a bunch of pills', 'overdose', 'en'],
    ['my husband hits me', 'violence', 'en'],
    ['ich möchte sterben', 'suicide', 'de'],
    ['ich moecht sterben', 'suicide', 'de'],
    ['jveux plus vivre', 'suicide', 'fr'],
    ['jme scarifie', 'self-harm', 'fr'],
    ['o meu marido bate-me', 'violence', 'pt'],
    ['mi pareja me da palizas', 'violence', 'es'],
    ['me quiero matar', 'suicide', 'es'],
    ['je veux mourir', 'suicide', 'fr'],
    ['quero morrer', 'suicide', 'pt'],
  ])('finds the danger in %j', (text, concern, language) => {
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
    'why i want to leave',
    'i want to leave this company',
    'quiero irme de la empresa',
    'nein ich hab keine suizidgedanken, der arzt fragt das immer',
    'jpense pas au suicide si c est ta question',
    'no pienso en suicidarme si es lo que crees',
    'o medico perguntou se penso em suicidio, falei que nao',
  ])('finds nothing in %j', (text) => {
    expect(screenMessage(text, [])).toBeNull()
  })

  it.each([
    [['i got all the pills from the cabinet'], 'i took them', true],
    [['i feel so empty', 'nobody needs me'], 'i think ill do it tonight', true],
    [['i have a job interview', 'i wrote my resume'], 'why i want to leave', false],
    [['i want to die'], 'ok thanks', false],
  ])('reads %j and then %j together', (earlier, text, isDanger) => {
    expect(screenMessage(text, earlier) !== null).toBe(isDanger)
  })
})
