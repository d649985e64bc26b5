import { endBilling } from './features/billing/end-billing.ts'
import { acceptInboundSms, replyBySms } from './features/conversations/sms-exchange.ts'
import { rebuildDigests } from './features/memory/change-facts.ts'
import { deleteWithMemories } from './features/memory/delete-with-memories.ts'
import { planMarked, replanHelpers, resumeHelper } from './features/schedules/replan.ts'
import { sendSms } from './features/sms/send-sms.ts'
import type { Handlers } from './ports/services.ts'

export const handlers: Handlers = {
  deleteWithMemories,
  endBilling,
  planMarked,
  rebuildDigests,
  replanHelpers,
  replyBySms,
  resumeHelper,
  acceptInboundSms,
  sendSms,
}
