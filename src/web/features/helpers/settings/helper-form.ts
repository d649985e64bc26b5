import type { Helper, HelperSettings } from '../../../../contract/helpers.ts'
import { HELPER_DEFAULTS } from '../../../../core/personas/options.ts'
import type { Persona } from '../../../../core/personas/personas.ts'
import { isReservedName, RESERVED_NAME } from '../../../../core/safety/reserved-names.ts'
import { LIMITS, MOST_GREETINGS } from '../../../../core/text/limits.ts'

export interface HelperForm {
  name: string
  description: string
  frequency: HelperSettings['frequency'] | ''
  preferredTime: HelperSettings['preferredTime'] | ''
  varyTiming: boolean
  allowWeekends: boolean
  /** ISO weekday of a weekly helper, or null. */
  weeklyDay: number | null
  /** ISO weekdays and clock times of a custom schedule. */
  customDays: number[]
  customTimes: string[]
  tone: HelperSettings['tone'] | ''
  messageLength: HelperSettings['messageLength'] | ''
  exampleMessages: string
  background: string
  greetings: string[]
  useTemplatedMessages: boolean
}

export type FormErrors = Partial<Record<keyof HelperForm, string>>

const WORKDAYS = [1, 2, 3, 4, 5]
const NO_DAYS = { weeklyDay: null, customDays: WORKDAYS, customTimes: [] }
/** One of our personas has none of its own. */
export const NO_CHARACTER = { background: '', greetings: [] }
const CLOCK_TIME = /^\d\d:\d\d$/

export function newHelperForm(persona: Pick<Persona, 'helperName' | 'description'>): HelperForm {
  const { communicationType: _, ...defaults } = HELPER_DEFAULTS
  const { helperName: name, description } = persona
  return {
    ...defaults,
    ...NO_DAYS,
    ...NO_CHARACTER,
    name,
    description,
    exampleMessages: '',
    useTemplatedMessages: true,
  }
}

export function formOfHelper(helper: Helper): HelperForm {
  const { name, description, frequency, preferredTime, varyTiming, allowWeekends, tone, messageLength } = helper
  const exampleMessages = helper.exampleMessages ?? ''
  return {
    name,
    description,
    frequency,
    preferredTime,
    varyTiming,
    allowWeekends,
    weeklyDay: helper.weeklyDay,
    customDays: helper.customDays ?? WORKDAYS,
    customTimes: helper.customTimes ?? [],
    tone,
    messageLength,
    exampleMessages,
    background: helper.background ?? '',
    greetings: helper.greetings,
    useTemplatedMessages: helper.useTemplatedMessages,
  }
}

const tooLong = (text: string, max: number, what: string): string | undefined =>
  text.trim().length > max ? `${what} can have at most ${max} characters.` : undefined

function textError(text: string, max: number, missing: string, what: string): string | undefined {
  return text.trim() === '' ? missing : tooLong(text, max, what)
}

function greetingError(greetings: readonly string[]): string | undefined {
  if (greetings.length > MOST_GREETINGS) return `Use at most ${MOST_GREETINGS} opening messages.`
  const errors = greetings.map((text) =>
    textError(text, LIMITS.greeting.max, 'Please write this opening message, or remove it.', 'An opening message'),
  )
  return errors.find(Boolean)
}

const nameError = (name: string): string | undefined =>
  textError(name, LIMITS.helperName.max, 'Please give your helper a name', 'A name') ??
  (isReservedName(name) ? RESERVED_NAME : undefined)

function customErrors({ frequency, customDays, customTimes }: HelperForm): FormErrors {
  if (frequency !== 'custom') return {}
  const incomplete = customTimes.some((time) => !CLOCK_TIME.test(time))
  const twice = new Set(customTimes).size < customTimes.length
  return {
    ...(customDays.length === 0 && { customDays: 'Please choose at least one day.' }),
    ...(twice && { customTimes: 'Each time can be chosen once.' }),
    ...(incomplete && { customTimes: 'Please give a time like 09:30.' }),
  }
}

export function checkHelperForm(form: HelperForm): FormErrors {
  const found: FormErrors = {
    name: nameError(form.name),
    description: textError(
      form.description,
      LIMITS.helperDescription.max,
      'Please describe your helper',
      'A description',
    ),
    frequency: form.frequency ? undefined : 'Please select a frequency',
    preferredTime: form.preferredTime ? undefined : 'Please select a preferred time',
    ...customErrors(form),
    tone: form.tone ? undefined : 'Please select a tone',
    messageLength: form.messageLength ? undefined : 'Please select a message length',
    exampleMessages: tooLong(form.exampleMessages, LIMITS.exampleMessages.max, 'Example messages'),
    background: tooLong(form.background, LIMITS.background.max, 'The background'),
    greetings: greetingError(form.greetings),
  }
  return Object.fromEntries(Object.entries(found).filter(([, error]) => error))
}

// Unfinished custom fields of another schedule are not sent.
function customOf({ frequency, customDays, customTimes }: HelperForm) {
  if (frequency !== 'custom') return { customDays: null, customTimes: null }
  return { customDays, customTimes: customTimes.length > 0 ? customTimes.toSorted() : null }
}

/** The request body, or null while a choice is missing. */
export function helperSettingsOf(form: HelperForm): HelperSettings | null {
  const { frequency, preferredTime, tone, messageLength } = form
  if (!frequency || !preferredTime || !tone || !messageLength) return null
  return {
    name: form.name.trim(),
    description: form.description.trim(),
    exampleMessages: form.exampleMessages.trim() || null,
    background: form.background.trim() || null,
    greetings: form.greetings.map((greeting) => greeting.trim()),
    varyTiming: form.varyTiming,
    allowWeekends: form.allowWeekends,
    frequency,
    preferredTime,
    tone,
    messageLength,
    weeklyDay: form.weeklyDay,
    ...customOf(form),
    useTemplatedMessages: form.useTemplatedMessages,
  }
}

export const sameSettings = (a: HelperForm, b: HelperForm): boolean =>
  JSON.stringify(helperSettingsOf(a)) === JSON.stringify(helperSettingsOf(b))
