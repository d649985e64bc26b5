import { describe, expect, it } from 'vitest'
import { estimateTokens, mostPictureTokens } from './tokens.ts'

/** `o200k` is OpenAI's public vocabulary; its counts were taken with gpt-tokenizer 3. */
it.each([
  ['English', 'Tomorrow at eight I have to talk to my boss about my pay, and I am nervous.', 19],
  ['Chinese', '我明天早上八点要和经理谈加薪的事，心里很紧张。', 22],
  ['Japanese', '明日の朝八時に母に電話するのを思い出させてくれますか。', 23],
  ['Korean', '내일 아침 여덟 시에 엄마한테 전화하라고 알려줘.', 19],
  ['Russian', 'Завтра в восемь утра мне нужно поговорить с начальником.', 16],
  ['Cantonese', '今日好攰呀，返到屋企淨係想瞓覺，唔想同人講嘢。', 28],
  ['Lao', 'ມື້ວານນີ້ຂ້ອຍໄປຕະຫຼາດກັບແມ່ແລະຊື້ໝາກໄມ້ຫຼາຍຢ່າງ', 87],
  ['Amharic', 'ትናንት ከጓደኞቼ ጋር ወደ ገበያ ሄድኩ እና ብዙ ፍራፍሬዎችን ገዛሁ።', 77],
  ['Tibetan', 'ཁ་སང་ང་གྲོགས་པོ་དང་མཉམ་དུ་ཁྲོམ་ལ་ཕྱིན་པ་ཡིན།', 65],
  ['Khmer', 'ម្សិលមិញខ្ញុំបានទៅផ្សារជាមួយម្តាយរបស់ខ្ញុំហើយទិញផ្លែឈើជាច្រើន។', 40],
  ['narrow Katakana', 'ﾊﾝｶｸｶﾀｶﾅﾃﾞｶｷﾏｼﾀ', 29],
  ['emoji', '😀😀🎉🔥😭✨', 7],
])('is close to what a tokenizer counts: %s', (_, text, o200k) => {
  expect(estimateTokens(text) / o200k).toBeGreaterThan(0.75)
  expect(estimateTokens(text) / o200k).toBeLessThan(2)
})

it('counts nothing for nothing, and rounds up', () => {
  expect(estimateTokens('')).toBe(0)
  expect(estimateTokens('a')).toBe(1)
  expect(estimateTokens('abcde')).toBe(2)
})

describe('the tokens of a picture', () => {
  it.each([
    ['gpt-6-luna', 1600, 1600, 6250],
    ['gpt-6-luna', 100, 100, 3000],
    ['claude-haiku-5-5', 1600, 1200, 4750],
    ['openai/gpt-4o-mini', 1024, 512, 14_167],
    ['gpt-4o-mini', 1600, 1600, 93_505],
  ])('have an upper bound for %s at %i × %i', (model, width, height, most) => {
    expect(mostPictureTokens(model, { width, height })).toBe(most)
  })

  it('are never below the providers’ formulas', () => {
    for (const [width, height] of [
      [1600, 1600],
      [1600, 200],
      [64, 64],
      [1568, 1176],
    ] as const) {
      const most = mostPictureTokens('any', { width, height })
      expect(most).toBeGreaterThanOrEqual((width * height) / 750)
      expect(most).toBeGreaterThanOrEqual(85 + 170 * Math.ceil(width / 512) * Math.ceil(height / 512))
    }
  })
})
