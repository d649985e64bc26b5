import { expect, it } from 'vitest'
import { estimateTokens } from './tokens.ts'

/** `o200k` is OpenAI's public vocabulary; its counts were taken with gpt-tokenizer 3. */
it.each([
  ['English', 'Tomorrow at eight I have to talk to my boss about my pay, and I am nervous.', 19],
  ['Chinese', '我明天早上八点要和经理谈加薪的事，心里很紧张。', 22],
  ['Japanese', '明日の朝八時に母に電話するのを思い出させてくれますか。', 23],
  ['Korean', '내일 아침 여덟 시에 엄마한테 전화하라고 알려줘.', 19],
  ['Russian', 'Завтра в восемь утра мне нужно поговорить с начальником.', 16],
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
