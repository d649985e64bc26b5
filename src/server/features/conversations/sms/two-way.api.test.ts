import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Person, signUp } from '../../../../../tests/support/client.ts'
import { FixedClock } from '../../../../../tests/support/fixed-clock.ts'
import {
  answerAll,
  createSmsHelper,
  freshNumber,
  freshSid,
  newSmsHelper,
  ORIGIN,
  openSmsApp,
  textIn,
} from '../../../../../tests/support/sms-app.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { TWILIO, type TwilioStandIn, twilioCall } from '../../../../../tests/support/twilio-stand-in.ts'
import { idleQueue, idsOf, jobOf } from '../../../../../tests/support/workers.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Message } from '../../../../contract/messages.ts'
import { enqueueInboundSms } from '../../sms/receive-sms.ts'
import { answerInboundSms } from './answer-inbound-sms.ts'

const NOON = '2026-11-18T17:00:00.000Z'
const clock = new FixedClock(NOON)
const queue = idleQueue()
let twilio: TwilioStandIn
let app: TestApp
let person: Person
let helper: Helper
let phone: string

beforeAll(async () => {
  ;({ app, twilio } = await openSmsApp(clock))
})
beforeEach(async () => {
  clock.set(NOON)
  ;({ person, phone, helper } = await newSmsHelper(app, twilio))
})
afterAll(async () => {
  await app.close()
  await twilio.close()
})

const conversation = async (of = helper): Promise<Message[]> =>
  (await person.get<Message[]>(`/api/helpers/${of.id}/messages`)).body
const bodiesTo = (to: string): string[] => twilio.texts.filter((text) => text.to === to).map(({ body }) => body)

describe('an inbound SMS', () => {
  it('is stored in the conversation and answered by SMS', async () => {
    expect(await textIn(app, phone, 'I have an interview on Thursday.')).toBe(200)
    await answerAll(app, queue)
    const [said, reply] = await conversation()
    expect(said).toMatchObject({ content: 'I have an interview on Thursday.', isFromUser: true })
    expect(reply).toMatchObject({ isFromUser: false })
    expect(bodiesTo(phone).join(' ')).toContain('Alex (AI): ')
    expect(bodiesTo(phone).join(' ')).toContain(reply?.content.split(/[.!?]/)[0]?.replaceAll('’', "'"))
    expect(
      (await person.get<{ user: { messageCreditsUsed: number } }>('/api/auth/me')).body.user.messageCreditsUsed,
    ).toBe(1)
  })

  it('goes to the helper that last wrote to that number', async () => {
    const second = await createSmsHelper(person, twilio, phone, { personaType: 'friend', name: 'Sam' })
    await textIn(app, phone, 'hello there')
    await answerAll(app, queue)
    expect(await conversation(second)).toHaveLength(2)
    expect(await conversation()).toHaveLength(0)
  })

  it('is answered at night, and without consent to planned messages', async () => {
    const other = await signUp(app)
    const number = freshNumber()
    await createSmsHelper(other, twilio, number, { consent: false })
    clock.set('2026-11-19T05:00:00.000Z')
    await textIn(app, number, 'I cannot sleep')
    await answerAll(app, queue)
    expect(bodiesTo(number).at(-1)).toContain('Alex (AI): ')
  })

  it('about a danger is answered first, with the numbers and addresses of the country, at no cost', async () => {
    await textIn(app, phone, 'i want to kill myself')
    await answerAll(app, queue)
    const texts = bodiesTo(phone).join(' ')
    expect(texts).toContain('988')
    expect(texts).toContain('findahelpline.com')
    const { body } = await person.get<{ user: { messageCreditsUsed: number } }>('/api/auth/me')
    expect(body.user.messageCreditsUsed).toBe(0)
  })

  it.each([
    ['ich möchte sterben', 'KI'],
    ['me quiero matar', 'IA'],
    ['je veux mourir', 'IA'],
    ['quero me matar', 'IA'],
  ])('saying %j is answered with help first, in its language', async (danger, ai) => {
    await textIn(app, phone, danger)
    await answerAll(app, queue)
    const texts = bodiesTo(phone).join(' ')
    expect(texts).toContain('988')
    expect(texts).toMatch(new RegExp(`\\b${ai}\\b`))
  })

  it('is charged once, however often it is reported', async () => {
    const fields = { MessageSid: freshSid() }
    await Promise.all(Array.from({ length: 6 }, () => textIn(app, phone, 'only once', fields)))
    await answerAll(app, queue)
    await textIn(app, phone, 'only once', fields)
    await answerAll(app, queue)
    expect(await conversation()).toHaveLength(2)
  })

  it('is answered once, even if the first attempt broke off after the reply was written', async () => {
    await textIn(app, phone, 'do you hear me?')
    queue.sent.length = 0
    await enqueueInboundSms({ services: app.services, queue })
    const [id = 0] = idsOf(queue, 'answer')
    twilio.fail({ kind: 'error', status: 503, code: 20_503 })
    await expect(answerInboundSms(app.services, jobOf(id))).rejects.toThrow('503')
    await answerInboundSms(app.services, jobOf(id))
    await answerInboundSms(app.services, jobOf(id))
    expect(await conversation()).toHaveLength(2)
    expect(twilio.texts).toHaveLength(1)
  })

  it('is recovered when the process died before its outcome was saved', async () => {
    await textIn(app, phone, 'do you hear me?')
    queue.sent.length = 0
    await enqueueInboundSms({ services: app.services, queue })
    const [id = 0] = idsOf(queue, 'answer')
    const words = await app.services.db.execute(sql`select body from inbound_sms where id = ${id}`)
    await answerInboundSms(app.services, jobOf(id))
    await app.services.db.execute(
      sql`update inbound_sms set status = 'processing', message_id = null,
          body = ${sql.param(words.rows[0]?.body)} where id = ${id}`,
    )
    await answerInboundSms(app.services, jobOf(id))
    expect(await conversation()).toHaveLength(2)
    expect(twilio.texts).toHaveLength(1)
  })

  it('gets one notice a day that the allowance is used up, and is not stored', async () => {
    await app.services.db.execute(sql`update users set message_credits_used = 25 where id = ${person.user.id}`)
    await textIn(app, phone, 'hello?')
    await answerAll(app, queue)
    expect(bodiesTo(phone)).toEqual([expect.stringContaining('25 messages')])
    expect(await conversation()).toEqual([])
  })

  it('of someone in danger is answered although the allowance is used up', async () => {
    await app.services.db.execute(sql`update users set message_credits_used = 25 where id = ${person.user.id}`)
    await textIn(app, phone, 'I want to kill myself')
    await answerAll(app, queue)
    expect(bodiesTo(phone).join(' ')).toContain('988')
  })

  it('leaves its words only in the conversation, never in the log', async () => {
    await textIn(app, phone, 'the word is marzipan')
    await answerAll(app, queue)
    const { rows } = await app.services.db.execute(sql`select body from inbound_sms where body is not null`)
    expect(rows).toEqual([])
    expect(app.logLines.join('\n')).not.toMatch(new RegExp(`marzipan|${phone.slice(1)}`))
  })

  it('with a picture is answered by a kind notice, once an hour', async () => {
    const media = { NumMedia: '2', MediaUrl0: 'https://api.twilio.com/one', MediaContentType0: 'image/jpeg' }
    await textIn(app, phone, '', media)
    await textIn(app, phone, '', media)
    expect(bodiesTo(phone)).toEqual([expect.stringContaining('Pictures and recordings do not reach your helper')])
  })

  it('from an unknown number is neither stored nor answered', async () => {
    expect(await textIn(app, freshNumber(), 'hello')).toBe(200)
    expect(await textIn(app, '12345', 'hello')).toBe(200)
    await answerAll(app, queue)
    expect(twilio.texts).toEqual([])
  })
})

it('is answered by one honest line without a model, at no cost', async () => {
  const bare = await openSmsApp(clock, openTestApp)
  const own = await newSmsHelper(bare.app, bare.twilio)
  await textIn(bare.app, own.phone, 'Are you there?')
  await answerAll(bare.app, queue)
  expect(bare.twilio.texts.map(({ body }) => body).join(' ')).toMatch(
    /^Alex \(AI, prepared text\): I have kept your text\. No language model is connected/,
  )
  const { body } = await own.person.get<{ user: { messageCreditsUsed: number } }>('/api/auth/me')
  expect(body.user.messageCreditsUsed).toBe(0)
  await bare.app.close()
  await bare.twilio.close()
})

describe('a webhook call', () => {
  const fields = () => ({ MessageSid: freshSid(), From: phone, To: TWILIO.from, Body: 'STOP' })

  it.each([
    [
      'without a signature',
      (call: ReturnType<typeof twilioCall>) => ({ ...call, headers: { ...call.headers, 'x-twilio-signature': '' } }),
    ],
    ['signed by another', () => twilioCall(ORIGIN, '/api/sms/inbound', fields(), 'another-token')],
    [
      'signed for another address',
      () => ({ ...twilioCall('https://evil.example', '/api/sms/inbound', fields()), url: '/api/sms/inbound' }),
    ],
    [
      'with another body',
      (call: ReturnType<typeof twilioCall>) => ({ ...call, payload: call.payload.replace('STOP', 'STOPALL') }),
    ],
    ['with one field more', (call: ReturnType<typeof twilioCall>) => ({ ...call, payload: `${call.payload}&More=1` })],
  ])('is refused %s', async (_case, forge) => {
    const answer = await app.http.inject(forge(twilioCall(ORIGIN, '/api/sms/inbound', fields())))
    expect(answer.statusCode).toBe(403)
    expect(twilio.texts).toEqual([])
  })

  it('is refused when too long or incomplete', async () => {
    const long = twilioCall(ORIGIN, '/api/sms/inbound', { ...fields(), Body: 'x'.repeat(60_000) })
    expect((await app.http.inject(long)).statusCode).toBe(413)
    const { From: _from, ...less } = fields()
    expect((await app.http.inject(twilioCall(ORIGIN, '/api/sms/inbound', less))).statusCode).toBe(400)
  })
})

describe('STOP', () => {
  it('is shown on the helper until START', async () => {
    const stopped = async () => (await person.get<Helper>(`/api/helpers/${helper.id}`)).body.textsStopped
    expect(await stopped()).toBe(false)
    await textIn(app, phone, 'STOP')
    expect(await stopped()).toBe(true)
    await textIn(app, phone, 'START')
    expect(await stopped()).toBe(false)
  })

  it.each(['STOP', 'Please stop texting me.', 'leave me alone 😡'])(
    'stops all SMS of all helpers: %s',
    async (words) => {
      const second = await createSmsHelper(person, twilio, phone, { personaType: 'friend', name: 'Sam' })
      twilio.texts.length = 0
      await textIn(app, phone, words)
      expect(bodiesTo(phone)).toEqual([expect.stringMatching(/^Coterie: .*unsubscribed.*START/)])
      await textIn(app, phone, 'and another thing')
      await answerAll(app, queue)
      expect(bodiesTo(phone)).toHaveLength(1)
      expect(await conversation()).toEqual([])
      expect(await conversation(second)).toEqual([])
      expect((await person.post('/api/sms/send-verification', { phoneNumber: phone })).status).toBe(409)
    },
  )

  it('is confirmed once', async () => {
    await textIn(app, phone, 'STOP')
    await textIn(app, phone, 'STOP')
    expect(bodiesTo(phone)).toHaveLength(1)
  })

  it('is not confirmed when the provider did so', async () => {
    await textIn(app, phone, 'STOP', { OptOutType: 'STOP' })
    expect(bodiesTo(phone)).toEqual([])
    expect((await person.post('/api/sms/send-verification', { phoneNumber: phone })).status).toBe(409)
  })

  it('is taken from the provider, however it was worded', async () => {
    await textIn(app, phone, 'basta ya', { OptOutType: 'STOP' })
    expect((await person.post('/api/sms/send-verification', { phoneNumber: phone })).status).toBe(409)
  })

  it('applies to the number for everyone, across restarts and after the account is deleted', async () => {
    await textIn(app, phone, 'STOP')
    const { status } = await person.del('/api/user', { password: 'correct horse battery' })
    expect(status).toBe(204)
    app = await app.restart()
    const other = await signUp(app)
    expect((await other.post('/api/sms/send-verification', { phoneNumber: phone })).status).toBe(409)
    const { rows } = await app.services.db.execute(sql`select * from sms_opt_outs`)
    expect(JSON.stringify(rows)).not.toContain(phone.slice(2))
  })

  it('has no effect when an old one is reported again after START', async () => {
    const old = { MessageSid: freshSid() }
    await textIn(app, phone, 'STOP', old)
    await textIn(app, phone, 'START')
    await textIn(app, phone, 'STOP', old)
    await textIn(app, phone, 'hello again')
    await answerAll(app, queue)
    expect(bodiesTo(phone)).toHaveLength(3)
    expect(await conversation()).toHaveLength(2)
  })
})

describe('START and HELP', () => {
  it.each(['START', 'unstop!'])('resume messages after %s', async (word) => {
    await textIn(app, phone, 'STOP')
    await textIn(app, phone, word)
    await textIn(app, phone, 'hello again')
    await answerAll(app, queue)
    expect(bodiesTo(phone)[1]).toMatch(/will get texts.*again.*STOP/)
    expect(await conversation()).toHaveLength(2)
  })

  it('answer HELP for anyone, also after STOP and at night', async () => {
    clock.set('2026-11-19T05:00:00.000Z')
    const stranger = freshNumber()
    await textIn(app, phone, 'STOP')
    for (const number of [phone, stranger]) {
      await textIn(app, number, 'Help')
      expect(bodiesTo(number).at(-1)).toMatch(/^Coterie: .*STOP/)
    }
  })
})
