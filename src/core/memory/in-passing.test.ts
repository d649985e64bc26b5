import { describe, expect, it } from 'vitest'
import { extractFacts } from './extract-facts.ts'
import { sentenceOf } from './sentence.ts'

const told = (message: string): string[] => extractFacts(message, () => null).map((claim) => sentenceOf(claim))

describe('facts in passing', () => {
  it.each([
    ['plumber here mate, 22 years of it', 'You are a plumber'],
    ['as a midwife i have seen it all', 'You are a midwife'],
    ['40 today 🎂', 'You are 40 years old'],
    ['larguei o xadrez há um ano', 'You are no longer into xadrez'],
    ['26f nursing student in manila, hbu?', 'You are a nursing student in manila'],
    ['i sell insurance, since you ask', 'You sell insurance'],
    ['my asthma is playing up', 'You have asthma'],
    ['ramipril every morning for life', 'You take ramipril'],
    ['a single peanut could put me in hospital', 'You are allergic to peanut'],
    ['chess club on wednesdays keeps me sane', 'You are into chess'],
    ['sundays i play bass in a band', 'You are into the bass'],
    ['im in warsaw this week but home is ghent', 'You live in ghent'],
    ['born and bred in Glasgow', 'You come from Glasgow'],
    ['Peruvian mum, german dad', 'Your dad is german'],
    ['you sound like my sister Ines, shes a lawyer in porto', 'Your sister is a lawyer in porto'],
    ['allergic to cats but i have one called Moth', 'You have a cat called Moth'],
    ['my dog biscuit threw up', 'You have a dog called Biscuit'],
    ['me and kayleigh broke up', 'Your partner was Kayleigh'],
  ])('%s', (message, fact) => {
    expect(told(message)).toContain(fact)
  })

  it('does not conclude from years with a partner that they are married', () => {
    expect(told('I have been with Anna for ten years')).toEqual(['Your partner is Anna'])
  })

  it('does not take what a German message merely names for the person’s own', () => {
    expect(told('hi, wohne in Köln, habe einen hund')).toEqual(['You live in Köln', 'You have one dog'])
    expect(told('wohne in Köln, ein hund')).toEqual(['You live in Köln'])
  })

  it.each([
    'i work with Priya',
    'my vet prescribed gabapentin for the cat',
    'i take my sisters adhd pills',
    'training as a nurse, long day',
    'i think i have an eating disorder',
    'my best friend is crying and shes not picking up',
    'a doctor here said no',
    'chess tonight?',
    'he plays chess every sunday',
    'my boss, a hindu, is away',
    'i am marrying a muslim',
  ])('nothing of the person in: %s', (message) => {
    expect(told(message)).toEqual([])
  })
})
