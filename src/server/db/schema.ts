import { knownDevices, rateLimits, sessions, userKeys, users, verificationCodes } from './tables/accounts.ts'
import { auditLog, heartbeats } from './tables/admin.ts'
import { accountLinks, authFlows, emailOutbox, passkeys, recoveryCodes, totpSecrets } from './tables/auth.ts'
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
import { inboundSms, outboundSms, simulatedSms, smsConsents, smsOptOuts, verifiedPhones } from './tables/sms.ts'
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
  emailOutbox,
  authFlows,
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
  smsConsents,
  smsOptOuts,
  outboundSms,
  inboundSms,
  simulatedSms,
  carePeriods,
  safetyCounts,
}
