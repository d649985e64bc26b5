import { z } from 'zod'
import { CATEGORIES, PROTECTION_LEVELS, RETENTION_DAYS } from '../core/privacy/settings.ts'
import { HELP_COUNTRIES } from '../core/safety/help/help-by-country.ts'
import { changes, helperId } from './common.ts'

const helperAccess = z.strictObject({
  helperId,
  /** Whether it may know what other helpers remember, outside the sensitive categories. */
  general: z.boolean(),
  /** Sensitive categories it may know about. Only applies at the maximum level. */
  categories: z.array(z.enum(CATEGORIES)).max(CATEGORIES.length),
})

export const privacySettings = z.object({
  sensitiveMode: z.boolean(),
  crossHelperSharing: z.boolean(),
  encryptionLevel: z.enum(PROTECTION_LEVELS),
  /** Days that memories are kept; -1: forever. */
  dataRetentionDays: z.literal(RETENTION_DAYS),
  /** One entry per helper with its own choice. All others may know general memories and none of the sensitive categories. */
  access: z.array(helperAccess),
  /** A higher level is being applied to older memories. Until that is done, helpers share nothing. */
  isMarking: z.boolean(),
  /** Country whose emergency numbers are shown, ISO 3166-1 alpha-2; null: chosen by time zone. */
  helpCountry: z.string().nullable(),
})
export type PrivacySettingsAnswer = z.infer<typeof privacySettings>

export const privacySettingsBody = changes({
  sensitiveMode: z.boolean(),
  crossHelperSharing: z.boolean(),
  encryptionLevel: z.enum(PROTECTION_LEVELS, 'Please choose standard, enhanced or maximum.'),
  dataRetentionDays: z.literal(RETENTION_DAYS, 'Please choose 30, 90, 180, 365 or 730 days, or -1 for never.'),
  access: helperAccess,
  helpCountry: z
    .string()
    .length(2)
    .refine((country) => HELP_COUNTRIES.includes(country), 'Please choose a country from the list.')
    .nullable(),
})
export type PrivacySettingsBody = z.infer<typeof privacySettingsBody>

const count = z.number().int()

/** A memory is anything a helper can recall: a fact or a message. */
export const memorySummary = z.object({
  totalMemories: count,
  sensitiveMemories: count,
  /** How often a helper was given something that another one remembers. */
  crossHelperReferences: count,
  retentionBreakdown: z.object({
    highlySensitive: count,
    sensitive: count,
    normal: count,
  }),
  facts: count,
  messages: count,
  /** Memories per sensitive category; a memory can count in several. */
  categories: z.record(z.enum(CATEGORIES), count),
})
export type MemorySummary = z.infer<typeof memorySummary>

export const cleanupBody = z.strictObject({
  olderThanDays: z.number().int().min(0, 'Please choose a number of days.').max(36_500),
  sensitiveOnly: z.boolean().default(false),
  preview: z.boolean().default(false),
})
export type CleanupBody = z.output<typeof cleanupBody>

export const cleanupAnswer = z.object({ deletedCount: count, facts: count, messages: count })
export type CleanupAnswer = z.infer<typeof cleanupAnswer>
