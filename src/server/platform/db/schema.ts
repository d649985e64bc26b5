import { knownDevices, rateLimits, sessions, userKeys, users, verificationCodes } from './tables/accounts.ts'
import { auditLog, erasures, heartbeats } from './tables/admin.ts'
import { authFlows, emailOutbox, emailTokens, passkeys, recoveryCodes, totpSecrets } from './tables/auth.ts'
import { allowanceReservations, billingEvents, plannedUsage } from './tables/billing.ts'
import { connectionHealth, connections, ownModels } from './tables/connections.ts'
import { messagePictures, messages } from './tables/conversations.ts'
import { followUps } from './tables/follow-ups.ts'
import { helpers } from './tables/helpers.ts'
import { imports } from './tables/imports.ts'
import { conversationDigests, conversationMemory, conversationSummaries, userProfiles } from './tables/memory.ts'
import { panelAnswers } from './tables/panel-answers.ts'
import { panelMembers, panelPlans, panelRounds, panels } from './tables/panels.ts'
import { practiceRuns } from './tables/practice.ts'
import { recallConversations, recallPositions, recallPostings, recallStaleChunks } from './tables/recall.ts'
import { carePeriods, safetyCounts } from './tables/safety.ts'
import {
  calendarLinks,
  deliveries,
  developerOutbox,
  messageSchedules,
  messageTemplates,
  pushDeliveries,
  pushSubscriptions,
  scheduleExceptions,
} from './tables/schedules.ts'
import { inboundSms, outboundSms, simulatedSms, smsConsents, smsOptOuts, verifiedPhones } from './tables/sms.ts'
import { prices, systemState, usageCalls, usageRates } from './tables/usage.ts'

export const schema = {
  users,
  userKeys,
  sessions,
  knownDevices,
  helpers,
  imports,
  messagePictures,
  messages,
  allowanceReservations,
  plannedUsage,
  billingEvents,
  connections,
  connectionHealth,
  ownModels,
  practiceRuns,
  panels,
  panelMembers,
  panelRounds,
  panelPlans,
  panelAnswers,
  verificationCodes,
  followUps,
  scheduleExceptions,
  calendarLinks,
  messageSchedules,
  deliveries,
  pushSubscriptions,
  pushDeliveries,
  developerOutbox,
  conversationMemory,
  conversationDigests,
  userProfiles,
  conversationSummaries,
  recallConversations,
  recallPositions,
  recallPostings,
  recallStaleChunks,
  messageTemplates,
  rateLimits,
  emailTokens,
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
