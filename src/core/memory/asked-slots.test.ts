import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askedSlots } from './asked-slots.ts'

describe('the attribute that a question asks for', () => {
  it.each([
    [
      'runs of words that begin and end with a telling one',
      'How is my marathon goal?',
      ['marathon', 'marathon goal', 'goal'],
    ],
    ['runs over small words', 'Which pair of shoes?', ['pair', 'pair of shoes', 'shoes']],
    ['what it is asked in the words of', 'Where do I live?', ['home', 'live']],
    ['only what has one value', 'What are my hobbies?', ['hobbies']],
    ['a count', 'How many cats do I have?', ['cats', 'number of cats']],
    ['no count of what is not counted', 'Which of my many cats?', ['cats']],
    ['American spelling', 'My favourite colour?', ['favorite', 'favorite color', 'color']],
    ['nothing', 'What do I have now?', []],
    ['nothing', '', []],
  ])('%s: %s', (_, question, names) => {
    expect(askedSlots(question)).toEqual(names.map((name) => `|${name}`))
  })

  it('has word sequences of at most five words', () => {
    expect(askedSlots('What is my best time in the 5k?')).toContain('|best time in the 5k')
    expect(askedSlots('Where is the old garden shed door key?')).toContain('|old garden shed door key')
    expect(askedSlots('Where is the big old garden shed door key?')).not.toContain('|big old garden shed door key')
  })

  it('is what most of its words ask for, at most four attributes', () => {
    expect(askedSlots('What is my work?')).toEqual(['|employer', '|job', '|way of working', '|way to work', '|work'])
    expect(askedSlots('What is my work schedule?')[0]).toBe('|way of working')
    expect(askedSlots('What is my work situation?').slice(0, 4)).toEqual([
      '|work situation',
      '|employer',
      '|job',
      '|way of working',
    ])
  })

  it.each([
    ['Which books am I reading?', '|reading'],
    ['Am I dating?', '|relationship'],
    ['My weighed kilograms?', '|weight'],
    ['Am I weighing less?', '|weight'],
    ['What are my jobs?', '|employer'],
    ["What is my company's motto?", '|employer'],
    ['What is my company’s motto?', '|employer'],
  ])('matches words by their stems: %s', (question, slot) => {
    expect(askedSlots(question)[0]).toBe(slot)
  })
})

describe('the subject that a question asks about', () => {
  it('is the person or someone it names', () => {
    expect(askedSlots('How old is my sister?')).toEqual([
      '|age',
      '|old',
      '|old is my sister',
      '|sister',
      'sister|age',
      'sister|old',
      'sister|old is my sister',
      'sister|sister',
    ])
  })

  it.each([
    ['When is my WIFE’s birthday?', 'wife|birthday'],
    ["When is my best friend's birthday?", 'best friend|birthday'],
    ['When is my best friend’s birthday?', "|best friend's birthday"],
    ['When does the dog sleep?', 'dog|bedtime'],
    ["How old is Zoë's brother?", 'brother|age'],
    ['Where does my boss live?', 'boss|home'],
    ['How many toys has my puppy?', 'puppy|number of toys'],
  ])('%s', (question, slot) => {
    expect(askedSlots(question)).toContain(slot)
  })

  it.each(['Where is my cattle farm?', 'Where do dogs live?', 'Where does a sister live?', 'Did Amy friend me?'])(
    'is only the person: %s',
    (question) => {
      for (const slot of askedSlots(question)) expect(slot).toMatch(/^\|./)
    },
  )
})

it('reads only the last thirty-two words', () => {
  const question = (words: number): string => `Marathon ${'the '.repeat(words - 2)}shoes`
  expect(askedSlots(question(32))).toEqual(['|marathon', '|shoes'])
  expect(askedSlots(question(33))).toEqual(['|shoes'])
})

it('ignores capitals', () => {
  const word = fc.constantFrom('what', 'is', 'my', "sister's", 'job', 'how many', 'cats', 'favourite', 'colour', 'home')
  fc.assert(
    fc.property(fc.array(word), (words) => {
      const question = words.join(' ')
      expect(askedSlots(question.toUpperCase())).toEqual(askedSlots(question))
    }),
  )
})
