import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stemsOf } from '../../server/features/recall/stems.ts'
import { termsIn } from '../recall/words.ts'
import { TracedText, termsOfRoot, traceOf } from './traces.ts'

const states = (attribute: string, value: string, text: string, subject = ''): boolean =>
  new TracedText(text, stemsOf(text)).states(traceOf({ subject, attribute, value }, stemsOf(value)))

describe('a message repeats a fact', () => {
  it.each([
    ['allergy', 'sesame', 'As I said, SESAME makes me swell.'],
    ['allergy', 'sesame', 'Since you are allergic to sesame, skip the tahini.'],
    ['allergy', 'milk', 'No milk for me, it makes my throat itch.'],
    ['health', 'pregnant', 'This pregnancy is wearing me out.'],
    ['health', 'pollen allergies', 'It is the season in which the pollen gets at the allergic.'],
    ['health', 'type 2 diabetes', 'My diabetic diet again.'],
    ['employer', 'Crumb Bakery', 'crumb bakery was packed today'],
    ['home', 'Boston, near the lighthouse', 'boston is cold'],
    ['home', 'Salt Lake City', 'We drove back to Salt Lake City.'],
    ['origin', 'Springfield', 'They tore down my school in springfield'],
    ['family', 'a sister called Paula', 'Paula rang.'],
    ['partner', 'Maria Lopez (your wife)', 'maria is cross with me'],
    ['partner', 'jamie (your partner)', 'Jamie left early'],
    ['family', 'kids called Anna and Tom', 'Tom has the flu'],
    ['partner', 'Will (your husband)', 'Last night Will cooked.'],
    ['friend', 'Rose', 'I met Rose at the market.'],
    ['debt', '$30,000', 'How do I ever pay back 30,000?'],
    ['taste', 'green', 'Green is my favorite, as you know.'],
    ['taste', 'green', 'Since you like green, paint the door green.'],
    ['job', 'a nurse', "I'm a night nurse, so I sleep by day."],
    ['goal', 'run a marathon next year', 'The marathon scares me.'],
    ['plan', 'are going to defend your dissertation on Bayesian optics', 'My Bayesian optics dissertation is late.'],
    ['origin', 'Italy', 'Being Italian, I cook.'],
    ['allergy', 'Sesam', 'Ich vertrage keinen Sesam, leider.'],
    ['home', 'Besançon', 'à besancon il fait froid'],
    ['home', 'sao paulo', 'Choveu muito em São Paulo hoje.'],
    ['name', 'Amélie', 'amelie, ça suffit'],
    ['health', 'cáncer', 'el cancer ha vuelto'],
    ['health', 'pregnant', 'El embarazo va bien.'],
    ['health', 'pregnant', 'Die Schwangerschaft ist anstrengend.'],
    ['health', 'diabetes', 'Comme diabétique, je fais attention.'],
    ['home', "L'Estaque", 'Il pleut à l’Estaque.'],
    ['hobby', "l'aviron", 'Un aviron est cassé.'],
    ['partner', "D'Angelo (your husband)", "I miss D'Angelo."],
    ['health', '猫アレルギー', '猫アレルギーがひどい'],
    ['phone number', '0171 2345678', 'Ring me on 01712345678.'],
    ['phone number', '+1 617 555 0143', 'Her office is (617) 555-0143.'],
  ])('%s: %s in %s', (attribute, value, text) => {
    expect(states(attribute, value, text)).toBe(true)
  })
})

describe('a message says something else', () => {
  it.each([
    ['taste', 'green', 'The traffic light was green.'],
    ['taste', 'green', 'I would love a nap. My car is green.'],
    ['job', 'a nurse', 'The nurse was rude to my mother.'],
    ['employer', 'Crumb Bakery', 'There is a new bakery in our street.'],
    ['home', 'Salt Lake City', 'The city is loud. The lake is frozen, put salt on the steps.'],
    ['friend', 'Rose', 'The sun rose at six.'],
    ['partner', 'Will (your husband)', 'I will cook. Will you?'],
    ['age', '34', 'Page 34 has a typo.'],
    ['goal', 'run a marathon next year', 'I run every day of the year.'],
    ['family', 'a sister called Paula', 'My sister is late.'],
    ['allergy', 'sesame', 'Open the door.'],
    ['home', "L'Estaque", 'Je pars à l’aube.'],
    ['employer', "O'Reilly", "Mr O'Brien phoned."],
    ['health', '猫アレルギー', '猫がいます'],
    ['phone number', '0171 2345678', 'Ring me on 0171 2345679.'],
    ['plan', 'have a meeting on Sat, Jun 5, 2027', 'I sat by the window in June.'],
  ])('%s: not %s in %s', (attribute, value, text) => {
    expect(states(attribute, value, text)).toBe(false)
  })
})

describe('a corrected value', () => {
  const statesOld = (value: string, correction: string, text: string): boolean =>
    new TracedText(text, stemsOf(text)).states(
      traceOf({ subject: '', attribute: 'home', value }, stemsOf(value), correction),
    )

  it('is recognised by the words that the new value lacks', () => {
    expect(statesOld('Crumb Bakery', 'Tartine Bakery', 'Crumb was full')).toBe(true)
    expect(statesOld('Crumb Bakery', 'Tartine Bakery', 'the bakery was full')).toBe(false)
    expect(statesOld('Boston', 'Boston, near the harbour', 'Boston is cold')).toBe(false)
    expect(statesOld('0171 2345678', '0171 2345679', 'It was 01712345678.')).toBe(true)
    expect(statesOld('0171 2345678', '+49 171 2345678', 'It is 01712345678.')).toBe(false)
  })
})

it('can be found by one of the terms of its stem', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z]{3,14}$/), (word) => {
      const [mark] = traceOf({ subject: '', attribute: 'allergy', value: word }, stemsOf(word))
      if (!mark) return
      const [root = ''] = mark.roots
      expect(new TracedText(word, stemsOf(word)).touches([mark])).toBe(true)
      expect(termsIn(word, stemsOf(word)).some((term) => termsOfRoot(root).includes(term))).toBe(true)
    }),
  )
})
