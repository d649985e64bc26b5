import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createHelper, type Person, signUp } from '../../../../../tests/support/client.ts'
import { dump } from '../../../../../tests/support/dump.ts'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import type { User } from '../../../../contract/accounts.ts'
import type { ErrorBody } from '../../../../contract/common.ts'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Message } from '../../../../contract/messages.ts'
import type { AnsweredStep, Practice, PracticeRun, PracticeStep } from '../../../../contract/practice.ts'
import { exercisesOf } from '../../../../core/personas/personas.ts'
import { opensLine } from '../../../../core/practice/run-exercise.ts'

const WORDS = 'a quokka at the window'

let app: TestApp
let person: Person
let helper: Helper

beforeAll(async () => {
  app = await openTestApp()
  await signUp(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  person = await signUp(app)
  helper = await createHelper(person)
})

const path = (of = helper): string => `/api/helpers/${of.id}/practice`
const read = async (of = helper): Promise<Practice> => (await person.get<Practice>(path(of))).body
const start = async (nth = 0): Promise<PracticeRun> => {
  const { exercises } = await read()
  return (await person.post<PracticeRun>(path(), { exerciseId: exercises[nth]?.id })).body
}
const answerTo = (step: PracticeStep): string => {
  if (step.kind === 'choice') return step.options.find((option) => !opensLine(option)) ?? WORDS
  return step.kind === 'check' ? step.expected : WORDS
}
const answer = (run: PracticeRun, step = run.step, text = step ? answerTo(step) : '') =>
  person.post<AnsweredStep & ErrorBody>(`/api/practice/${run.id}/answer`, { stepId: step?.id ?? '', answer: text })

async function finish(run: PracticeRun): Promise<PracticeRun> {
  return run.step ? finish((await answer(run)).body) : run
}

const messages = async (): Promise<Message[]> =>
  (await person.get<Message[]>(`/api/helpers/${helper.id}/messages`)).body

it('offers the exercises of the persona', async () => {
  const { exercises, run } = await read()
  expect(exercises.map(({ title }) => title)).toEqual(exercisesOf('career_coach').map(({ title }) => title))
  expect(run).toBeNull()
  const own = await createHelper(person, { personaType: 'own_garden_guide', name: 'Garden guide' })
  expect((await read(own)).exercises.map(({ title }) => title)).toEqual(
    exercisesOf('own_garden_guide').map(({ title }) => title),
  )
})

describe('an exercise', () => {
  it('goes on where it was left, in any window', async () => {
    const run = await start()
    expect(run).toMatchObject({ number: 1, answered: [], result: null })
    const next = (await answer(run)).body
    expect(next.number).toBe(2)
    expect({ ...(await read()).run, reply: null }).toEqual(next)
  })

  it('is interrupted by whoever writes that they are in danger: the helper answers', async () => {
    const run = await start()
    const { step } = (await answer(run)).body
    const { body } = await answer(run, step, 'I want to kill myself')
    expect(body).toMatchObject({ number: 3, reply: { helperId: helper.id, isFromUser: false } })
    expect((await messages()).map(({ content }) => content)).toEqual(['I want to kill myself', body.reply?.content])
    expect((await answer(run, body.step, 'Something harmless')).body.reply).toBeNull()
  })

  it('takes the last answer back, and says what it was', async () => {
    const run = await start()
    await answer(run)
    const back = (await person.post<PracticeRun>(`/api/practice/${run.id}/back`)).body
    expect(back).toMatchObject({ number: 1, said: run.step && answerTo(run.step) })
  })

  it('refuses what is no answer, and a step that has not come', async () => {
    const run = await start()
    const refused = await answer(run, run.step, '   ')
    expect(refused).toMatchObject({ status: 400, body: { error: { fields: { answer: expect.any(String) } } } })
    const later = { ...run.step, id: 'later' } as PracticeStep
    expect(await answer(run, later, WORDS)).toMatchObject({ status: 409, body: { error: { code: 'step_changed' } } })
  })

  it('changes one line and keeps the rest', async () => {
    const done = await finish(await start())
    const line = done.answered.find(({ step }) => step.kind === 'line')
    const changed = (await answer(done, line?.step, 'another word')).body
    expect(changed.result?.text).toContain('another word')
    expect(changed.answered).toHaveLength(done.answered.length)
  })

  it('is replaced by another one, so that a helper has one at most', async () => {
    await start()
    const second = await start(1)
    expect((await read()).run?.id).toBe(second.id)
    const { rows } = await app.services.db.$client.query(
      'select count(*)::int as count from practice_runs where helper_id = $1',
      [helper.id],
    )
    expect(rows).toEqual([{ count: 1 }])
  })

  it('begins once when two windows start at the same time', async () => {
    const { exercises } = await read()
    const both = await Promise.all([0, 1].map((nth) => person.post(path(), { exerciseId: exercises[nth]?.id })))
    expect(both.map(({ status }) => status)).toEqual([200, 200])
  })

  it('is gone once it is dropped, and with its helper', async () => {
    const run = await start()
    expect((await person.post(`/api/practice/${run.id}/leave`)).status).toBe(204)
    expect((await person.post(`/api/practice/${run.id}/leave`)).status).toBe(404)
    await start()
    await person.del(`/api/helpers/${helper.id}`)
    const { rows } = await app.services.db.$client.query('select id from practice_runs where helper_id = $1', [
      helper.id,
    ])
    expect(rows).toEqual([])
  })

  it('stores no answer in plain text', async () => {
    const run = await finish(await start())
    expect(run.result?.text).toContain(WORDS)
    expect(await dump(app)).not.toContain(WORDS)
  })
})

describe('what was made', () => {
  it('becomes a message of the conversation, at no cost, seen by other windows', async () => {
    const done = await finish(await start())
    const { body } = await person.post<{ message: Message }>(`/api/practice/${done.id}/keep`)
    expect(body.message).toMatchObject({
      content: done.result?.text,
      source: 'practice',
      isFromUser: false,
      aiGenerated: false,
    })
    expect((await messages()).at(-1)).toMatchObject({ id: body.message.id, content: done.result?.text })
    expect((await read()).run).toBeNull()
    expect((await person.get<{ user: User }>('/api/auth/me')).body.user.messageCreditsUsed).toBe(0)
  })

  it('is kept once, and not before the end', async () => {
    const run = await start()
    expect((await person.post(`/api/practice/${run.id}/keep`)).status).toBe(409)
    const done = await finish(run)
    const twice = await Promise.all([0, 1].map(() => person.post(`/api/practice/${done.id}/keep`)))
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 404])
    expect(await messages()).toHaveLength(1)
  })
})
