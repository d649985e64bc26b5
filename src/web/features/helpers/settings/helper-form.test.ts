import { expect, it } from 'vitest'
import { helperSettings } from '../../../../contract/helpers.ts'
import { PERSONAS } from '../../../../core/personas/personas.ts'
import { formOfHelper, type HelperForm, helperSettingsOf, newHelperForm, sameSettings } from './helper-form.ts'

const form = newHelperForm(PERSONAS.friend)

const faultsOf = (typed: HelperForm): string[] =>
  helperSettings.safeParse(helperSettingsOf(typed)).error?.issues.map(({ message }) => message) ?? []

it('starts with the specified defaults, which the contract takes', () => {
  expect(form).toMatchObject({
    name: 'Sam',
    tone: 'professional',
    messageLength: 'moderate',
    frequency: 'weekdays',
    preferredTime: 'midday',
    varyTiming: false,
    allowWeekends: false,
  })
  expect(faultsOf(form)).toEqual([])
})

it('brings the settings of a helper back as they were sent', () => {
  const settings = { ...helperSettingsOf(form), exampleMessages: 'Hey you.', weeklyDay: 3, customTimes: null }
  const helper = { ...settings, id: 7, personaType: 'friend' } as unknown as Parameters<typeof formOfHelper>[0]
  expect(helperSettingsOf(formOfHelper(helper))).toEqual(settings)
})

it('detects whether anything would change', () => {
  expect(sameSettings(form, { ...form, name: 'Sam ' })).toBe(true)
  expect(sameSettings(form, { ...form, name: 'Ada' })).toBe(false)
})

it('requires days and valid times for a custom schedule only', () => {
  const custom: HelperForm = { ...form, frequency: 'custom', customDays: [], customTimes: ['09:00', '09:00'] }
  expect(faultsOf(custom)).toEqual(['Please choose at least one day.', 'Each time can be chosen once.'])
  expect(faultsOf({ ...custom, customDays: [1], customTimes: [''] })).toEqual(['Please give a time like 09:30.'])
  expect(faultsOf({ ...custom, frequency: 'daily' })).toEqual([])
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
