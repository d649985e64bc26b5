import { expect, it } from 'vitest'
import { statedAfter } from '../../../tests/support/stated-after.ts'

const LEFT = 'no longer: you no longer have'

it.each([
  ['mi perro se llama Toby', 'Toby murió el mes pasado', [`${LEFT} a dog called toby`]],
  ['ich hab ne Katze namens Mimi', 'Mimi ist leider gestorben', [`${LEFT} a cat called mimi`]],
  ['mein Hund heißt Bello', 'wir mussten Bello einschläfern lassen', [`${LEFT} a dog called bello`]],
  ["mon chat s'appelle Gribouille", 'Gribouille est mort hier', [`${LEFT} a cat called gribouille`]],
  ['o meu cão chama-se Bolinha', 'o Bolinha morreu', [`${LEFT} a dog called bolinha`]],
  ['we adopted a dog called Biscuit', 'biscuit passed away last night', [`${LEFT} a dog called biscuit`]],
  ['hallo', 'mon chien Rex est mort', []],
  ['my sister is called Anna', 'Anna died', ['you have a sister called anna']],
])('%s. %s: ends a pet, and no person', (before, after, facts) => {
  expect(statedAfter([before, after])).toEqual(facts)
})

it.each([
  ['meine Freundin heißt Lara', 'wir haben uns getrennt', 'lara (your girlfriend)'],
  ['meine Frau heißt Eva', 'wir haben uns getrennt', 'eva (your wife)'],
  ['mi novia se llama Paula', 'nos separamos en marzo', 'paula (your girlfriend)'],
  ['a minha mulher chama-se Rita', 'separámo-nos em Março', 'rita (your wife)'],
])('%s. %s: the partner is no longer one', (before, after, partner) => {
  const facts = statedAfter([before, after])
  expect(facts.toSorted()).toEqual(['you are separated', `your partner was ${partner}`])
})

it.each([
  ['tomo metformina', 'dejé la metformina', 'metformina'],
  ['hab ADHS und nehm Ritalin', 'Ritalin hab ich abgesetzt', 'ritalin'],
  ['je prends de la sertraline', "j'ai arrêté la sertraline", 'sertraline'],
  ['je prends de la sertraline', 'je ne prends plus de sertraline', 'sertraline'],
  ['tomo sertralina', 'parei com a sertralina', 'sertralina'],
  ['tomo sertralina', 'não tomo mais sertralina', 'sertralina'],
  ['I take sertraline 50mg', 'came off sertraline in the end', 'sertraline 50mg'],
])('%s. %s: a medicine is no longer taken', (before, after, medicine) => {
  const facts = statedAfter([before, after]).filter((fact) => fact.includes('take'))
  expect(facts).toEqual([`no longer: you no longer take ${medicine}`])
})

it.each([
  ['estou grávida', 'não estou mais grávida', ['no longer: you are no longer pregnant']],
  ['sou vegana', 'não sou mais vegana', ['no longer: you are no longer vegan']],
  ['je bois de l’alcool', 'je ne bois plus de café', ['you drink alcohol']],
  ['ich trinke alkohol', 'ich trinke nicht mehr so viel Kaffee', ['you drink alcohol']],
])('%s. %s: %j', (before, after, facts) => {
  expect(statedAfter([before, after])).toEqual(facts)
})
