import { describe, expect, it } from 'vitest'
import {
  type Correction,
  DEVELOPMENT,
  HELD_OUT,
  LATER,
  SHORT_DEVELOPMENT,
  SHORT_HELD_OUT,
} from '../../../../tests/support/fact-sets/corrections.ts'
import * as remarks from '../../../../tests/support/fact-sets/remarks.ts'
import { statedAfter } from '../../../../tests/support/stated-after.ts'
import { extractFacts } from '../extract-facts.ts'

const dates = (text: string): string | null =>
  /\b(?:mon|tues|fri|satur)day|may \d/i.exec(text)?.[0].toUpperCase() ?? null

const after = (...messages: string[]): string[] => statedAfter(messages, dates)
const current = ({ before, between, correction }: Correction): string[] => after(before, ...between, correction)

const isSo = (facts: readonly string[], words: string): boolean =>
  words.startsWith('-')
    ? !facts.some(
        (fact) =>
          !/\b(?:no longer|not)\b/.test(fact) &&
          words
            .slice(1)
            .toLowerCase()
            .split(' ')
            .every((word) => fact.includes(word)),
      )
    : facts.some((fact) =>
        words
          .toLowerCase()
          .split(' ')
          .every((word) => fact.includes(word)),
      )

describe('correcting the previous message', () => {
  it.each([
    ['development', DEVELOPMENT],
    ['held-out', HELD_OUT],
    ['later', LATER],
    ['short development', SHORT_DEVELOPMENT],
    ['short held-out', SHORT_HELD_OUT],
  ])('in the %s set works for at least nine of ten', (_, corrections) => {
    const missed = corrections.filter((one) => {
      const facts = current(one)
      return !one.after.every((words) => isSo(facts, words))
    })
    const told = missed.map((one) => `${one.before} / ${one.correction}: ${current(one).join('; ')}`)
    expect(missed.length, told.join('\n')).toBeLessThanOrEqual(corrections.length / 10)
  })
})

it.each([...remarks.DEVELOPMENT, ...remarks.HELD_OUT])(
  'a remark changes no fact: $fact $remark',
  ({ fact, remark }) => {
    expect(after(fact, remark)).toEqual(after(fact))
  },
)

it.each(['My sister Freya studies in Aberdeen.', 'My boss is Karen at Lidl.'])(
  'what may correct something else than the person that was named leaves every fact alone: %s',
  (told) => {
    expect(after('I live in Leeds.', told, 'actually, it’s Durham')).toEqual(after('I live in Leeds.', told))
  },
)

it.each([
  ['My favourite colour is green. Actually, no, blue.', 'your favorite color is blue'],
  ['I live in Queens. Sorry, Brooklyn.', 'you live in brooklyn'],
  ["I'm allergic to nuts. No, seriously.", 'you are allergic to nuts'],
  ['I live in Boston. No, really.', 'you live in boston'],
])('reads a correction in the same message: %s', (message, fact) => {
  expect(after(message)).toEqual([fact])
})

it.each([
  ['I was born in 1984, sorry, 1985.', 'your birthday is 1985'],
  ['I was born on May 4, 1984, sorry.', 'your birthday is may 4, 1984'],
  ['I live in Queens, no wait, Brooklyn', 'you live in brooklyn'],
  ['I work at Ford, sorry, Tesla.', 'you work at tesla'],
  ['I have two kids, sorry, three.', 'you have three kids'],
  ["I'm allergic to walnuts, sorry, peanuts", 'you are allergic to peanuts'],
  ['My sister is called Anna, I mean Hannah.', 'you have a sister called hannah'],
  ['Vivo en Sevilla, perdón, en Cádiz.', 'you live in cádiz'],
  ["J'habite à Lyon, pardon, à Lille.", 'you live in lille'],
  ['Ich wohne in Köln, nein, in Bonn.', 'you live in bonn'],
  ['Moro em Recife, desculpa, em Olinda.', 'you live in olinda'],
  ['My sister is called Anna, no kids.', 'you have a sister called anna'],
])('reads a correction in the same sentence: %s', (message, fact) => {
  expect(after(message)).toEqual([fact])
})

it.each([
  ['My sister lives in Austin.', 'Actually, she lives in Dallas.', 'your sister lives in dallas'],
  ['My brother works at Ford', 'No, he works at Tesla.', 'your brother works at tesla'],
  ['My sister Freya lives in Austin.', 'Sorry, she lives in Dallas.', 'your sister lives in dallas'],
  ['Meine Schwester lebt in Köln.', 'Eigentlich lebt sie in Bonn.', 'your sister lives in bonn'],
  ['Mein Bruder arbeitet bei Siemens.', 'Nein, er arbeitet bei Bosch.', 'your brother works at bosch'],
  ['Mi hermana vive en Sevilla.', 'No, ella vive en Granada.', 'your sister lives in granada'],
  ['Mi hermana vive en Sevilla.', 'En realidad vive en Granada.', 'your sister lives in granada'],
  ['Ma sœur habite à Lyon.', 'En fait, elle habite à Lille.', 'your sister lives in lille'],
  ['Mon frère travaille chez Renault.', 'Non, il travaille chez Peugeot.', 'your brother works at peugeot'],
  ['Minha irmã mora em Recife.', 'Na verdade, ela mora em Olinda.', 'your sister lives in olinda'],
])('corrects what was said of someone, by a pronoun: %s %s', (before, said, fact) => {
  expect(after(before, said)).toContain(fact)
  expect(after(before, said)).toHaveLength(after(before).length)
})

it.each([
  ['My sister lives in Austin.', 'She lives for dancing.'],
  ['My sister lives in Austin.', 'Actually, he lives in Dallas.'],
  ['My sister lives in Austin.', 'Actually, she works at Tesla.'],
  ['My boss is Karen.', 'Actually, she lives in Dallas.'],
  ['Meine Schwester wohnt in Köln.', 'Eigentlich wohnt er in Bonn.'],
  ['Meine Schwester wohnt in Köln.', 'Eigentlich arbeitet sie bei Bosch.'],
  ['Mi hermana vive en Sevilla.', 'En realidad, él vive en Granada.'],
  ['Mi hermana vive en Sevilla.', 'No, vive feliz.'],
  ['Vivo en Madrid.', 'No, vive en Granada.'],
  ['Ma sœur habite à Lyon.', 'Non, il habite à Lille.'],
  ['Minha irmã mora em Recife.', 'Não, ele mora em Olinda.'],
])('a pronoun tells nothing of anyone else, or anything new: %s %s', (before, said) => {
  expect(after(before, said)).toEqual(after(before))
})

it.each([
  ['My sister lives in Austin.', 'Actually, she lives in Austin.'],
  ['Meine Schwester wohnt in Köln.', 'Nein, sie wohnt in Köln.'],
])('what is said again corrects nothing: %s %s', (before, said) => {
  expect(extractFacts(said, dates, extractFacts(before, dates))).toEqual([])
})

it.each([
  ['My son is called Ben.', 'I meant to say my son is called Benjamin.', ['you have a son called benjamin']],
  ['My sister is called Anna.', 'Sorry, my sister is called Hannah.', ['you have a sister called hannah']],
  [
    'My sister is called Anna.',
    'Well, my other sister is called Hannah.',
    ['you have a sister called anna', 'you have a sister called hannah'],
  ],
])('replaces the name in a whole statement: %s %s', (before, said, facts) => {
  expect(after(before, said)).toEqual(facts)
})

it.each([
  [
    'Meine Schwester heißt Katrin.',
    'Nein, meine Schwester heißt Karin, nicht Katrin.',
    'you have a sister called karin',
  ],
  ['Meine Schwester heißt Katrin.', 'Meine Schwester heißt Karin, nicht Katrin.', 'you have a sister called karin'],
  ['Mein Hund heißt Rex.', 'Nein, mein Hund heißt Max.', 'you have a dog called max'],
  ['Mi hermano se llama Andrés.', 'No, mi hermano se llama Andreu, no Andrés.', 'you have a brother called andreu'],
  ['Mi hermano se llama Andrés.', 'Perdona, Andreu.', 'you have a brother called andreu'],
  ["Ma sœur s'appelle Anne.", "Non, ma sœur s'appelle Anna, pas Anne.", 'you have a sister called anna'],
  ['Minha irmã se chama Ana.', 'Não, minha irmã se chama Anna, não Ana.', 'you have a sister called anna'],
  ['My sister is called Anna.', 'No, my sister is called Hannah, not Anna.', 'you have a sister called hannah'],
  ['Vivo en Valencia.', 'Perdona, en Sevilla.', 'you live in sevilla'],
  ['Vivo en Valencia.', 'Vivo en Sevilla, no en Valencia.', 'you live in sevilla'],
  ["J'habite à Lyon.", 'Non, à Lille.', 'you live in lille'],
  ['Ich wohne in Köln.', 'Ich wohne in Bonn, nicht in Köln.', 'you live in bonn'],
  ['Moro em Recife.', 'Moro em Olinda, não em Recife.', 'you live in olinda'],
  ['Ich wohne in Köln.', 'Ich wohne nicht in Köln, sondern in Bonn.', 'you live in bonn'],
  [
    'Meine Schwester heißt Katrin.',
    'Meine Schwester heißt nicht Katrin, sondern Karin.',
    'you have a sister called karin',
  ],
])('leaves only the corrected value: %s %s', (before, said, fact) => {
  expect(after(before, said)).toEqual([fact])
})

it.each(["Durham isn't where I live any more.", 'Durham is no longer my home.'])('ends the home: %s', (said) => {
  expect(after('I live in Durham.', said)).toEqual(['no longer: you no longer live in durham'])
})

it('takes no place for a name', () => {
  const told = ['I live in Raleigh.', 'My brother is called Andrew.']
  expect(after(...told, "Actually, it's Durham.")).toEqual(after(...told))
  expect(after(...told, "Actually, it's Andreu.")).toContain('you have a brother called andreu')
  const inSpain = ['Vivo en Sevilla.', 'Mi hermano se llama Andrés.']
  expect(after(...inSpain, 'No, es Granada.')).toContain('you live in granada')
  expect(after('Mi hermano se llama Andrés.', 'No, es Granada.')).toEqual(after('Mi hermano se llama Andrés.'))
})

it.each([
  ['My sister is called Freya.', "Actually, it's Durham."],
  ['My brother is called Andrew.', 'No, Norwich.'],
  ["Ma sœur s'appelle Freya.", "En fait c'est Rennes."],
])('takes no place for a name where no home is known: %s %s', (told, said) => {
  expect(after(told, said)).toEqual(after(told))
})

it.each([
  ['My sister is called Freya.', "Actually, it's Freda.", 'you have a sister called freda'],
  ['My sister is called Freya.', "Actually, it's Anna.", 'you have a sister called anna'],
  ['My dog is called Rex.', "Actually, it's Biscuit.", 'you have a dog called biscuit'],
])('takes a name for one: %s %s', (told, said, fact) => {
  expect(after(told, said)).toEqual([fact])
})

it.each(['I live in Leeds, no kids', 'i live in leeds, no pets', 'I live in Leeds, 34, single'])(
  'a home ends where the person goes on: %s',
  (said) => {
    expect(after(said)).toEqual(['you live in leeds'])
  },
)

it('keeps the region of a home', () => {
  expect(after('I live in Portland, Oregon')).toEqual(['you live in portland, oregon'])
})

it('replaces only the part of a date that was wrong', () => {
  expect(after('My birthday is the 4th of July', 'not July, June')).toEqual(['your birthday is the 4th of june'])
})

it('reads a place after the word before it', () => {
  expect(after('mi madre vive en Sevilla', 'no, a Huelva')).toEqual(['your mother lives in huelva'])
})

it.each([
  'thanks',
  'no thanks',
  "actually, it's hot today",
  'no',
  'sorry',
  "it's fine",
  'wait what',
  'actually i love it',
  'no way',
  'oh no',
])('does not apply to: %s', (text) => {
  const recent = extractFacts('I live in Austin', () => null)
  expect(extractFacts(text, () => null, recent)).toEqual([])
})

it.each([
  ['Ich wohne in Köln.', 'Eigentlich wohne ich in Bonn.', 'you live in bonn'],
  ['Ich wohne in Köln.', 'Genauer gesagt in Bonn.', 'you live in bonn'],
  ['Ich bin 34 Jahre alt.', 'Eigentlich bin ich 35.', 'you are 35 years old'],
  ['Meine Lieblingsfarbe ist Grün.', 'Nein, es ist Blau.', 'your favorite color is blau'],
  ['Meine Lieblingsfarbe ist Grün.', 'Eigentlich Blau.', 'your favorite color is blau'],
  ['Mein Hund heißt Rex.', 'Eigentlich heißt er Max.', 'you have a dog called max'],
  ['Ich habe zwei Kinder.', 'Drei, eigentlich.', 'you have three children'],
  ['Vivo en Sevilla.', 'En realidad es Granada.', 'you live in granada'],
  ['Vivo en Sevilla.', 'En realidad vivo en Granada.', 'you live in granada'],
  ['Vivo en Sevilla.', 'De hecho, Granada.', 'you live in granada'],
  ['Tengo dos hijos.', 'En realidad son tres.', 'you have three children'],
  ['Mi color favorito es el verde.', 'En realidad es el azul.', 'your favorite color is azul'],
  ["J'habite à Lyon.", "En fait, c'est Nantes.", 'you live in nantes'],
  ["J'habite à Lyon.", 'En réalité, à Nantes.', 'you live in nantes'],
  ["J'ai deux sœurs.", 'En fait trois.', 'you have three sisters'],
  ["Mon chien s'appelle Rex.", "En fait, il s'appelle Max.", 'you have a dog called max'],
  ['Eu moro em Recife.', 'Na verdade é Olinda.', 'you live in olinda'],
  ['Eu moro em Recife.', 'Aliás, em Olinda.', 'you live in olinda'],
  ['Tenho dois filhos.', 'Na verdade são três.', 'you have three children'],
  ['I live in Queens.', 'Actually, I live in Brooklyn.', 'you live in brooklyn'],
])('reads a correction with "actually": %s %s', (before, said, fact) => {
  expect(after(before, said)).toEqual([fact])
})

it.each([
  ['Ich wohne in Köln.', 'Eigentlich ist es egal.'],
  ['Ich wohne in Köln.', 'Eigentlich ist es Sommer.'],
  ['Ich wohne in Köln.', 'Eigentlich bin ich müde.'],
  ['Vivo en Sevilla.', 'En realidad es complicado.'],
  ['Vivo en Sevilla.', 'En realidad no.'],
  ['Vivo en Sevilla.', 'En realidad, nada.'],
  ["J'habite à Lyon.", "En fait, c'est difficile."],
  ["J'habite à Lyon.", 'En fait, non.'],
  ['Eu moro em Recife.', 'Na verdade é complicado.'],
  ['Eu moro em Recife.', 'Na verdade não.'],
  ['I live in Austin.', 'Actually fine.'],
])('a remark with "actually" changes nothing: %s %s', (before, said) => {
  expect(after(before, said)).toEqual(after(before))
})

it('writes a number as the fact did', () => {
  const recent = extractFacts('I have two sisters.', () => null)
  expect(extractFacts('Three, actually.', () => null, recent)).toMatchObject([{ value: 'three sisters' }])
})
