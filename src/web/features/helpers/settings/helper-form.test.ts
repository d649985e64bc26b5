import { expect, it } from 'vitest'
import { helperSettings } from '../../../../contract/helpers.ts'
import { PERSONAS } from '../../../../core/personas/personas.ts'
import { LIMITS, MOST_GREETINGS } from '../../../../core/text/limits.ts'
import { checkHelperForm, type HelperForm, helperSettingsOf, newHelperForm, sameSettings } from './helper-form.ts'

const form = newHelperForm(PERSONAS.friend)

it('starts with the specified defaults', () => {
  expect(form).toMatchObject({
    name: 'Sam',
    tone: 'professional',
    messageLength: 'moderate',
    frequency: 'weekdays',
    preferredTime: 'midday',
    varyTiming: false,
    allowWeekends: false,
  })
  expect(checkHelperForm(form)).toEqual({})
})

it('reports each missing choice', () => {
  const empty: HelperForm = { ...form, tone: '', messageLength: '', frequency: '', preferredTime: '' }
  expect(checkHelperForm(empty)).toEqual({
    messageLength: 'Please select a message length',
    tone: 'Please select a tone',
    frequency: 'Please select a frequency',
    preferredTime: 'Please select a preferred time',
  })
  expect(helperSettingsOf(empty)).toBeNull()
})

const faulty: [keyof HelperForm, string | string[]][] = [
  ['name', '  '],
  ['name', 'x'.repeat(LIMITS.helperName.max + 1)],
  ['name', 'Coterie Support'],
  ['description', ''],
  ['description', 'x'.repeat(LIMITS.helperDescription.max + 1)],
  ['exampleMessages', 'x'.repeat(LIMITS.exampleMessages.max + 1)],
  ['background', 'x'.repeat(LIMITS.background.max + 1)],
  ['greetings', ['Hello.', ' ']],
  ['greetings', ['x'.repeat(LIMITS.greeting.max + 1)]],
  ['greetings', Array(MOST_GREETINGS + 1).fill('Hello.')],
]

it.each(faulty)('reports the same error for an invalid %s as the contract', (field, value) => {
  const wrong = { ...form, [field]: value }
  const answer = helperSettings.safeParse({ ...form, [field]: value })
  expect(checkHelperForm(wrong)[field]).toBe(answer.error?.issues[0]?.message)
})

it('detects whether anything would change', () => {
  expect(sameSettings(form, { ...form, name: 'Sam ' })).toBe(true)
  expect(sameSettings(form, { ...form, name: 'Ada' })).toBe(false)
})

it('requires days and valid times for a custom schedule only', () => {
  const custom: HelperForm = { ...form, frequency: 'custom', customDays: [], customTimes: ['09:00', '09:00'] }
  expect(checkHelperForm(custom)).toEqual({
    customDays: 'Please choose at least one day.',
    customTimes: 'Each time can be chosen once.',
  })
  expect(checkHelperForm({ ...custom, customTimes: ['', ''] }).customTimes).toBe('Please give a time like 09:30.')
  expect(checkHelperForm({ ...custom, frequency: 'daily' })).toEqual({})
})

it('sends a custom schedule sorted, and omits it otherwise', () => {
  const custom: HelperForm = { ...form, frequency: 'custom', customDays: [2, 4], customTimes: ['18:30', '07:15'] }
  expect(helperSettingsOf(custom)).toMatchObject({ customDays: [2, 4], customTimes: ['07:15', '18:30'] })
  expect(helperSettingsOf({ ...custom, customTimes: [] })).toMatchObject({ customDays: [2, 4], customTimes: null })
  expect(helperSettingsOf({ ...custom, frequency: 'weekly', weeklyDay: 3 })).toMatchObject({
    weeklyDay: 3,
    customDays: null,
    customTimes: null,
  })
})
