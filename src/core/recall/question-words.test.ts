import { expect, it } from 'vitest'
import { askedWords } from './words.ts'

it.each([
  ['qué sabes de mí', []],
  ['¿cuándo es mi cita con el dentista?', ['cita', 'dentista']],
  ['Was weißt du über mich?', []],
  ['Wann kommt meine Schwester an?', ['kommt', 'schwester']],
  ['tu sais quoi de mon frère ?', ['frère']],
  ['cosa sai di mio fratello?', ['fratello']],
  ['wat weet je over mijn zus?', ['zus']],
  ['o que você sabe do meu irmão?', ['irmão']],
  ['when did I move to LA?', ['when', 'did', 'i', 'move', 'to', 'la']],
])('%j is about its own words', (question, words) => {
  expect(askedWords(question)).toEqual(words)
})
