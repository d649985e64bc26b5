import { afterAll, beforeAll, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../../tests/support/client.ts'
import { type ModelApp, openModelApp } from '../../../../../tests/support/model-app.ts'
import { saidIn } from '../../../../../tests/support/said-in.ts'
import type { Helper } from '../../../../contract/helpers.ts'

/** Settings that change while a reply is being written take no part of the conversation away. */

let opened: ModelApp
beforeAll(async () => {
  opened = await openModelApp()
})
afterAll(() => opened.close())

async function onMaximum(): Promise<{ person: Person; helper: Helper }> {
  const person = await signUp(opened.app)
  const helper = await createHelper(person)
  await person.post('/api/billing/demo-checkout', { tier: 'unlimited' })
  return { person, helper }
}

const raise = (person: Person) => person.patch('/api/privacy/settings', { encryptionLevel: 'maximum' })
const isMarked = async (person: Person): Promise<boolean> =>
  !(await person.get<{ isMarking: boolean }>('/api/privacy/settings')).body.isMarking

/** What the model was last sent of a conversation with this word in it. */
const lastWith = (word: string): unknown[] =>
  saidIn(opened.model.requests.findLast(({ body }) => JSON.stringify(body.messages).includes(word))?.body.messages).map(
    ({ content }) => content,
  )

it('keeps a reply that was written while a higher level was being applied', async () => {
  const { person, helper } = await onMaximum()
  opened.model.behave({ pieces: ['I see.'], firstTokenMs: 1500 })
  const first = person.post('/api/messages', messageTo(helper, 'The first Zebra.'))
  await expect.poll(() => lastWith('Zebra')).toHaveLength(1)
  await raise(person)
  await expect.poll(() => isMarked(person)).toBe(true)
  expect((await first).status).toBe(200)
  await person.post('/api/messages', messageTo(helper, 'The second Zebra.'))
  expect(lastWith('second Zebra')).toEqual(['The first Zebra.', 'I see.', 'The second Zebra.'])
})

it('shows six people who write at once their first reply', async () => {
  opened.model.behave({ pieces: ['I see.'] })
  const people = await Promise.all(Array.from({ length: 6 }, onMaximum))
  await Promise.all(
    people.map(async ({ person, helper }, index) => {
      await raise(person)
      for (const nth of ['first', 'second'])
        expect((await person.post('/api/messages', messageTo(helper, `The ${nth} Yak${index}.`))).status).toBe(200)
    }),
  )
  for (const index of people.keys())
    expect(lastWith(`second Yak${index}`)).toEqual([`The first Yak${index}.`, 'I see.', `The second Yak${index}.`])
})
