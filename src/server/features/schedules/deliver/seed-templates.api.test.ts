import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../../../../tests/support/test-app.ts'
import { TEMPLATES as GENERAL } from '../../../../core/personas/general.ts'
import { WRITINGS } from '../../../../core/personas/personas.ts'
import { seedTemplates } from './templates.ts'

let app: TestApp

beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const read = async (sql: string) => (await app.services.db.$client.query(sql)).rows

it('creates the sequence of every persona once when several processes start together', async () => {
  await Promise.all([1, 2, 3, 4].map(() => seedTemplates(app.services.db)))
  const rows = await read('select persona_type, count(*)::int as texts from message_templates group by 1')
  expect(Object.fromEntries(rows.map((row) => [row.persona_type, row.texts]))).toEqual(
    Object.fromEntries(Object.entries(WRITINGS).map(([type, { TEMPLATES }]) => [type, TEMPLATES.length])),
  )
})

it('keeps an operator’s changes, and adds what is missing', async () => {
  await read(`update message_templates set template_text = 'Ours.', active = false
    where persona_type = 'general' and sequence_position = 3`)
  await read(`delete from message_templates where persona_type = 'general' and sequence_position = 4`)
  await seedTemplates(app.services.db)
  const rows = await read(`select template_text as text, active from message_templates
    where persona_type = 'general' and sequence_position in (3, 4) order by sequence_position`)
  expect(rows).toEqual([
    { text: 'Ours.', active: false },
    { text: GENERAL[4], active: true },
  ])
})
