import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../../tests/support/client.ts'
import { type ModelApp, openModelApp } from '../../../../../tests/support/model-app.ts'
import { requesterOf } from '../../../../../tests/support/requester.ts'
import { saidIn } from '../../../../../tests/support/said-in.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Exchange, Message } from '../../../../contract/messages.ts'
import { sealMessage } from '../../../platform/crypto/vault.ts'

/** An active conversation is cached decrypted: whatever happens to it elsewhere, the model sees its current state. */

let opened: ModelApp
let person: Person
let helper: Helper

beforeAll(async () => {
  opened = await openModelApp()
  opened.model.behave({ pieces: ['I see.'] })
})
beforeEach(async () => {
  person = await signUp(opened.app)
  helper = await createHelper(person)
})
afterAll(() => opened.close())

const query = (text: string, ...values: unknown[]) => opened.app.services.db.$client.query(text, values)

async function say(text: string): Promise<Exchange> {
  const { status, body } = await person.post<Exchange>('/api/messages', messageTo(helper, text))
  expect(status).toBe(200)
  return body
}

/** Consecutive texts of one side are merged into one message for the model, and the person comes first. */
const joined = (texts: readonly string[]): string =>
  texts.join('\n\n').replace(/^\(The conversation begins\.\)\n\n/, '')

/** Sends a message, and expects the model to see these texts before it. */
async function expectShown(text: string, before: readonly string[]): Promise<void> {
  await say(text)
  const shown = saidIn(opened.model.requests.at(-1)?.body.messages).map(({ content }) => String(content))
  expect(joined(shown.filter(Boolean))).toBe(joined([...before, text]))
}

const stored = async (): Promise<string[]> =>
  (await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)).body.map(({ content }) => content)

/** Saves helper messages like another process. */
async function writeElsewhere(...texts: string[]): Promise<void> {
  const { dataKey } = await requesterOf(opened.app, person)
  for (const text of texts)
    await query(
      `insert into messages (helper_id, user_id, content, is_from_user, sent_at, delivery_status, source)
       values ($1, $2, $3, false, now(), 'delivered', 'model')`,
      helper.id,
      person.user.id,
      sealMessage(dataKey, text),
    )
}

it('is sent to the model without reading earlier messages again', async () => {
  await say('First thing.')
  await query(`update messages set content = '\\x00' where helper_id = $1`, helper.id)
  await expectShown('Second thing.', ['First thing.', 'I see.'])
  await expectShown('Third thing.', ['First thing.', 'I see.', 'Second thing.', 'I see.'])
})

it('includes messages written elsewhere and omits deleted ones', async () => {
  const { userMessage } = await say('First thing.')
  await writeElsewhere('A planned text.')
  await expectShown('Second thing.', ['First thing.', 'I see.', 'A planned text.'])
  await query('delete from messages where id = $1', userMessage.id)
  await expectShown('Third thing.', ['I see.', 'A planned text.', 'Second thing.', 'I see.'])
  await query('delete from messages where helper_id = $1', helper.id)
  await expectShown('Fourth thing.', [])
})

it('is limited to the newest messages, however it grew', async () => {
  await say('First thing.')
  const many = Array.from({ length: 110 }, (_, index) => `Text ${index}.`)
  await writeElsewhere(...many)
  for (const text of ['Second thing.', 'Third thing.']) {
    await say(text)
    const shown = saidIn(opened.model.requests.at(-1)?.body.messages).map(({ content }) => String(content))
    const texts = shown.join('\n\n').match(/Text \d+\./g) ?? []
    expect(texts.length).toBeGreaterThan(40)
    expect(many.slice(-texts.length)).toEqual(texts)
    expect(shown.at(-1)).toBe(text)
  }
  expect(await stored()).toHaveLength(50)
})

it('is complete after simultaneous messages', async () => {
  await say('First thing.')
  await Promise.all(['Second thing.', 'Third thing.', 'Fourth thing.'].map(say))
  const before = await stored()
  expect(before).toHaveLength(8)
  await expectShown('Fifth thing.', before)
})

it('is unaffected when another person writes to it', async () => {
  await say('First thing.')
  const stranger = await signUp(opened.app)
  expect((await stranger.post('/api/messages', messageTo(helper, 'Tell me what was said.'))).status).toBe(404)
  await expectShown('Second thing.', ['First thing.', 'I see.'])
})
