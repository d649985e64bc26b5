import { expect, it } from 'vitest'
import { goalPhrase, sentenceOf } from './sentence.ts'

it.each([
  ['', 'home', 'Boston', true, 'You live in Boston', 'The person lives in Boston'],
  ['sister', 'home', 'Boston', true, 'Your sister lives in Boston', "The person's sister lives in Boston"],
  ['parents', 'home', 'Boston', true, 'Your parents live in Boston', "The person's parents live in Boston"],
  ['', 'employer', 'the mill', false, 'You no longer work at the mill', 'The person no longer works at the mill'],
  ['', 'diet', 'vegetarian', true, 'You are vegetarian', 'The person is vegetarian'],
  ['sister', 'diet', 'vegan', false, 'Your sister is no longer vegan', "The person's sister is no longer vegan"],
  ['', 'diet', 'carnivore', true, 'You are a carnivore', 'The person is a carnivore'],
  ['', 'diet', 'on a low-salt diet', true, 'You are on a low-salt diet', 'The person is on a low-salt diet'],
  ['', 'diet', 'halal', true, 'You eat halal', 'The person eats halal'],
  ['', 'avoided food', 'gluten', true, 'You do not eat gluten', 'The person does not eat gluten'],
  ['sister', 'avoided food', 'gluten', false, 'Your sister eats gluten again', "The person's sister eats gluten again"],
  ['', 'number of dogs', 'two', true, 'You have two dogs', 'The person has two dogs'],
  ['', 'number of dogs', 'one', true, 'You have one dog', 'The person has one dog'],
  ['', 'number of books read', '40', true, 'You have read 40 books', 'The person has read 40 books'],
  ['grandpa', 'event', 'died', true, 'Your grandpa died', "The person's grandpa died"],
  ['', 'birthday', 'May 3', true, 'Your birthday is May 3', "The person's birthday is May 3"],
  ['parents', 'birthday', 'May 3', true, "Your parents' birthday is May 3", "The person's parents' birthday is May 3"],
  [
    '',
    'pet',
    'a dog with my sister',
    true,
    'You have a dog with your sister',
    'The person has a dog with their sister',
  ],
  [
    '',
    'plan',
    'are getting married (Jun 2027)',
    true,
    'You are getting married (Jun 2027)',
    'The person is getting married (Jun 2027)',
  ],
  [
    'sister',
    'plan',
    'have an exam (Tue, Mar 3, 2026)',
    true,
    'Your sister has an exam (Tue, Mar 3, 2026)',
    "The person's sister has an exam (Tue, Mar 3, 2026)",
  ],
  [
    'parents',
    'plan',
    'are moving (Jun 2027)',
    true,
    'Your parents are moving (Jun 2027)',
    "The person's parents are moving (Jun 2027)",
  ],
  [
    '',
    'habit',
    'usually watch films on Mondays',
    true,
    'You usually watch films on Mondays',
    'The person usually watches films on Mondays',
  ],
  ['', 'note', 'Boston was my idea', true, 'You said: Boston was your idea', 'The person said: Boston was their idea'],
])('is worded for its reader: %s %s %s', (subject, attribute, value, holds, toPerson, toModel) => {
  expect(sentenceOf({ subject, attribute, value, holds })).toBe(toPerson)
  expect(sentenceOf({ subject, attribute, value, holds }, 'model')).toBe(toModel)
})

it.each([
  ['health', 'diabetic', 'You are diabetic'],
  ['health', 'pregnant', 'You are pregnant'],
  ['health', 'pregnant with twins', 'You are pregnant with twins'],
  ['health', 'type 2 diabetes', 'You have type 2 diabetes'],
  ['health', 'a bipolar disorder', 'You have a bipolar disorder'],
  ['goal', 'Learn Spanish', 'You want to learn Spanish'],
  ['goal', 'to learn Spanish', 'You want to learn Spanish'],
  ['goal', 'I want to run a marathon', 'You want to run a marathon'],
  ['goal', 'weight loss', 'Your goal is weight loss'],
  ['long-term goal', 'a better job', 'Your goal is a better job'],
  ['relationship', 'Married', 'You are married'],
  ['relationship', 'I am married to my job', 'You said: you are married to your job'],
  ['challenge', 'Anxiety', 'You struggle with anxiety'],
  ['job', 'Nurse', 'You are a nurse'],
  ['job', 'a nurse', 'You are a nurse'],
  ['job', 'retired', 'You are retired'],
  ['allergy', 'peanut allergy', 'You are allergic to peanut'],
  ['taste', 'Björk', 'You like Björk'],
  ['event', 'My father died in May', 'You said: your father died in May'],
  ['event', 'wedding in June 2019', 'You said: wedding in June 2019'],
  ['event', 'had a stroke', 'You had a stroke'],
  ['event', 'Left Leeds in 2020', 'You left Leeds in 2020'],
  ['topic to avoid', 'My ex', 'You do not want to talk about your ex'],
  ['goal', 'A new job', 'Your goal is a new job'],
])('reads well for any wording of the value: %s %s', (attribute, value, sentence) => {
  expect(sentenceOf({ subject: '', attribute, value, holds: true })).toBe(sentence)
})

it.each([
  ['health', 'pregnant', 'You are no longer pregnant'],
  ['goal', 'weight loss', 'Your goal is no longer weight loss'],
  ['goal', 'Learn Spanish', 'You no longer want to learn Spanish'],
  ['habit', 'smoke', 'You do not smoke'],
])('is negated in correct English: %s %s', (attribute, value, sentence) => {
  expect(sentenceOf({ subject: '', attribute, value, holds: false })).toBe(sentence)
})

it('words a goal to follow “your goal”', () => {
  expect(goalPhrase('Learn my lines')).toBe('to learn your lines')
  expect(goalPhrase('weight loss')).toBe('of weight loss')
})
