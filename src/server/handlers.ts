import { rebuildDigests } from './features/memory/digest/change-facts.ts'
import { deleteWithMemories } from './features/memory/forgetting/delete-with-memories.ts'
import { endBilling } from './features/plans/billing/end-billing.ts'
import { planMarked, replanHelpers, resumeHelper } from './features/schedules/plan/replan.ts'
import { sendSms } from './features/sms/send-sms.ts'
import type { Handlers } from './platform/ports/services.ts'

export const handlers: Handlers = {
  deleteWithMemories,
  endBilling,
  planMarked,
  rebuildDigests,
  replanHelpers,
  resumeHelper,
  sendSms,
}
