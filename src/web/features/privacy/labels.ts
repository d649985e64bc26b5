import type { CleanupBody } from '../../../contract/privacy.ts'
import type { Category, ProtectionLevel, RetentionDays } from '../../../core/privacy/settings.ts'

export const LEVELS: Record<ProtectionLevel, { name: string; plan: string; features: string[] }> = {
  standard: {
    name: 'Standard',
    plan: 'every plan',
    features: [
      'Messages, memories, profile and summaries are AES-256-GCM encrypted under your own key',
      'Your key is destroyed with your account',
      'No analytics, no third-party requests, no message text in logs',
    ],
  },
  enhanced: {
    name: 'Enhanced',
    plan: 'paid plans',
    features: [
      'All of Standard',
      'Finds and labels personal, financial and health data in what you write',
      'Does not share labelled data across helpers',
    ],
  },
  maximum: {
    name: 'Maximum',
    plan: 'Chat Unlimited',
    features: [
      'All of Enhanced, plus legal and relationship data',
      'Masks it before the language model sees it; you read the reply unmasked',
      'You decide, helper by helper and category by category, what may be shared',
    ],
  },
}

export const RETENTION: Record<RetentionDays, string> = {
  30: '30 days',
  90: '90 days',
  180: '180 days',
  365: '365 days (1 year)',
  730: '730 days (2 years)',
  [-1]: 'Never delete',
}

export const CATEGORY_NAMES: Record<Category, string> = {
  pii: 'PII',
  financial: 'Financial',
  health: 'Health',
  legal: 'Legal',
  relationship: 'Relationship',
}

export interface CleanUp {
  key: string
  label: string
  body: Omit<CleanupBody, 'preview'>
}

export const CLEAN_UPS: readonly CleanUp[] = [
  {
    key: 'sensitive',
    label: 'Delete sensitive memories older than 30 days',
    body: { olderThanDays: 30, sensitiveOnly: true },
  },
  {
    key: 'quarter',
    label: 'Delete all memories older than 90 days',
    body: { olderThanDays: 90, sensitiveOnly: false },
  },
  { key: 'year', label: 'Delete all memories older than 365 days', body: { olderThanDays: 365, sensitiveOnly: false } },
]

/** `counted('memory', 'memories')(2)` is `2 memories`. */
const counted =
  (one: string, many: string) =>
  (count: number): string =>
    count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${many}`

export const memoriesInWords = counted('memory', 'memories')
export const factsInWords = counted('fact', 'facts')
export const messagesInWords = counted('message', 'messages')
