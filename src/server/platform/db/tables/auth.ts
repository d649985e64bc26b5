import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  uniqueIndex,
  varchar,
} from 'drizzle-orm/pg-core'
import { bytes, ciphertext, createdAt, dataStartedAt, instant, oneOf, outboxColumns } from '../columns.ts'
import { ownerId, ownerKey, users } from './accounts.ts'

const TOKEN_PURPOSES = ['reset', 'confirm'] as const

/** Tokens of links in emails: single-use, short-lived, and only the newest of its kind is valid. */
export const emailTokens = pgTable(
  'email_tokens',
  {
    userId: ownerId(),
    purpose: varchar('purpose', { length: 16, enum: TOKEN_PURPOSES }).notNull(),
    /** SHA-256 of the token, hex. */
    tokenHash: varchar('token_hash', { length: 64 }).notNull().unique(),
    /** The address it was sent to, the only one it is valid for. */
    email: varchar('email', { length: 254 }).notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.purpose] }), oneOf('email_tokens_purpose', t.purpose, TOKEN_PURPOSES)],
)

/** Queued account emails, sealed under the server's key, since an address may belong to anyone. */
export const emailOutbox = pgTable(
  'email_outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Its account; null if the address has yet to be looked up. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    sealed: ciphertext('sealed').notNull(),
    createdAt: createdAt(),
    ...outboxColumns(),
    dataStartedAt: dataStartedAt(),
  },
  (t) => [index('email_outbox_due').on(t.dueAt), index('email_outbox_user').on(t.userId)],
)

const FLOW_KINDS = ['workspace', 'pendingSignUp', 'passkey'] as const

/** The state between two requests of one sign-in, consumed once by the holder of its identifier. */
export const authFlows = pgTable(
  'auth_flows',
  {
    /** SHA-256 of its identifier, hex. */
    key: varchar('key', { length: 64 }).primaryKey(),
    kind: varchar('kind', { length: 16, enum: FLOW_KINDS }).notNull(),
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    data: jsonb('data').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [
    index('auth_flows_user').on(t.userId),
    index('auth_flows_expires').on(t.expiresAt),
    oneOf('auth_flows_kind', t.kind, FLOW_KINDS),
  ],
)

/** A person's authenticator app; required at sign-in once confirmed. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: ownerKey(),
  secret: ciphertext('secret').notNull(),
  createdAt: createdAt(),
  confirmedAt: instant('confirmed_at'),
  /** The newest accepted time step, so that no code is accepted twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
})

export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: serial('id').primaryKey(),
    userId: ownerId(),
    /** A keyed hash of the code. */
    codeHash: varchar('code_hash', { length: 64 }).notNull(),
    usedAt: instant('used_at'),
  },
  (t) => [uniqueIndex('recovery_codes_once').on(t.userId, t.codeHash)],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: serial('id').primaryKey(),
    userId: ownerId(),
    /** The authenticator's credential id, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytes('public_key').notNull(),
    /** The authenticator's signature counter; 0 for those without one. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    transports: text('transports').array().notNull(),
    isBackedUp: boolean('is_backed_up').notNull().default(false),
    device: varchar('device', { length: 64 }).notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [index('passkeys_user').on(t.userId), check('passkeys_counter', sql`${t.counter} >= 0`)],
)
