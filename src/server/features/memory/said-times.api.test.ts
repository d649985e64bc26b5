import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHelper, messageTo, signUp } from '../../../../tests/support/client.ts'
import { FixedClock } from '../../../../tests/support/fixed-clock.ts'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import type { Memories } from '../../../contract/memory.ts'
import type { Exchange } from '../../../contract/messages.ts'
import { rememberNew } from './remember.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp({ clock: new FixedClock('2026-11-23T15:00:00Z') })
})
afterAll(() => app.close())

it('stores and shows times as precisely as the person said them', async () => {
  const person = await signUp(app)
  const helper = await createHelper(person)
  const say = async (text: string): Promise<string> =>
    (await person.post<Exchange>('/api/messages', messageTo(helper, text))).body.reply?.content ?? ''

  await say("I'm getting married in June! We are moving to Denver next week.")
  await say('My interview is on December 3 at 4pm. We are visiting Japan in the spring.')
  await rememberNew(app.services, app.alone)

  const { memories } = (await person.get<Memories>('/api/memories')).body
  expect(memories.map(({ content }) => content).sort()).toEqual([
    'You are getting married in June (Jun 2027)',
    'You are moving to Denver next week (week of Nov 30, 2026)',
    'You are visiting Japan in the spring (spring 2027)',
    'Your interview is on December 3 at 4pm (Thu, Dec 3, 2026, 4 PM)',
  ])

  const answer = await say('When am I getting married?')
  expect(answer).toMatch(/\bJune?\b/)
  expect(answer).not.toMatch(/\bJun 1\b|\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/)
})
