import { describe, expect, it } from 'vitest'
import { REPLACEMENTS, replaces, restates } from './replacements.ts'
import { statementOf, subjectWords } from './statements.ts'

function rulesFor(question: string, earlier: string, later: string): string[] {
  const asked = subjectWords(question)
  const [before, after] = [statementOf(earlier, asked), statementOf(later, asked)]
  return REPLACEMENTS.filter(({ isBy }) => isBy(before, after, asked)).map(({ name }) => name)
}

describe('a later statement replaces an earlier one', () => {
  it.each([
    [
      'corrected',
      'Where does my brother live?',
      'staying with my brother in Queens',
      'oh I said Queens, actually it’s Brooklyn',
    ],
    [
      'corrected',
      'Which day do I volunteer?',
      'I volunteer on Wednesdays',
      'Sorry, did I say Wednesdays? It’s Mondays',
    ],
    ['corrected', 'Wann ist die Prüfung?', 'die Prüfung ist am 4. Mai', 'hab mich vertan, die Prüfung ist am 6.'],
    ['corrected', 'Quando é a formatura?', 'a formatura é dia 13', 'desculpa, confundi, a formatura é dia 20'],
    [
      'measured again',
      '¿Cuándo es el examen?',
      'el examen del B1 es el 9 de junio',
      'se ha retrasado, el B1 será el 23 de junio',
    ],
    ['ended', 'Dans quelle ville vit mon fils ?', 'Bertrand vit à Lyon', 'Bertrand a été muté à Nantes'],
    ['announced', 'Who is my GP?', 'my GP is Dr. Feld', 'new GP since May, Dr. Anand'],
    ['announced', '¿Qué idioma aprendo?', 'aprendo alemán', 'ahora aprendo italiano'],
    ['restated', 'What is my goal?', 'my marathon goal is 4:00', 'my marathon goal is 3:45'],
    ['restated', 'who do i run with', 'i run with kayla on thursdays', 'kaylas pregnant so i run with devon'],
    ['ended', '¿Qué moto tengo?', 'tengo una vespa', 'me robaron la vespa, voy en patinete'],
    ['ended', 'Was für ein Fahrrad habe ich?', 'hab ein fixie', 'fixie geklaut, fahre das alte hollandrad'],
    ['ended', 'What car do I drive?', 'I drive a Golf', 'sold the Golf, got a little Fiat'],
    ['ended', 'Who am I dating?', 'I’m seeing a guy called Marco', 'Marco and I are done'],
    ['ended', 'Where are we going?', 'our holiday is in Croatia', 'Croatia fell through, so it’s Wales'],
    ['ended', 'Welches Auto fahre ich?', 'ich fahre einen Polo', 'hab den Polo verkauft'],
    ['ended', 'Où est-ce que je travaille ?', 'je travaille dans une crèche', 'j’ai quitté la crèche'],
    ['ended', 'Que carro tenho?', 'tenho um Fiat Punto', 'vendi o Punto'],
    [
      'measured again',
      'What is my time for 100 m free?',
      'my best time for 100 m free is 1:09',
      'swam 100 m free in 1:06',
    ],
    ['measured again', 'When does my tutor come?', 'my tutor comes on wednesday', 'my tutor can only do tuesday'],
    ['measured again', '¿Cuántos gatos tengo?', 'tengo dos gatos', 'ya tengo 3 gatos'],
  ])('%s: %s', (rule, question, earlier, later) => {
    expect(rulesFor(question, earlier, later)).toContain(rule)
  })
})

it.each([
  [
    'of something else',
    'Which desk do I manage?',
    'I manage the night desk at a hotel',
    'my kitchen is a mess right now',
  ],
  ['that ends something else', 'What car do I drive?', 'I drive a Golf', 'sold my piano yesterday'],
  [
    'far from an ending',
    'What car do I drive?',
    'I drive a Golf',
    'left at six, and then the whole family went in the Golf',
  ],
  ['with a number of something else', 'How many cats do I have?', 'I have two cats', 'I ate three apples today'],
  ['that ends something else in the same month', 'Where do we go?', 'we go to Crete in June', 'dropped piano in June'],
  ['that ends something else of that number', 'How long is my run?', 'I run five km', 'gave up after five pages of it'],
  ['that corrects something else', 'Where do I live?', 'I live in Queens', 'sorry, I meant the blue jacket'],
  ['as a question', 'What car do I drive?', 'I drive a Golf', 'sold the Golf?'],
  ['about somebody else', 'Where do I live?', 'I live in Ghent', 'my cousin finally moved, she lives in Bruges'],
  ['about somebody else’s things', 'How much rent do I pay?', 'my rent is 870', 'my friend’s rent is 1200 now'],
])('is not replaced by a statement %s', (_, question, earlier, later) => {
  const asked = subjectWords(question)
  expect(replaces(statementOf(earlier, asked), statementOf(later, asked), asked, false)).toBe(false)
})

it('needs a specific rule when the question hardly found it', () => {
  const asked = subjectWords('Who is my GP?')
  const [earlier, later] = ['my GP is Dr. Feld', 'new GP since May, Dr. Anand'].map((text) => statementOf(text, asked))
  const ended = statementOf('Dr. Feld retired', asked)
  if (!earlier || !later) throw new Error('two statements')
  expect([replaces(earlier, later, asked, false), replaces(earlier, later, asked, true)]).toEqual([true, false])
  expect(replaces(earlier, ended, asked, true)).toBe(true)
})

describe('a later statement restates an earlier one', () => {
  it.each([
    ['if it is alike and announces a change', 'I live in Denver', 'we moved, Austin is home', 0, true],
    ['not if it is not alike', 'I live in Denver', 'we moved, Austin is home', -0.1, false],
    ['not if the earlier one announced it as well', 'I moved to Denver', 'we changed trains twice', 0.2, false],
    ['if it is alike and shares a word', 'I live in Denver', 'Denver is behind me', 0, true],
    ['not if it only shares what is asked', 'I live in Denver', 'the live music is great', 0.2, false],
    ['not if it only shares a day', 'I live in Denver on Mondays', 'Monday was rainy', 0.2, false],
    ['if it is nearly the same', 'I live in Denver', 'Austin is home', 0.3, true],
    ['not about somebody else', 'I live in Denver', 'my cousin moved to Austin', 0.5, false],
    ['even about somebody else who is named before', 'I live with my cousin', 'my cousin moved to Austin', 0, true],
    ['even about somebody else, if the person is in it', 'I live in Denver', 'my cousin took me in now', 0, true],
    ['not as a question', 'I live in Denver', 'moved to Austin yet?', 0.5, false],
  ])('%s: %s, %s', (_, earlier, later, similarity, expected) => {
    const asked = subjectWords('Where do I live?')
    expect(restates(statementOf(earlier, asked), statementOf(later, asked), asked, similarity)).toBe(expected)
  })
})
