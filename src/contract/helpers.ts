import { z } from 'zod'
import { OWN_PREFIX } from '../core/personas/general.ts'
import {
  COMMUNICATION_TYPES,
  FREQUENCIES,
  LACKS,
  MESSAGE_LENGTHS,
  PREFERRED_TIMES,
  TONES,
} from '../core/personas/options.ts'
import { AVATARS } from '../core/personas/personas.ts'
import { isReservedName, RESERVED_NAME } from '../core/safety/reserved-names.ts'
import { LIMITS, MOST_GREETINGS } from '../core/text/limits.ts'
import { changes, instant, nameText, picture, shortText, text, trimmedText } from './common.ts'
import { nextMessageFields, scheduleFields } from './schedules.ts'
import { phoneNumber } from './sms.ts'

const personaType = text(LIMITS.personaType.max)
  .min(1, LACKS.type)
  .regex(/^[\p{Ll}\p{Lo}\p{N}_]+$/u, 'A type can contain lower-case letters, digits and underscores.')
  .refine((type) => !isReservedName(type.replace(OWN_PREFIX, '')), RESERVED_NAME)

const name = nameText(LIMITS.helperName.max, `A name can have at most ${LIMITS.helperName.max} characters.`)
  .min(1, LACKS.name)
  .refine((typed) => !isReservedName(typed), RESERVED_NAME)

const description = shortText('A description', LIMITS.helperDescription.max).min(1, LACKS.description)

const exampleMessages = shortText('Example messages', LIMITS.exampleMessages.max)
const background = shortText('The background', LIMITS.background.max)

const greeting = shortText('An opening message', LIMITS.greeting.max).min(
  1,
  'Please write this opening message, or remove it.',
)

export const tone = z.enum(TONES, 'Please select a tone')
export const messageLength = z.enum(MESSAGE_LENGTHS, 'Please select a message length')
const frequency = z.enum(FREQUENCIES, 'Please select a frequency')
const preferredTime = z.enum(PREFERRED_TIMES, 'Please select a preferred time')

export const helperSettings = z.strictObject({
  name,
  description,
  tone,
  messageLength,
  exampleMessages: exampleMessages.nullable().optional(),
  /** More about the character, which only the model reads. `{{char}}` is the helper's name, `{{user}}` the person. */
  background: background.nullable().optional(),
  /** One of these opens the conversation. `{{char}}` is the helper's name, `{{user}}` the person's first name. */
  greetings: z.array(greeting).max(MOST_GREETINGS, `Use at most ${MOST_GREETINGS} opening messages.`).optional(),
  frequency,
  preferredTime,
  varyTiming: z.boolean().default(false),
  allowWeekends: z.boolean().default(false),
  ...scheduleFields,
  /** True: prepared texts are sent as planned messages. False: a model writes them. */
  useTemplatedMessages: z.boolean().default(true),
})
export type HelperSettings = z.infer<typeof helperSettings>

export const createHelperBody = helperSettings.extend({
  personaType,
  imageUrl: z.enum(AVATARS, 'Please choose one of the images offered.').nullable().optional(),
  communicationType: z.enum(COMMUNICATION_TYPES).default('sms'),
  phoneNumber: phoneNumber.optional(),
})
export type CreateHelperBody = z.infer<typeof createHelperBody>

export const updateHelperBody = changes({
  ...helperSettings.shape,
  varyTiming: z.boolean(),
  allowWeekends: z.boolean(),
  useTemplatedMessages: z.boolean(),
  communicationType: z.enum(COMMUNICATION_TYPES),
  phoneNumber,
})
export type UpdateHelperBody = z.infer<typeof updateHelperBody>

export const pictureBody = z.strictObject({ picture: picture.min(1, 'Please choose a picture.') })

export const toggleBody = z.strictObject({ active: z.boolean() })

export const helper = z.object({
  id: z.number().int(),
  name: z.string(),
  description: z.string(),
  personaType: z.string(),
  imageUrl: z.string().nullable(),
  tone: z.enum(TONES),
  messageLength: z.enum(MESSAGE_LENGTHS),
  exampleMessages: z.string().nullable(),
  background: z.string().nullable(),
  greetings: z.array(z.string()),
  frequency: z.enum(FREQUENCIES),
  preferredTime: z.enum(PREFERRED_TIMES),
  varyTiming: z.boolean(),
  allowWeekends: z.boolean(),
  weeklyDay: z.number().int().nullable(),
  customDays: z.array(z.number().int()).nullable(),
  customTimes: z.array(z.string()).nullable(),
  communicationType: z.enum(COMMUNICATION_TYPES),
  phoneNumber: z.string().nullable(),
  /** Whether the person replied STOP, so no SMS is sent. START undoes it. */
  textsStopped: z.boolean(),
  useTemplatedMessages: z.boolean(),
  active: z.boolean(),
  createdAt: instant,
  /** The person has read messages up to this id; 0: none. */
  readUpTo: z.number().int(),
  ...nextMessageFields,
})
export type Helper = z.infer<typeof helper>

export const helperList = z.object({
  helpers: z.array(helper),
  /** -1: unlimited. */
  helperLimit: z.number().int(),
  helperCount: z.number().int(),
  canCreateMore: z.boolean(),
})
export type HelperList = z.infer<typeof helperList>

/** 409 of `POST /api/helpers`: the person already has a helper of this type. */
export const helperExists = z.object({
  error: z.object({ code: z.literal('helper_exists'), message: z.string() }),
  existingHelper: helper,
})

/** What a reply is written from. */
export const triedCharacter = z.strictObject({
  personaType,
  name,
  description,
  tone,
  messageLength,
  exampleMessages: exampleMessages.nullable(),
  background: background.nullable(),
})

export const exampleMessageBody = z.strictObject({
  personaType,
  tone,
  messageLength,
  /** Name of the helper, if the person chose another than the persona's. */
  name: name.optional(),
  description: description.optional(),
  /** The previous example message, which the preview answers with thanks. The new one should differ. */
  previous: trimmedText(LIMITS.message.max).min(1).optional(),
})
export type ExampleMessageBody = z.infer<typeof exampleMessageBody>
export const exampleMessageAnswer = z.object({ message: z.string() })
