import type { Helper, HelperSettings } from '../../../../contract/helpers.ts'
import { HELPER_DEFAULTS } from '../../../../core/personas/options.ts'
import type { Persona } from '../../../../core/personas/personas.ts'
import type { ControlOf, FieldOf } from '../../../forms/contract-form.ts'

type Given = { [Name in keyof HelperSettings]-?: NonNullable<HelperSettings[Name]> }

/** The settings as their fields hold them: what is not given is empty. */
export interface HelperForm extends Omit<Given, 'weeklyDay'> {
  weeklyDay: number | null
}

/** What the fields of a helper need. */
export interface FieldsProps {
  field: FieldOf<HelperForm>
  control: ControlOf<HelperForm>
}

/** One of our personas has none of its own. */
export const NO_CHARACTER = { background: '', greetings: [] }

const { communicationType: _, ...VOICE_AND_TIME } = HELPER_DEFAULTS
const BLANK: HelperForm = {
  ...VOICE_AND_TIME,
  ...NO_CHARACTER,
  name: '',
  description: '',
  exampleMessages: '',
  weeklyDay: null,
  customDays: [1, 2, 3, 4, 5],
  customTimes: [],
  useTemplatedMessages: true,
}

export const newHelperForm = ({
  helperName: name,
  description,
}: Pick<Persona, 'helperName' | 'description'>): HelperForm => ({ ...BLANK, name, description })

export const formOfHelper = (helper: Helper): HelperForm =>
  Object.fromEntries(
    Object.entries(BLANK).map(([name, blank]) => [name, helper[name as keyof HelperForm] ?? blank]),
  ) as unknown as HelperForm

// Unfinished custom fields of another schedule are not sent.
function customOf({ frequency, customDays, customTimes }: HelperForm) {
  if (frequency !== 'custom') return { customDays: null, customTimes: null }
  return { customDays, customTimes: customTimes.length > 0 ? customTimes.toSorted() : null }
}

/** The request that the fields make. */
export const helperSettingsOf = (form: HelperForm): HelperSettings => ({
  ...form,
  name: form.name.trim(),
  description: form.description.trim(),
  exampleMessages: form.exampleMessages.trim() || null,
  background: form.background.trim() || null,
  ...customOf(form),
})

export const sameSettings = (a: HelperForm, b: HelperForm): boolean =>
  JSON.stringify(helperSettingsOf(a)) === JSON.stringify(helperSettingsOf(b))

/** The options of a select, by their names. */
export const named = <Value extends string>(values: readonly Value[], names: Record<Value, string>) =>
  values.map((value) => [value, names[value]] as const)

/** What a person has entered to verify a phone number. */
export interface PhoneDraft {
  phone: string
  consent: boolean
  code: string
  stage: 'phone' | 'code'
  /** The number that its code has verified. */
  proved: string | null
  /** When another code can be requested, in milliseconds since 1970. */
  resendAt: number
}

export const NEW_PHONE: PhoneDraft = { phone: '', consent: false, code: '', stage: 'phone', proved: null, resendAt: 0 }
