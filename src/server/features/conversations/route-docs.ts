import { replyEvents, sensitiveEvents } from '../../../contract/messages.ts'

export const REPLY_ERRORS = {
  402: ['allowance_used_up'],
  502: ['own_model_failed', 'reply_cut_off'],
  503: ['restarting'],
} as const

export const REPLY_STREAM = { name: 'ReplyEvent', events: replyEvents }
export const SENSITIVE_STREAM = { name: 'SensitiveEvent', events: sensitiveEvents }
