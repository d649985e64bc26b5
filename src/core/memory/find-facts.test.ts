import { describe, expect, it } from 'vitest'
import { findFacts } from './find-facts.ts'
import { sentenceOf } from './sentence.ts'

const found = (text: string): string[] => findFacts(text, () => null).map((claim) => sentenceOf(claim))

it.each([
  ['I live in Leeds.', ['You live in Leeds']],
  [
    '22 years of lying under other peoples sinks, plumber for life',
    ['You said: “22 years of lying under other peoples sinks, plumber for life”'],
  ],
  ['des gardes de nuit au chu depuis dix ans', ['You said: “des gardes de nuit au chu depuis dix ans”']],
])('words by rules what they can, and quotes the rest: %s', (text, expected) => {
  expect(found(text)).toEqual(expected)
})

describe('leaves out what says nothing lasting', () => {
  it.each([
    'omg its finally friday',
    'do you speak portuguese?',
    'if i won the lottery id get a cottage on skye and a dog',
    'my manager said "i have run six marathons so i know about pain"',
    'so müde heute, der zug hatte schon wieder verspätung',
    'on a mangé une pizza hier soir, trop bonne',
    'ayer vi una peli malísima y me dormí',
    'hoje choveu o dia todo e não saí do sofá',
    'Bin ich Diabetiker, wenn ich so viel Zucker esse?',
    'Suis-je diabétique si j’aime autant le sucre ?',
    'Angenommen ich heiße Klaus',
    'Vamos supor que meu nome é Carlos',
    'Ich bin mit meiner Arbeit verheiratet',
    'Estoy casada con mi trabajo',
    'Je suis marié avec mon boulot',
    'Sou casada com o meu trabalho',
    'roleplay: I am Sir Galahad, I live in Camelot and my wife is Elaine',
    'Rollenspiel: ich bin Ritter Kunibert und wohne auf einer Burg',
    'juego de rol: soy un caballero y vivo en un castillo con mi esposa Elena',
    'jeu de rôle : je suis un chevalier et j’habite un château avec ma femme Hélène',
    'rpg: sou um cavaleiro e moro num castelo com minha esposa Helena',
  ])('%s', (text) => {
    expect(found(text)).toEqual([])
  })
})

it('quotes verbatim, with what the sentence refers to', () => {
  const message = 'KIRAN GOT A B IN CHEM!!! he was so sure he had failed. thats my eldest, the dramatic one'
  expect(findFacts(message, () => null).map(({ quote }) => quote)).toEqual([message])
})

it.each([
  'Forget that I live in Boston.',
  'Forget about the thing with my sister Anna.',
  'Vergiss das mit meiner Schwester.',
  'Vergiss bitte, dass ich in Berlin wohne.',
  'Vergiss die Sache mit meinem Bruder Karl.',
  'Das mit meiner Schwester kannst du vergessen.',
  'Lösche das mit meiner Schwester.',
  'Olvida lo de mi hermano.',
  'Borra lo de mi hermano Luis.',
  'Oublie ce truc avec ma sœur Anne.',
  'Esqueça isso da minha irmã Ana.',
  'Esqueça que eu moro em Recife.',
])('keeps no request to forget: %s', (text) => {
  expect(found(text)).toEqual([])
})

it.each([
  ['Forget my old job, I work at Ford now.', ['You work at Ford']],
  ['Vergiss das mit meiner Schwester. Ich wohne in Bonn.', ['You live in Bonn']],
  ['Olvida lo de mi hermano. Vivo en Madrid.', ['You live in Madrid']],
])('reads what is told beside a request to forget: %s', (text, expected) => {
  expect(found(text)).toEqual(expected)
})
