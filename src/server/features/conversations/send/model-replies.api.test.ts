import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createHelper, messageTo, type Person, signUp } from '../../../../../tests/support/client.ts'
import { type ModelApp, openModelApp } from '../../../../../tests/support/model-app.ts'
import type { Behaviour } from '../../../../../tests/support/openai-stand-in.ts'
import { dataOf, textOf } from '../../../../../tests/support/sse.ts'
import type { User } from '../../../../contract/accounts.ts'
import type { ErrorBody } from '../../../../contract/common.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Exchange, Message } from '../../../../contract/messages.ts'
import { readState } from '../../models/ledger/store.ts'

/** What servers really send, as a person gets it: shown, stored and paid for. */

let opened: ModelApp
let person: Person
let helper: Helper
beforeAll(async () => {
  opened = await openModelApp({ opening: 'unknown' })
  person = await signUp(opened.app)
  helper = await createHelper(person)
})
afterEach(() => {
  opened.model.behave({})
})
afterAll(() => opened.close())

const inSevens = (text: string): string[] => text.match(/[\s\S]{1,7}/gu) ?? []
const used = async (): Promise<number> =>
  (await person.get<{ user: User }>('/api/auth/me')).body.user.messageCreditsUsed
const stored = async (): Promise<Message | undefined> =>
  (await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)).body.at(-1)

async function say<Body = Exchange>(behaviour: Behaviour, content = 'Shall I go for a walk?') {
  opened.model.behave(behaviour)
  return person.post<Body>('/api/messages', messageTo(helper, content))
}

async function stream(behaviour: Behaviour) {
  opened.model.behave(behaviour)
  return person.stream('/api/messages', messageTo(helper, 'And now?'))
}

describe('reasoning', () => {
  it.each([
    '<think>\nThe person sounds weak.\n</think>\n\nHello!',
    'The person sounds weak.\n</think>\n\nHello!',
    '[THINK]The person sounds weak.[/THINK]Hello!',
    '<|channel|>analysis<|message|>They sound weak.<|end|><|start|>assistant<|channel|>final<|message|>Hello!',
  ])('is neither shown nor stored: %j', async (text) => {
    const events = await stream({ pieces: inSevens(text) })
    expect(dataOf(events, 'done').reply).toMatchObject({ content: 'Hello!', source: 'model' })
    expect(textOf(events)).toBe('Hello!')
    expect((await stored())?.content).toBe('Hello!')
  })

  it('alone is no reply, costs nothing, and leaves the circuit breaker closed', async () => {
    const before = await used()
    for (let time = 0; time < 6; time += 1) {
      const { body } = await say({ pieces: inSevens('<think>The person sounds weak.') })
      expect(body.reply.content).not.toContain('weak')
      expect(body.reply.source).toBe('fallback')
    }
    await opened.app.services.replies.drain(3000)
    expect(await used()).toBe(before)
    expect(await readState(opened.app.services.db, opened.app.services.clock.now())).toMatchObject({ trippedAt: null })
  })

  it('before the mark of a danger leaves the mark in force', async () => {
    const text = '<think>They sound weak.</think>\n[[concern:overdose]] I hear you.'
    expect((await say({ pieces: inSevens(text) })).body.reply.source).toBe('safety')
  })

  it('gets room at once when it uses up the limit', async () => {
    const { body } = await say({ reasoning: Array(700).fill('hm '), pieces: ['Hello!'], keepsLimit: true })
    expect(body.reply).toMatchObject({ content: 'Hello!', source: 'model' })
  })

  it('is not the person’s code', async () => {
    const content = 'It is written `<think>` and `</think>`, so:\n\n```xml\n<think>hi</think>\n```'
    expect((await say({ pieces: inSevens(content) })).body.reply.content).toBe(content)
  })
})

describe('the end of a reply', () => {
  it('by its limit is kept with the reply', async () => {
    const { body } = await say({ pieces: ['You could walk', ' to the'], finishReason: 'length' })
    expect(body.reply).toMatchObject({ content: 'You could walk to the', deliveryStatus: 'cut' })
    expect(await stored()).toMatchObject({ deliveryStatus: 'cut' })
  })

  it('by an error is a reply that broke off, free', async () => {
    const before = await used()
    const { status, body } = await say<ErrorBody>({ pieces: ['You could walk. ', 'Then you'], finishReason: 'error' })
    expect([status, body.error.code]).toEqual([502, 'reply_cut_off'])
    expect(await used()).toBe(before)
  })
})

it('a model that is being loaded, or reasons, is waited for, and the person is told', async () => {
  const until = Date.now() + 500
  opened.model.behave(() => (Date.now() < until ? { isLoading: true } : { reasoning: ['Hm'], pieces: ['Hello!'] }))
  const events = await person.stream('/api/messages', messageTo(helper, 'Are you there?'))
  expect(events.flatMap((each) => (each.event === 'progress' ? [each.data.waitingFor] : []))).toEqual([
    'loading',
    'reasoning',
  ])
  expect(dataOf(events, 'done').reply.content).toBe('Hello!')
})
