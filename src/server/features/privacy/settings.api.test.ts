import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createHelper, type Person, signUp } from '../../../../tests/support/client.ts'
import { openTestApp, type TestApp } from '../../../../tests/support/test-app.ts'
import type { ErrorBody } from '../../../contract/common.ts'
import type { PrivacySettingsAnswer } from '../../../contract/privacy.ts'
import type { Tier } from '../../../core/plans/plans.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp({ config: { billing: { stripe: null, demo: true } } })
})
afterAll(() => app.close())

const choosePlan = (person: Person, tier: Tier) => person.post('/api/billing/demo-checkout', { tier })
const change = (person: Person, fields: object) =>
  person.patch<PrivacySettingsAnswer & ErrorBody>('/api/privacy/settings', fields)
const read = async (person: Person) => (await person.get<PrivacySettingsAnswer>('/api/privacy/settings')).body

describe('privacy settings', () => {
  it('have the specified defaults', async () => {
    const person = await signUp(app)
    expect(await read(person)).toEqual({
      sensitiveMode: false,
      crossHelperSharing: true,
      encryptionLevel: 'standard',
      dataRetentionDays: 365,
      access: [],
      isMarking: false,
      helpCountry: null,
    })
  })

  it('change one by one, and persist', async () => {
    const person = await signUp(app)
    expect((await change(person, { crossHelperSharing: false })).status).toBe(200)
    expect((await change(person, { dataRetentionDays: -1 })).status).toBe(200)
    expect(await read(person)).toMatchObject({ crossHelperSharing: false, dataRetentionDays: -1 })
  })

  it.each([
    [{ dataRetentionDays: 31 }],
    [{ encryptionLevel: 'military' }],
    [{ sensitiveMode: 'yes' }],
    [{ everything: true }],
    [{}],
    [{ access: { helperId: 0, general: true, categories: [] } }],
  ])('refuse %o', async (fields) => {
    const person = await signUp(app)
    expect((await change(person, fields)).status).toBe(400)
  })

  it('keep simultaneous changes to different fields', async () => {
    const person = await signUp(app)
    await Promise.all([
      change(person, { crossHelperSharing: false }),
      change(person, { dataRetentionDays: 30 }),
      change(person, { sensitiveMode: false }),
    ])
    expect(await read(person)).toMatchObject({ crossHelperSharing: false, dataRetentionDays: 30 })
  })
})

describe('limits by plan', () => {
  it.each([
    ['free', { sensitiveMode: true }, 403],
    ['free', { encryptionLevel: 'enhanced' }, 403],
    ['starter', { sensitiveMode: true }, 200],
    ['starter', { encryptionLevel: 'enhanced' }, 200],
    ['pro', { encryptionLevel: 'maximum' }, 403],
    ['unlimited', { encryptionLevel: 'maximum' }, 200],
  ] as const)('%s requests %o: %i', async (tier, fields, status) => {
    const person = await signUp(app)
    if (tier !== 'free') await choosePlan(person, tier)
    const answer = await change(person, fields)
    expect(answer.status).toBe(status)
    if (status === 403) expect(answer.body.error).toMatchObject({ code: 'upgrade_required' })
  })

  it('keep existing protection on a downgrade', async () => {
    const person = await signUp(app)
    await choosePlan(person, 'unlimited')
    await change(person, { encryptionLevel: 'maximum' })
    await choosePlan(person, 'free')
    expect(await read(person)).toMatchObject({ encryptionLevel: 'maximum' })
    expect((await change(person, { encryptionLevel: 'standard' })).status).toBe(200)
    expect((await change(person, { encryptionLevel: 'maximum' })).status).toBe(403)
  })
})

describe('access of a single helper', () => {
  it('is set per helper at the maximum level', async () => {
    const person = await signUp(app)
    const [one, two] = [await createHelper(person), await createHelper(person, { personaType: 'friend' })]
    const access = (helperId: number, categories: string[]) => ({ access: { helperId, general: true, categories } })
    expect((await change(person, access(one.id, ['health']))).status).toBe(403)
    await choosePlan(person, 'unlimited')
    await change(person, { encryptionLevel: 'maximum' })
    await Promise.all([change(person, access(one.id, ['health'])), change(person, access(two.id, ['legal', 'pii']))])
    expect((await read(person)).access).toEqual([
      { helperId: one.id, general: true, categories: ['health'] },
      { helperId: two.id, general: true, categories: ['pii', 'legal'] },
    ])
  })

  it('can’t be set for another person’s helper', async () => {
    const owner = await signUp(app)
    const helper = await createHelper(owner)
    const stranger = await signUp(app)
    const answer = await change(stranger, { access: { helperId: helper.id, general: false, categories: [] } })
    expect(answer.status).toBe(404)
  })
})
