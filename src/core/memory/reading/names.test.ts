import { describe, expect, it } from 'vitest'
import { isGerman, isMostlyGerman, isSubjectSaid, saidWords, unsaidName } from './names.ts'

const unsaid = (text: string, ...said: string[]): string | undefined => unsaidName(text, saidWords(said))

describe('names that were said', () => {
  it.each([
    ['Flies to Istanbul on Friday.', 'istanbula uçuyorum'],
    ["Ablası İstanbul'da oturuyor.", 'ablam istanbulda'],
    ["Kuzeni Ayşe İzmir'den taşındı.", "Ayşe kuzenim, İzmir'den"],
    ['Mieszka w Krakowie.', 'przeprowadzam się do Krakowa'],
    ['Odwiedza Tomka.', 'Tomek przyjeżdża'],
    ['Pracuje dla Agnieszki.', 'moja szefowa Agnieszka'],
    ["Met Luca d'Angelo.", 'met luca dangelo today'],
    ['Works with Anneke van der Berg.', 'my colleague anneke van der berg'],
    ["Lives with Sinéad O'Brien.", 'my flatmate sinead obrien'],
    ["Dev's parents live in Leeds.", 'dev grew up in leeds'],
    ['Watches YouTube at night.', 'you tube keeps me awake'],
    ["Had a burger at McDonald's.", 'we went to mcdonalds'],
    ['Bor hos Linnéas mamma.', 'hos Linnea'],
    ['Owes Jean-Pierre money.', 'i owe jean pierre'],
    ['Flew to San Francisco.', 'back from san francsico'],
    ['Has a German Shepherd.', 'our german shephard'],
    ['Waits for Mr. Haddad and Dr. Okafor.', 'haddad, then okafor'],
    ['Comes on Fri, Mar 5, 2027, before Easter.', 'in spring'],
    ['Sees them at 9 AM. Then works.', 'at nine'],
    ["Says 'No way' a lot.", 'i say no way a lot'],
    ['Llega el 3 de Mayo de 2027.', 'el tres de mayo'],
  ])('%s of "%s"', (text, said) => {
    expect(unsaid(text, said)).toBeUndefined()
  })

  it.each([
    ['Lives in Porto.', 'Moved to portland', 'Porto'],
    ['Works in Boston.', 'my boss is tough', 'Boston'],
    ['Dines with Carla.', 'the car broke', 'Carla'],
    ['Dines with Theo.', 'the end', 'Theo'],
    ['Meets Marcus.', 'in march', 'Marcus'],
    ['Va a La Paz.', 'el lunes', 'La'],
    ['Pracuje w Gdańsku.', 'pracuję w Gdyni', 'Gdańsku'],
    ["Ayşe Bursa'dan taşındı.", 'Ayşe taşındı', 'Bursa'],
    ['Meets Julio.', 'in July', 'Julio'],
    ['Studies at MIT.', 'studies in boston', 'MIT'],
    ['Dines with Jan.', 'in January', 'Jan'],
  ])('%s is not of "%s"', (text, said, expected) => {
    expect(unsaid(text, said)).toBe(expected)
  })
})

it.each([
  ['田中さん', '田中先生に会った', true],
  ['真由美', '妻の真由美は名古屋', true],
  ['健一', '妻の真由美は名古屋', false],
  ['ليلى', 'خطبت أختي ليلى', true],
  ['أختها', 'خطبت أختي ليلى', true],
  ['سارة', 'خطبت أختي ليلى', false],
  ['Mama', 'meine mama kommt', true],
  ['Jakob', 'meine mama kommt', false],
])('whether the subject %s was said in "%s": %s', (word, said, expected) => {
  expect(isSubjectSaid(word, saidWords([said]))).toBe(expected)
})

it.each([
  ['Arbeitet im Labor und zahlt Miete.', [], true],
  ['Spielt Geige.', ['ich spiele geige, das ist mein hobby'], true],
  ['Drives for Uber and studies at MIT.', ['mein Chef is nice, I drive for uber on weekends'], false],
  ['Tem um gato.', ['achei um gato na rua, um daqueles das fotos que te mandei ontem'], false],
  ['Mieszka z mamą.', ['ich mama się śmieje, a oni dalej siedzą w kuchni i piją herbatę'], false],
])('whether "%s" is German beside %j: %s', (text, around, expected) => {
  expect(isGerman(text) || isMostlyGerman(around)).toBe(expected)
})
