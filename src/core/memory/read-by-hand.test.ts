import { expect, it } from 'vitest'
import { readByHand } from './read-by-hand.ts'

const of = (attribute: string, value: string, subject = '') => ({ subject, attribute, value, holds: true })
const HOME = of('home', 'Boston')
const DOG = of('pet', 'a dog called Biscuit')
const NUTS = of('allergy', 'nuts')
const DIET = of('diet', 'vegan')

it.each([
  [HOME, 'Denver', 'Denver'],
  [HOME, 'I live in Denver', 'Denver'],
  [HOME, "It's Denver.", 'Denver'],
  [HOME, 'the north of Denver', 'the north of Denver'],
  [HOME, 'Vivo en Cádiz', 'Cádiz'],
  [of('home', 'Rome', 'sister'), 'She lives in Milan.', 'Milan'],
  [DOG, 'His name is Bisquit', 'a dog called Bisquit'],
  [DOG, 'Bisquit', 'a dog called Bisquit'],
  [DOG, 'a cat called Tom', 'a cat called Tom'],
  [NUTS, 'eggs', 'eggs'],
  [NUTS, "I'm allergic to eggs", 'eggs'],
  [of('birthday', 'May 3'), 'my birthday is on May 4', 'May 4'],
  [of('age', '34 years old'), '35', '35 years old'],
  [DIET, 'vegetarian', 'vegetarian'],
  [of('partner', 'Tom (your husband)'), 'Tim (your husband)', 'Tim (your husband)'],
  [of('medication', 'Zoloft 50mg'), 'Zoloft 100mg', 'Zoloft 100mg'],
  [of('job', 'a nurse'), 'I am a nurse practitioner', 'a nurse practitioner'],
  [of('car', 'a Toyota'), 'a Honda', 'a Honda'],
  [of('note', 'Oslo is cold'), 'I like Oslo', 'I like Oslo'],
])('%j corrected with %s', (fact, text, value) => {
  expect(readByHand(fact, text, () => null)).toEqual({ kind: 'values', values: [value] })
})

it.each([
  [NUTS, 'I am not allergic to anything'],
  [NUTS, "I'm not allergic to nuts"],
  [NUTS, 'I have no allergies.'],
  [DIET, 'no'],
  [DIET, "I'm not vegan anymore"],
  [HOME, "I don't live in Boston."],
  [HOME, "That's not true"],
  [DOG, "I don't have a dog"],
  [of('partner', 'Tom (your husband)'), 'We split up'],
])('%j ends with %s', (fact, text) => {
  expect(readByHand(fact, text, () => null)).toEqual({ kind: 'over' })
})

it.each([
  [HOME, 'I love it when it snows'],
  [NUTS, 'No tengo tiempo'],
  [NUTS, 'He ate my sandwich'],
  [DOG, 'We went to the park'],
])('%j is not corrected by %s', (fact, text) => {
  expect(readByHand(fact, text, () => null)).toEqual({ kind: 'unclear' })
})

it('computes the date of a corrected plan again', () => {
  const plan = of('plan', 'are moving to Leeds on Friday (Fri, Nov 27, 2026)')
  const dates = (text: string): string | null => (text.includes('Saturday') ? 'Sat, Nov 28, 2026' : null)
  const right = 'are moving to Leeds on Saturday (Sat, Nov 28, 2026)'
  for (const text of [
    'Saturday',
    'are moving to Leeds on Saturday',
    'are moving to Leeds on Saturday (Fri, Nov 27, 2026)',
  ])
    expect(readByHand(plan, text, dates)).toEqual({ kind: 'values', values: [right] })
  expect(readByHand(plan, 'are moving to Leeds some day (Fri, Nov 27, 2026)', dates)).toEqual({
    kind: 'values',
    values: ['are moving to Leeds some day'],
  })
})

it('reads several values', () => {
  expect(readByHand(NUTS, 'I am allergic to eggs and milk', () => null)).toEqual({
    kind: 'values',
    values: ['eggs', 'milk'],
  })
})
