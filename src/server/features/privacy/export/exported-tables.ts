import { PROFILE_FIELDS } from '../../../../core/memory/profile.ts'

/** What an export contains: every table with personal data, column by column. A test checks that none is missing. */

export interface ExportedTable {
  table: string
  file: string
  about: string
  /** The column with the owner's id. */
  owner: string
  /** A serial column to page by; tables without one have few rows. */
  pageBy?: 'id'
  /** Sealed columns and their sealing contexts. */
  sealed?: Record<string, string>
  json?: readonly string[]
  /** Secrets and keyed hashes, which are not exported. */
  omit?: readonly string[]
}

const own = (table: string, file: string, about: string, more: Partial<ExportedTable> = {}): ExportedTable => ({
  table,
  file,
  about,
  owner: 'user_id',
  ...more,
})

const paged = { pageBy: 'id' } as const

const sealedIn = (context: string, columns: readonly string[]): Record<string, string> =>
  Object.fromEntries(columns.map((column) => [column, context]))

const PROFILE_COLUMNS = PROFILE_FIELDS.map((field) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
const MEMORY_COLUMNS = ['content', 'subject', 'slot', 'tags']
const SUMMARY_COLUMNS = [
  'key_topics',
  'emotional_state',
  'progress_made',
  'action_items',
  'overall_tone',
  'significant_moments',
  'summary',
]
const DIGEST_COLUMNS = ['fact_digest', 'session_digest', 'topics_and_goals']

export const EXPORTED: readonly ExportedTable[] = [
  own('users', 'account', 'Account, plan, settings, and the ids at the payment provider', {
    owner: 'id',
    omit: ['password'],
  }),
  own('helpers', 'helpers', 'Helpers as you set them up', {
    sealed: {
      description: 'helper description',
      example_messages: 'helper examples',
      background: 'helper background',
      greetings: 'helper greetings',
    },
    json: ['greetings'],
    omit: ['memory_version', 'slot_place'],
  }),
  own(
    'messages',
    'messages',
    'Every message, yours and your helpers’ (written by AI: every source but `person`), with what was made of it. Those with a `branchId` are in none of your conversations: other versions of messages (`versionOf`), and what followed them; those with a `panelRoundId` were said in a panel',
    {
      ...paged,
      sealed: {
        content: 'message',
        ...sealedIn('analysis', ['emotional_tone', 'key_topics', 'sentiment', 'memory_tags']),
      },
      json: ['key_topics', 'memory_tags'],
    },
  ),
  own(
    'imports',
    'imports',
    'Conversations that you brought from other programs; `messages` with their `importId` are theirs',
    {
      ...paged,
      sealed: { title: 'import title' },
    },
  ),
  own('conversation_memory', 'memories', 'What helpers remember, with what was superseded', {
    ...paged,
    sealed: sealedIn('memory', MEMORY_COLUMNS),
  }),
  own('user_profiles', 'profile', 'Profile, and privacy settings', {
    sealed: sealedIn('profile', PROFILE_COLUMNS),
    json: PROFILE_COLUMNS,
  }),
  own('message_reactions', 'reactions', 'What you think of messages that your helpers wrote', {
    sealed: { reason: 'reaction' },
  }),
  own('conversation_summaries', 'summaries', 'Summaries of conversations', {
    ...paged,
    sealed: sealedIn('summary', SUMMARY_COLUMNS),
  }),
  own('conversation_digests', 'digests', 'What your helpers’ prompts contain of all this', {
    sealed: sealedIn('known', DIGEST_COLUMNS),
    json: DIGEST_COLUMNS,
  }),
  own(
    'care_periods',
    'care',
    'The last time a message mentioned a danger: which helper you told, what kind it was, and until when replies stay gentle',
    {
      sealed: { state: 'care period' },
      json: ['state'],
    },
  ),
  own('practice_runs', 'practice', 'Exercises that you began and have not finished, with your answers', {
    sealed: { answers: 'practice answers' },
    json: ['answers'],
  }),
  own('follow_ups', 'follow-ups', 'Reminders that you set, and what your helpers offered to ask about later', {
    ...paged,
    sealed: sealedIn('follow-up', ['subject', 'quote']),
  }),
  own('schedule_exceptions', 'schedule-changes', 'Single planned messages that you moved or skipped', paged),
  own('calendar_links', 'calendar-link', 'Since when a calendar may read your planned times', {
    omit: ['secret_hash'],
  }),
  own('panels', 'panels', 'Panels: conversations of several helpers', { ...paged, sealed: { name: 'panel' } }),
  own('panel_members', 'panel-members', 'Which helpers are on them'),
  own('panel_rounds', 'panel-rounds', 'What they were asked to do; the words are in the messages', paged),
  own('panel_answers', 'panel-answers', 'Which helpers were asked in each round'),
  own('panel_plans', 'panel-plans', 'Questions that panels are asked every week', {
    sealed: { question: 'panel question' },
  }),
  own('message_schedules', 'schedules', 'Planned messages and their delivery status', paged),
  own('deliveries', 'deliveries', 'Notifications about them outside the app, and their outcome', paged),
  own('developer_outbox', 'outbox', 'Emails to you that were kept here, because this server had no mail server', {
    ...paged,
    sealed: { mail: 'letter' },
    json: ['mail'],
  }),
  own('push_subscriptions', 'push', 'Browsers with notifications turned on', {
    omit: ['subscription', 'endpoint_hash', 'sid'],
  }),
  own('inbound_sms', 'texts-received', 'Text messages from you', {
    ...paged,
    sealed: { body: 'heard text' },
    omit: ['number_hash'],
  }),
  own('outbound_sms', 'texts-sent', 'Text messages to you', { ...paged, omit: ['number_hash', 'body_hash'] }),
  own('sms_consents', 'consents', 'Your consents to text messages, with their wording and time'),
  own('verified_phones', 'phones', 'Phone numbers that you verified'),
  own('verification_codes', 'verifications', 'When codes were sent to you', { omit: ['code'] }),
  own('sessions', 'sessions', 'Browsers that are signed in', { omit: ['sid', 'sess'] }),
  own('known_devices', 'known-devices', 'Browsers that you have signed in with', { omit: ['token_hash'] }),
  own('passkeys', 'passkeys', 'Passkeys', { omit: ['credential_id', 'public_key', 'counter'] }),
  own('totp_secrets', 'authenticator', 'Authenticator app', { omit: ['secret', 'last_step'] }),
  own('recovery_codes', 'recovery-codes', 'Recovery codes: how many, and which are used', { omit: ['code_hash'] }),
  own('email_tokens', 'account-links', 'Links that were sent to confirm an address', { omit: ['token_hash'] }),
  own('own_models', 'own-model', 'The model of your own that you connected, without its key', {
    sealed: { settings: 'own model' },
    json: ['settings'],
    omit: ['api_key'],
  }),
  own('usage_calls', 'usage', 'Calls to the language model for you: times, counts and cost, no text', paged),
  own('usage_rates', 'usage-rates', 'Calls of this minute and day'),
  own('allowance_reservations', 'allowance', 'Messages of your allowance, one by one', paged),
  own('planned_usage', 'planned-allowance', 'Planned messages of each period'),
]

/** Tables with personal data that are not exported, and why. */
export const NOT_EXPORTED: Record<string, string> = {
  user_keys: 'the key itself',
  message_pictures: 'each picture is a file of its own',
  helper_pictures: 'the same',
  unshared_messages: 'which messages are kept from other helpers because of which memory: both are exported',
  recall_conversations: 'an index over the messages, made of keyed hashes',
  recall_positions: 'the same',
  recall_postings: 'the same',
  recall_stale_chunks: 'the same',
  recall_vectors: 'embeddings of the messages: numbers of a model, made from what is exported',
  recall_embedding_progress: 'how far those have been processed',
  push_deliveries: 'notifications that are on their way to your browsers, for minutes',
  email_outbox: 'emails to you that are on their way, for minutes',
  auth_flows: 'secrets of a sign-in that is under way, for minutes',
  audit_log: 'what operators did; it names a person only as the operator that they are',
}
