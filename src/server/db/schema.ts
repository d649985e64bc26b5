import { knownDevices, rateLimits, sessions, userKeys, users, verificationCodes } from './tables/accounts.ts'
import { auditLog, heartbeats } from './tables/admin.ts'
import { billingEvents, creditEntries, plannedPeriods } from './tables/billing.ts'
import { messages } from './tables/conversations.ts'
import { erasures } from './tables/erasures.ts'
import { helpers } from './tables/helpers.ts'
import {
  conversationDigests,
  conversationMemory,
  conversationSummaries,
  memoryTombstones,
  userProfiles,
} from './tables/memory.ts'
import { recallConversations, recallPlaces, recallPostings, recallStale } from './tables/recall.ts'
import { carePeriods, safetyCounts } from './tables/safety.ts'
import {
  deliveries,
  mailOutbox,
  messageSchedules,
  messageTemplates,
  pushDeliveries,
  pushSubscriptions,
} from './tables/schedules.ts'
import { accountLinks, passkeys, recoveryCodes, signInSteps, totpSecrets, waitingLetters } from './tables/sign-in.ts'
import { heardTexts, sentTexts, simulatedTexts, textConsents, textOptOuts, verifiedPhones } from './tables/texts.ts'
import { prices, systemState, usageCalls, usageRates } from './tables/usage.ts'

/** Every table, by its noun in tables/. */
export const schema = {
  users,
  userKeys,
  sessions,
  knownDevices,
  helpers,
  messages,
  creditEntries,
  plannedPeriods,
  billingEvents,
  verificationCodes,
  messageSchedules,
  deliveries,
  pushSubscriptions,
  pushDeliveries,
  mailOutbox,
  conversationMemory,
  memoryTombstones,
  conversationDigests,
  userProfiles,
  conversationSummaries,
  recallConversations,
  recallPlaces,
  recallPostings,
  recallStale,
  messageTemplates,
  rateLimits,
  accountLinks,
  waitingLetters,
  signInSteps,
  totpSecrets,
  recoveryCodes,
  passkeys,
  systemState,
  usageCalls,
  usageRates,
  prices,
  auditLog,
  heartbeats,
  erasures,
  verifiedPhones,
  textConsents,
  textOptOuts,
  sentTexts,
  heardTexts,
  simulatedTexts,
  carePeriods,
  safetyCounts,
}
