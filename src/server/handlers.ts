import { planMarked, replanHelpers, resumeHelper } from './features/schedules/plan/replan.ts'
import { sendSms } from './features/sms/send-sms.ts'
import type { Handlers } from './platform/ports/services.ts'

export const handlers: Handlers = {
  planMarked,
  replanHelpers,
  resumeHelper,
  sendSms,
}
