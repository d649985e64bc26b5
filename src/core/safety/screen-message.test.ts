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
    'I WANT TO KILL MYSELF',
    'i 😭 want 😭 to 😭 kill 😭 myself',
    'i want to kill myself 😂',
    'i   w a n t   t o   k i l l   m y s e l f',
    '#iwanttokillmyself',
    'IWantToKillMyself',
    'i w4nt t0 k1ll mys3lf',
    'i want to k*ll myself',
    'ɪ ᴡᴀɴᴛ ᴛᴏ ᴋɪʟʟ ᴍʏꜱᴇʟꜰ',
    'i wаnt tо kill mуself',
    'i w\u200ba\u200bn\u200bt to k\u200bi\u200bl\u200bl myself',
    'i want to kiiiill myself',
    'i wnat to klil myself',
    'quiero kill myself y nadie me entiende',
  ])('%j is found, however it is typed', (text) => {
    expect(screenMessage(text, [])?.concern).toBe('suicide')
  })

  const DAY =
    'Today I went to the market and bought some apples and bread. I met my neighbour, who told me about her garden. '

  it.each(['i want to die', 'i took all my pills', 'my husband hits me'])('%j is found amid a long message', (text) => {
    expect(screenMessage(`${DAY.repeat(15)}${text}. ${DAY.repeat(15)}`, [])).not.toBeNull()
    expect(screenMessage(DAY.repeat(30), [])).toBeNull()
  })

  it.each([
    ['ich kann nicht mehr, ich will einfach nicht mehr aufwachen', 'de'],
    ['me quiero matar', 'es'],
    ['je veux mourir', 'fr'],
    ['quero morrer', 'pt'],
  ])('reads %j in its own language after messages in English', (text, language) => {
    const earlier = ['i just moved to Lisbon and started a job at the harbour museum', 'my sister is coming over today']
    expect(screenMessage(text, earlier)).toMatchObject({ concern: 'suicide', language })
  })

  it.each([
    [['i got all the pills from the cabinet'], 'i took them', true],
    [['i feel so empty', 'nobody needs me'], 'i think ill do it tonight', true],
    [['i want to'], 'kill myself', true],
    [['im on the bridge'], 'im going to jump', true],
    [['i have the pills', 'should i'], 'take them all', true],
    [['i have a job interview', 'i wrote my resume'], 'why i want to leave', false],
    [['i want to die'], 'ok thanks', false],
  ])('reads %j and then %j together', (earlier, text, isDanger) => {
    expect(screenMessage(text, earlier) !== null).toBe(isDanger)
  })

  it.each([
    ['the tide can have me', [], 5, true],
    ['the tide can have me', [], -5, false],
    ['the tide can have me', [], 0, false],
    ['i want to kill myself', [], -20, true],
    ['i think ill do it tonight', ['i feel so empty', 'nobody needs me'], -20, true],
  ])('judges %j after %j by its words and its meaning, %j', (text, earlier, meaning, isDanger) => {
    expect(screenMessage(text, earlier, meaning) !== null).toBe(isDanger)
  })
})
