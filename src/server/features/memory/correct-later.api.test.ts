import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../tests/support/client.ts'
import { FixedClock } from '../../../../tests/support/fixed-clock.ts'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import type { Helper } from '../../../contract/helpers.ts'
import type { Memories } from '../../../contract/memory.ts'
import { rememberNew } from './remember.ts'

/** A correction applies to statements of the last day in the conversation, whatever was said in between. */

const HOUR_MS = 3_600_000
const clock = new FixedClock('2026-11-20T08:00:00Z')
let app: TestApp
let person: Person
let helper: Helper

beforeAll(async () => {
  app = await openTestApp({ clock, recallPatienceMs: 9000 })
  person = await signUp(app)
  helper = await createHelper(person)
})
afterAll(() => app.close())

async function say(...texts: string[]): Promise<void> {
  for (const text of texts) {
    await person.post('/api/messages', messageTo(helper, text))
    await rememberNew(app.services, app.alone)
    clock.advance(HOUR_MS)
  }
}
const memories = async (state: string): Promise<string[]> =>
  (await person.get<Memories>(`/api/memories?state=${state}`)).body.memories.map(({ content }) => content)

it('applies hours later, and marks the first statement as superseded', async () => {
  await say('I live in Queens', 'what should i cook tonight', "actually, it's Brooklyn")
  expect(await memories('current')).toEqual(['You live in Brooklyn'])
  expect(await memories('superseded')).toEqual(['You live in Queens'])
})

it('applies before the next reply of any helper, even before a worker has read it', async () => {
  const other = await createHelper(person, { personaType: 'friend', name: 'Sam' })
  const ask = async (to: Helper, text: string): Promise<string> =>
    (await person.post<{ reply: { content: string } }>('/api/messages', messageTo(to, text))).body.reply.content
  await ask(helper, 'I live in Osaka')
  expect(await ask(other, 'Where do I live?')).toContain('Osaka')
  await ask(helper, "actually, it's Kyoto")
  expect(await ask(helper, 'Where do I live?')).toContain('Kyoto')
  expect(await ask(other, 'Where do I live?')).toContain('Kyoto')
})

it('no longer applies the next day', async () => {
  await say('I work at Starbucks')
  clock.advance(24 * HOUR_MS)
  await say('not anymore')
  expect(await memories('current')).toContain('You work at Starbucks')
})

it.each([
  ['My sister is called Mina', "sorry, wrong name, she's called Mia", 'Mia'],
  ['vivo en Granada', 'perdón, quise decir Málaga', 'Málaga'],
  ['ich wohne in Bremen', 'quatsch, ich meinte Hamburg', 'Hamburg'],
  ["j'habite à Lille", 'pardon, à Liège', 'Liège'],
  ['moro no Porto', 'desculpa, em Aveiro', 'Aveiro'],
])('in these words: %s / %s', async (told, correction, value) => {
  person = await signUp(app)
  helper = await createHelper(person)
  await say(told, 'lol', correction)
  const current = await memories('current')
  expect(current).toHaveLength(1)
  expect(current[0]).toContain(value)
})
