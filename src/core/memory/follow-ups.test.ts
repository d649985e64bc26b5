import { describe, expect, it } from 'vitest'
import { followUps, wordsToFollow } from './follow-ups.ts'

const message = (text: string, day: number, isFromUser = true) => ({
  messageId: day,
  text,
  isFromUser,
  sentAt: new Date(day * 86_400_000),
})

describe('the words to follow', () => {
  it.each([
    ['what class am I taking', 'my night class is spanish', ['spanish']],
    ['what class am I taking', 'my class is on monday', []],
    ['do I learn spanish', 'my night class is spanish', []],
    ['what class did I take before', 'my night class is spanish', []],
    ['what class am I taking', 'is it spanish?', []],
  ])('of %j and %j', (question, text, words) => {
    expect(wordsToFollow(question, message(text, 1))).toEqual(words)
  })

  it('are none of what a helper said', () => {
    expect(wordsToFollow('what class am I taking', message('You study spanish.', 1, false))).toEqual([])
  })
})

describe('a message follows up', () => {
  const earlier = message('my night class is spanish', 2)
  const followed = (later: ReturnType<typeof message>) => followUps('what class am I taking', earlier, [later]).length

  it.each([
    ['when it ends what was said', message('dropped spanish, its asl on tuesdays', 3), 1],
    ['not when it only mentions it', message('spanish food is great', 3), 0],
    ['not when it is earlier', message('dropped spanish, its asl on tuesdays', 1), 0],
    ['not when a helper says so', message('You dropped spanish.', 3, false), 0],
  ])('%s', (_, later, count) => expect(followed(later)).toBe(count))
})
