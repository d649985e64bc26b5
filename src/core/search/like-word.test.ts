import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gramsIn, gramsOf, looseForm, looseWords } from './grams.ts'
import { gramsLike, likeWord } from './like-word.ts'

describe('likeWord', () => {
  it.each([
    ['명동성당에서', '명동성당'],
    ['집에', '집'],
    ['子猫', '猫'],
    ['食べました', '食べる'],
    ['kitabımı', 'kitap'],
    ['ağacı', 'ağaç'],
    ['kaupan', 'kauppa'],
    ['almát', 'alma'],
    ['vodou', 'voda'],
    ['knihu', 'kniha'],
    ['ninasoma', 'soma'],
    ['vitabu', 'kitabu'],
    ['والكتاب', 'كتاب'],
    ['بالمدرسة', 'المدرسة'],
    ['והבית', 'בית'],
    ['łodzi', 'łódź'],
    ['kitap', 'kitaplar'],
    ['走ります', '走る'],
    ['evdeyim', 'ev'],
    ['مدرستي', 'المدرسة'],
    ['السيارات', 'سيارة'],
    ['כלב', 'כלבים'],
    ['vodami', 'voda'],
    ['đak', 'djak'],
  ])('%s is a form of %s', (word, asked) => {
    expect(likeWord(asked)(looseForm(word))).toBe(true)
  })

  it.each([
    ['강남', '남'],
    ['公园', '花园'],
    ['paris', 'park'],
    ['volcano', 'canoe'],
    ['mama', '妈妈'],
    ['食事', '食べる'],
    ['carp', 'carpenter'],
    ['level', 'ev'],
    ['kaupunki', 'kala'],
  ])('%s is none of %s', (word, asked) => {
    expect(likeWord(asked)(looseForm(word))).toBe(false)
  })
})

/** Words as somebody may have changed them: what is put before, cut off and put behind. */
const letters = fc.constantFrom('aeioukmpt', 'ابتكلمو', 'אבהוילמת', '가나다라마', '猫犬大学べる', 'กขคงาิ')
const changed = letters.chain((alphabet) => {
  const some = (minLength: number, maxLength: number) =>
    fc.string({ unit: fc.constantFrom(...alphabet), minLength, maxLength })
  return fc.record({ asked: some(1, 8), before: some(0, 3), behind: some(0, 3), cut: fc.nat(3), cutBefore: fc.nat(2) })
})

it('every word that is alike has the terms under which it is looked up', () => {
  fc.assert(
    fc.property(changed, ({ asked, before, behind, cut, cutBefore }) => {
      const [word = ''] = looseWords(before + asked.slice(cutBefore, Math.max(1, asked.length - cut)) + behind)
      fc.pre(word !== '' && likeWord(asked)(word) && gramsLike(asked).length > 0)
      const there = new Set(gramsIn(word))
      expect(gramsLike(asked).some((grams) => grams.every((gram) => there.has(gram)))).toBe(true)
    }),
  )
})

it('a text in a language of known stems has parts only of words in other scripts', () => {
  expect(gramsIn('My brother bought the canoe and a paddle.')).toEqual([])
  expect(gramsIn('My brother was in 明洞 and that was it.')).toEqual(gramsOf('明洞'))
})
