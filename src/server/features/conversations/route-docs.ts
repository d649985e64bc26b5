import { eventsOf } from '../../platform/http/media-docs.ts'

export const REPLY_ERRORS = {
  402: ['allowance_used_up'],
  502: ['own_model_failed', 'reply_cut_off'],
  503: ['restarting'],
} as const

const TEXT = 'Good morning, Ada. How did the interview go?'
const common = {
  id: 42,
  helperId: 7,
  sentAt: '2026-11-24T09:30:00.000Z',
  deliveryStatus: 'delivered',
  isSensitive: false,
}
const userMessage = {
  ...common,
  content: 'Good morning',
  isFromUser: true,
  source: 'person',
  aiGenerated: false,
  isPlanned: false,
}
const reply = { ...userMessage, id: 43, content: TEXT, isFromUser: false, source: 'model', aiGenerated: true }

/**
 * `accepted`, one or more `token`, then `done` or `error`. Before the first word, `progress` says that the model is
 * being loaded or reasons; `restart`: what was sent so far is no part of the reply.
 */
export const REPLY_STREAM = eventsOf([
  ['accepted', { userMessage }],
  ['progress', { waitingFor: 'loading' }],
  ['token', { text: TEXT }],
  ['done', { reply }],
])

export const SENSITIVE_STREAM = eventsOf([
  ['accepted', {}],
  ['token', { text: TEXT }],
  ['done', { response: TEXT, source: 'model', aiGenerated: true }],
])
