import { expect, it } from 'vitest'
import { statedAfter } from '../../../tests/support/stated-after.ts'

it.each([
  ['My husband is Tom.', 'Tom and I split up.', 'you are single'],
  ['My husband is Tom.', 'We got divorced.', 'you are divorced'],
  ['My husband is Tom.', "I'm single now", 'you are single'],
  ['My husband is Tom.', 'My husband Tom died yesterday.', 'your husband died'],
  ['Mi marido se llama Tom.', 'Estoy divorciada.', 'you are divorced'],
])('%s %s ends the partnership', (before, after, status) => {
  expect(statedAfter([before, after])).toEqual(['your partner was tom (your husband)', status])
})

it.each([
  [
    "I'm single.",
    'My boyfriend is Sam.',
    ['no longer: you are no longer single', 'your partner is sam (your boyfriend)'],
  ],
  ['My boyfriend is Sam.', "I'm divorced.", ['your partner is sam (your boyfriend)', 'you are divorced']],
  ['My husband is Tom.', 'My sister is single.', ['your partner is tom (your husband)', 'your sister is single']],
  ["I'm married.", 'My wife died.', ['no longer: you are no longer married', 'your wife died']],
])('%s %s', (before, after, facts) => {
  expect(statedAfter([before, after])).toEqual(facts)
})

const LEFT = 'no longer: you no longer work at mass general'

it.each(['I quit my job yesterday.', 'I got fired today', 'I lost my job at Mass General last week.'])(
  'someone who said %s keeps an occupation',
  (said) => {
    expect(statedAfter(['I work as a nurse at Mass General.', said])).toEqual(['you are a nurse', LEFT])
  },
)

it.each([
  ["I'm retired now", 'you are retired'],
  ["I'm unemployed.", 'you are between jobs'],
])('%s ends the employer too', (said, status) => {
  expect(statedAfter(['I work as a nurse at Mass General.', said])).toEqual([LEFT, status])
})
