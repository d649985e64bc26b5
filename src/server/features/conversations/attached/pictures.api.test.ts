import { randomUUID } from 'node:crypto'
import { unzipSync } from 'fflate'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../../tests/support/client.ts'
import { type ModelApp, openModelApp } from '../../../../../tests/support/model-app.ts'
import { bomb, notPictures, photoWithPlace, png } from '../../../../../tests/support/picture-files.ts'
import { saidIn } from '../../../../../tests/support/said-in.ts'
import type { ErrorBody } from '../../../../contract/common.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Exchange, Message } from '../../../../contract/messages.ts'

let seeing: ModelApp
let blind: ModelApp
let person: Person
let helper: Helper
beforeAll(async () => {
  seeing = await openModelApp({ model: 'gpt-4o', config: { billing: { stripe: null, demo: true } } })
  blind = await openModelApp()
})
afterAll(() => Promise.all([seeing.close(), blind.close()]))
beforeEach(async () => {
  seeing.model.behave({ pieces: ['A red ', 'wall.'] })
  person = await signUp(seeing.app)
  helper = await createHelper(person)
})

type Answer = Exchange & ErrorBody

const send = (content: string, picture: Buffer, more: object = {}, from = person, to = helper) =>
  from.post<Answer>('/api/messages', { ...messageTo(to, content), picture: picture.toString('base64'), ...more })

const query = async (text: string, ...values: unknown[]) =>
  (await seeing.app.services.db.$client.query(text, values)).rows
const stored = async (): Promise<number> =>
  (await query('select count(*)::int as count from message_pictures where user_id = $1', person.user.id))[0].count
const read = (id: number, from = person) =>
  seeing.app.http.inject({ url: `/api/messages/${id}/picture`, headers: { cookie: from.cookie } })
const shown = async (): Promise<Message[]> => (await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)).body
/** The messages that the model was last sent, after its instructions. */
const asked = ({ model }: ModelApp): unknown[] => saidIn(model.requests.at(-1)?.body.messages)
const image = { type: 'image_url', image_url: { url: expect.stringMatching(/^data:image\/jpeg;base64,/) } }

describe('a picture', () => {
  it('is stored encrypted, without metadata, and can be read only by its owner', async () => {
    const { status, body } = await send('Look', await photoWithPlace())
    expect(status).toBe(200)
    expect(body.userMessage).toMatchObject({ content: 'Look', picture: { width: 30, height: 40 } })
    expect(await shown()).toEqual([body.userMessage, body.reply])
    const answer = await read(body.userMessage.id)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'no-store',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    const { format, exif } = await sharp(answer.rawPayload).metadata()
    expect({ format, exif }).toEqual({ format: 'jpeg' })
    const [row] = await query('select picture from message_pictures where message_id = $1', body.userMessage.id)
    expect(row.picture.includes(answer.rawPayload.subarray(0, 20))).toBe(false)
    expect((await read(body.userMessage.id, await signUp(seeing.app))).statusCode).toBe(404)
    expect((await read(body.reply.id)).statusCode).toBe(404)
  })

  it('can be sent without words', async () => {
    const { body } = await send(' ', await png())
    expect(body.userMessage).toMatchObject({ content: '[Picture]', picture: { width: 40, height: 30 } })
    expect((await person.post('/api/messages', messageTo(helper, ' '))).status).toBe(400)
  })

  it.each([...Object.keys(notPictures), 'a bomb'])('is refused, and nothing is stored, if it is %s', async (name) => {
    const { status, body } = await send('Look', await (notPictures[name] ?? bomb)())
    expect({ status, code: body.error.code }).toEqual({ status: 400, code: 'unreadable_picture' })
    expect(body.error.fields).toEqual({ picture: expect.any(String) })
    expect(await shown()).toEqual([])
  })

  it('is refused if it is too large', async () => {
    expect((await send('Look', Buffer.alloc(3_100_000))).status).toBe(400)
    expect((await send('Look', Buffer.alloc(4_000_000))).status).toBe(413)
  })

  it('is accepted once per idempotency key', async () => {
    const idempotencyKey = randomUUID()
    const first = await send('Look', await png(), { idempotencyKey })
    const second = await send('Look', await png(), { idempotencyKey })
    expect(second.status).toBe(409)
    expect(second.body).toMatchObject({ userMessage: { id: first.body.userMessage.id, picture: { width: 40 } } })
    expect(await stored()).toBe(1)
  })

  it('is refused under the key of a message with another picture, or with none', async () => {
    const [one, two] = [randomUUID(), randomUUID()]
    await send('Look', await png(), { idempotencyKey: one })
    await person.post('/api/messages', { ...messageTo(helper, 'Look'), idempotencyKey: two })
    for (const idempotencyKey of [one, two]) {
      const { status, body } = await send('Look', await photoWithPlace(), { idempotencyKey })
      expect({ status, code: body.error.code }).toEqual({ status: 422, code: 'key_reused' })
    }
    expect(await stored()).toBe(1)
  })

  it('is not stored when the allowance is used up', async () => {
    await query('update users set message_credits_used = message_credits_limit where id = $1', person.user.id)
    expect((await send('Look', await png())).status).toBe(402)
    expect(await stored()).toBe(0)
  })

  it('never delays a message about a danger, even if it is unreadable', async () => {
    const { status, body } = await send('I want to kill myself', Buffer.from('no picture'))
    expect({ status, source: body.reply.source }).toEqual({ status: 200, source: 'safety' })
    expect(body.userMessage.picture).toBeUndefined()
  })

  it('is not allowed in Sensitive Mode', async () => {
    const body = { helperId: helper.id, content: 'Look', picture: (await png()).toString('base64') }
    expect((await person.post('/api/messages/sensitive', body)).status).toBe(400)
  })

  it('stays with an edited message, and is deleted with its message', async () => {
    const { body } = await send('Look', await png())
    const edited = await person.post<Exchange>(`/api/messages/${body.userMessage.id}/edit`, {
      content: 'What is this?',
    })
    expect(edited.body.userMessage.picture).toEqual({ width: 40, height: 30 })
    expect(asked(seeing)).toEqual([{ role: 'user', content: [image, { type: 'text', text: 'What is this?' }] }])
    expect(await stored()).toBe(2)
    expect((await person.del(`/api/messages/${edited.body.userMessage.id}`)).status).toBe(204)
    expect(await stored()).toBe(0)
  })

  it('is deleted with its helper', async () => {
    await send('Look', await png())
    expect((await person.del(`/api/helpers/${helper.id}`)).status).toBeLessThan(300)
    expect(await stored()).toBe(0)
  })

  it('is a file of the export', async () => {
    const { body } = await send('Look', await png())
    const answer = await seeing.app.http.inject({ url: '/api/privacy/export', headers: { cookie: person.cookie } })
    const file = unzipSync(new Uint8Array(answer.rawPayload))[`pictures/${body.userMessage.id}.jpg`]
    expect(Buffer.from(file ?? []).equals((await read(body.userMessage.id)).rawPayload)).toBe(true)
  })

  it('is never logged', async () => {
    const picture = await png()
    await send('Look', picture)
    await send('Look', Buffer.from('<svg data-quokka>'))
    const log = seeing.app.logLines.join()
    for (const part of [picture.toString('base64').slice(40, 80), 'quokka', 'image/jpeg'])
      expect(log).not.toContain(part)
  })
})

describe('a model that accepts pictures', () => {
  it('gets the newest ones before the words', async () => {
    for (const text of ['One', 'Two', 'Three', 'Four']) await send(text, await png())
    const { body } = await person.post<Exchange>('/api/messages', messageTo(helper, 'And now?'))
    expect(body.reply.content).toBe('A red wall.')
    const sent = asked(seeing).filter((_, index) => index % 2 === 0)
    expect(sent.map((message) => (message as { content: unknown }).content)).toEqual([
      '[A picture that you cannot see]\nOne',
      ...['Two', 'Three', 'Four'].map((text) => [image, { type: 'text', text }]),
      'And now?',
    ])
  })

  it('gets the picture again when a reply is regenerated', async () => {
    const { body } = await send('Look', await png())
    await person.post(`/api/messages/${body.reply.id}/regenerate`)
    expect(asked(seeing)).toEqual([{ role: 'user', content: [image, { type: 'text', text: 'Look' }] }])
  })

  it('is called again without the picture if it refuses it, and the reply says so', async () => {
    seeing.model.behave(({ body }) =>
      JSON.stringify(body).includes('image_url')
        ? { fault: { kind: 'status', status: 400 } }
        : { pieces: ['Tell me ', 'more.'] },
    )
    const { body } = await send('Look', await png())
    expect(body.reply).toMatchObject({
      source: 'model',
      content: expect.stringMatching(/^I can’t see pictures here.*\n\nTell me more\.$/),
    })
    const [state] = await query('select failures from system_state')
    expect(state.failures).toBe(0)
  })

  it('is not called without the picture when it failed for another reason', async () => {
    seeing.model.behave(({ body }) =>
      JSON.stringify(body).includes('image_url') ? { fault: { kind: 'status', status: 429 } } : { pieces: ['A wall.'] },
    )
    const { body } = await send('Look', await png())
    expect(body.reply.source).toBe('fallback')
  })

  it('gets no picture at the highest privacy level', async () => {
    await person.post('/api/billing/demo-checkout', { tier: 'unlimited' })
    await person.patch('/api/privacy/settings', { encryptionLevel: 'maximum' })
    const { body } = await send('Look', await png())
    expect(body.reply.content).toMatch(/^Your privacy level keeps pictures from me.*\n\nA red wall\.$/)
    expect(JSON.stringify(asked(seeing))).not.toContain('image_url')
  })

  it('reserves the cost of a picture', async () => {
    await person.post('/api/messages', messageTo(helper, 'Look'))
    await send('Look', await png())
    const [words, pictured] = await query(
      "select worst_micros::int as worst from usage_calls where user_id = $1 and purpose = 'chat' order by id",
      person.user.id,
    )
    expect(pictured.worst - words.worst).toBeGreaterThanOrEqual(3000 * 2.5)
  })
})

describe('a helper that can’t see pictures', () => {
  it('says so first, and replies to the words', async () => {
    blind.model.behave({ pieces: ['Good ', 'morning.'] })
    const other = await signUp(blind.app)
    const { body } = await send('Good morning', await png(), {}, other, await createHelper(other))
    expect(body.reply.content).toBe('I can’t see pictures here, so I’m going by your words.\n\nGood morning.')
    expect(asked(blind)).toEqual([{ role: 'user', content: '[A picture that you cannot see]\nGood morning' }])
  })

  it('claims nothing about it when the model fails', async () => {
    blind.model.behave({ fault: { kind: 'status', status: 401 } })
    const other = await signUp(blind.app)
    const own = await createHelper(other)
    const { reply } = (await send('I slept badly', await png(), {}, other, own)).body
    expect(reply).toMatchObject({
      source: 'fallback',
      content: expect.stringMatching(/^I can’t reach my language model just now/),
    })
  })
})
