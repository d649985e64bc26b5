import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHelper, helperFields, messageTo, signUp } from '../../../../tests/support/client.ts'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import type { ErrorBody } from '../../../contract/common.ts'
import type { Helper, HelperList } from '../../../contract/helpers.ts'
import { PERSONA_TYPES, PERSONAS } from '../../../core/personas/personas.ts'
import { PLANS } from '../../../core/plans/plans.ts'
import { RESERVED_NAME } from '../../../core/safety/reserved-names.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const giveTier = (userId: number, tier: string) =>
  app.services.db.$client.query('update users set subscription_tier = $2 where id = $1', [userId, tier])

describe('creating helpers', () => {
  it('allows all nine types and any number of custom ones on a paid plan', async () => {
    const person = await signUp(app)
    await giveTier(person.user.id, 'starter')
    for (const personaType of [...PERSONA_TYPES, 'own_grandmother', 'own_großmutter'])
      await createHelper(person, { personaType })
    const { body } = await person.get<HelperList>('/api/helpers')
    expect(body).toMatchObject({ helperLimit: -1, helperCount: 11, canCreateMore: true })
    expect(body.helpers[0]).toMatchObject({ imageUrl: PERSONAS.career_coach.imageUrl, active: true })
    expect(body.helpers[9]?.imageUrl).toBeNull()
  })

  it('fills in defaults', async () => {
    const person = await signUp(app)
    const { body } = await person.post<Helper>('/api/helpers', helperFields())
    expect(body).toMatchObject({
      varyTiming: false,
      allowWeekends: false,
      useTemplatedMessages: true,
      exampleMessages: null,
      background: null,
      greetings: [],
    })
  })

  it('answers 409 with the existing helper', async () => {
    const person = await signUp(app)
    const existing = await createHelper(person)
    const answer = await person.post('/api/helpers', helperFields({ name: 'Another' }))
    expect(answer).toMatchObject({ status: 409, body: { error: { code: 'helper_exists' }, existingHelper: existing } })
  })

  it('creates one helper for many simultaneous requests', async () => {
    const person = await signUp(app)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => person.post<Helper>('/api/helpers', helperFields())),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409])
  })

  it('limits the free plan to three, also for four simultaneous requests', async () => {
    const person = await signUp(app)
    const types = ['friend', 'machiavelli', 'legal_beagle', 'workout_buddy']
    const answers = await Promise.all(
      types.map((personaType) => person.post('/api/helpers', helperFields({ personaType }))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 403])
    const { body } = await person.get<HelperList>('/api/helpers')
    expect(body).toMatchObject({ helperLimit: 3, helperCount: 3, canCreateMore: false })
  })

  it.each([
    ['tone', { tone: '' }, 'Please select a tone'],
    ['messageLength', { messageLength: undefined }, 'Please select a message length'],
    ['frequency', { frequency: 'hourly' }, 'Please select a frequency'],
    ['preferredTime', { preferredTime: null }, 'Please select a preferred time'],
    ['personaType', { personaType: '' }, 'Please select a helper type'],
    ['name', { name: '   ' }, 'Please give your helper a name'],
    ['name', { name: 'x'.repeat(61) }, 'A name can have at most 60 characters.'],
    ['name', { name: 'C\u03bfterie Supp\u200bort' }, RESERVED_NAME],
    ['name', { name: '[SYSTEM]' }, RESERVED_NAME],
    ['personaType', { personaType: 'own_coterie_team' }, RESERVED_NAME],
    ['personaType', { personaType: 'own_admin' }, RESERVED_NAME],
    ['exampleMessages', { exampleMessages: 'x'.repeat(2001) }, 'Example messages can have at most 2000 characters.'],
    ['background', { background: 'x'.repeat(10_001) }, 'The background can have at most 10000 characters.'],
    ['greetings', { greetings: Array(9).fill('Hello.') }, 'Use at most 8 opening messages.'],
    ['greetings.0', { greetings: [' '] }, 'Please write this opening message, or remove it.'],
    ['imageUrl', { imageUrl: 'https://elsewhere.example/face.png' }, 'Please choose one of the images offered.'],
    ['imageUrl', { imageUrl: '/avatars/nope.svg' }, 'Please choose one of the images offered.'],
  ])('refuses an invalid %s', async (field, fields, message) => {
    const person = await signUp(app)
    const answer = await person.post<ErrorBody>('/api/helpers', { ...helperFields(), ...fields })
    expect(answer.status).toBe(400)
    expect(answer.body.error.fields).toEqual({ [field]: message })
  })
})

describe('what is sent', () => {
  it('needs a name that can be seen', async () => {
    const person = await signUp(app)
    const created = (name: string) => person.post<Helper & ErrorBody>('/api/helpers', { ...helperFields(), name })
    const invisible = await created('\u200b\u200b')
    expect(invisible.status).toBe(400)
    expect(invisible.body.error.fields).toEqual({ name: 'Please give your helper a name' })
    expect((await created('A\nBcc: eve@example.com')).body.name).toBe('A Bcc: eve@example.com')
  })

  it('is refused with the name of an unknown field', async () => {
    const person = await signUp(app)
    const { id } = await createHelper(person)
    const { body } = await person.patch<ErrorBody>(`/api/helpers/${id}`, { nane: 'Robin' })
    expect(body.error.message).toContain('nane')
  })
})

describe('managing helpers', () => {
  it('edits, pauses and resumes one', async () => {
    const person = await signUp(app)
    const { id } = await createHelper(person, { exampleMessages: 'Keep at it.' })
    const edited = await person.patch(`/api/helpers/${id}`, { name: 'Lex', tone: 'direct', exampleMessages: '' })
    expect(edited.body).toMatchObject({ name: 'Lex', tone: 'direct', exampleMessages: null })
    expect((await person.patch(`/api/helpers/${id}/toggle`, { active: false })).body).toMatchObject({ active: false })
    expect((await person.get(`/api/helpers/${id}`)).body).toMatchObject({ name: 'Lex', active: false })
    expect((await person.patch(`/api/helpers/${id}`, {})).status).toBe(400)
    expect((await person.patch(`/api/helpers/${id}`, { name: 'Adm1n' })).status).toBe(400)
    expect((await person.patch(`/api/helpers/${id}`, { personaType: 'friend' })).status).toBe(400)
  })

  it('deletes one with its conversation', async () => {
    const person = await signUp(app)
    const helper = await createHelper(person)
    await person.post('/api/messages', messageTo(helper, 'hello'))
    expect((await person.del(`/api/helpers/${helper.id}`)).status).toBe(204)
    expect((await person.get(`/api/helpers/${helper.id}`)).status).toBe(404)
    expect((await person.del(`/api/helpers/${helper.id}`)).status).toBe(404)
    const { rows } = await app.services.db.$client.query('select from messages where helper_id = $1', [helper.id])
    expect(rows).toHaveLength(0)
  })
})

describe('a helper of one’s own', () => {
  const own = {
    personaType: 'own_ada',
    name: 'Ada',
    background: 'Keeps bees.',
    greetings: ['{{char}} waves at {{user}}.'],
  }

  it('opens the conversation with the message that it was given', async () => {
    const person = await signUp(app, { displayName: 'Robin Doe' })
    const helper = await createHelper(person, own)
    expect(helper).toMatchObject({ background: 'Keeps bees.', greetings: own.greetings })
    const { body } = await person.post<{ message: string }>(`/api/helpers/${helper.id}/first-message`)
    expect(body.message).toBe('Ada waves at Robin.')
  })

  it('can have a background and opening messages of full length', async () => {
    const person = await signUp(app)
    const greetings = Array.from({ length: 8 }, () => 'ä'.repeat(4000))
    const helper = await createHelper(person, { ...own, background: '…'.repeat(10_000), greetings })
    expect(helper.greetings).toEqual(greetings)
  })

  it('is duplicated with its settings, not with its conversation', async () => {
    const person = await signUp(app)
    await giveTier(person.user.id, 'starter')
    const helper = await createHelper(person, { ...own, tone: 'direct', frequency: 'weekly', weeklyDay: 4 })
    await person.post('/api/messages', messageTo(helper, 'hello'))
    const duplicate = () => person.post<Helper>(`/api/helpers/${helper.id}/duplicate`)
    const [first, second] = [await duplicate(), await duplicate()]
    expect([first.status, second.status]).toEqual([201, 201])
    expect(first.body).toMatchObject({
      ...{ name: 'Copy of Ada', background: own.background, greetings: own.greetings },
      ...{ tone: 'direct', frequency: 'weekly', weeklyDay: 4 },
    })
    expect(second.body.personaType).not.toBe(first.body.personaType)
    expect((await person.get(`/api/helpers/${first.body.id}/messages`)).body).toEqual([])
  })

  it('has a copy whose name fits, however long its own is', async () => {
    const person = await signUp(app)
    await giveTier(person.user.id, 'starter')
    const helper = await createHelper(person, { ...own, name: `${'é'.normalize('NFD').repeat(29)}😀` })
    const { body, status } = await person.post<Helper>(`/api/helpers/${helper.id}/duplicate`)
    expect([status, body.name.length]).toEqual([201, 60])
  })

  it('is not duplicated beyond the plan, for somebody else, or if it is one of ours', async () => {
    const person = await signUp(app)
    const helper = await createHelper(person, own)
    const refused = async (id: number, from = person) => {
      const { status, body } = await from.post<ErrorBody>(`/api/helpers/${id}/duplicate`)
      return [status, body.error.code]
    }
    expect(await refused(helper.id, await signUp(app))).toEqual([404, 'not_found'])
    await giveTier(person.user.id, 'starter')
    expect(await refused((await createHelper(person)).id)).toEqual([400, 'not_allowed'])
    for (const personaType of PERSONA_TYPES.slice(1, PLANS.free.helperLimit))
      await createHelper(person, { personaType })
    await giveTier(person.user.id, 'free')
    expect(await refused(helper.id)).toEqual([403, 'helper_limit'])
  })
})
