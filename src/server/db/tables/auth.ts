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
import { ownerId, users } from './accounts.ts'

const TOKEN_PURPOSES = ['reset', 'confirm'] as const

/** Links in letters, by what they carry: single use, short-lived, the newest of its kind alone. */
export const emailTokens = pgTable(
  'email_tokens',
  {
    userId: ownerId(),
    purpose: varchar('purpose', { length: 16, enum: TOKEN_PURPOSES }).notNull(),
    /** SHA-256 of what the link carries, hex. */
    tokenHash: varchar('token_hash', { length: 64 }).notNull().unique(),
    /** The address that it went to: it is good for no other. */
    email: varchar('email', { length: 254 }).notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.purpose] }), oneOf('email_tokens_purpose', t.purpose, TOKEN_PURPOSES)],
)

/** Letters about accounts that are still to leave, sealed under a key of the server: an address may be anyone's. */
export const emailOutbox = pgTable(
  'email_outbox',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    /** Whom it is about; null: whose address it is has still to be looked up. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    sealed: ciphertext('sealed').notNull(),
    createdAt: createdAt(),
    ...outboxColumns(),
    dataStartedAt: dataStartedAt(),
  },
  (t) => [index('email_outbox_due').on(t.dueAt), index('email_outbox_user').on(t.userId)],
)

const FLOW_KINDS = ['workspace', 'pendingSignUp', 'passkey'] as const

/** Between two calls of one sign-in: taken once, by anyone who holds what the hash was made of. */
export const authFlows = pgTable(
  'auth_flows',
  {
    /** SHA-256 of the browser's identifier of it, hex. */
    key: varchar('key', { length: 64 }).primaryKey(),
    kind: varchar('kind', { length: 16, enum: FLOW_KINDS }).notNull(),
    /** Whose it is, where somebody is known already. */
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

/** The authenticator app of a person; asked for once it was confirmed. */
export const totpSecrets = pgTable('totp_secrets', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  secret: ciphertext('secret').notNull(),
  createdAt: createdAt(),
  confirmedAt: instant('confirmed_at'),
  /** The newest time step whose code was taken: none is taken twice. */
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
    /** As the authenticator names it, base64url. */
    credentialId: text('credential_id').notNull().unique(),
    publicKey: bytes('public_key').notNull(),
    /** How often the authenticator says that it was used; 0 for those that don't count. */
    counter: bigint('counter', { mode: 'number' }).notNull().default(0),
    transports: text('transports').array().notNull(),
    isBackedUp: boolean('is_backed_up').notNull().default(false),
    device: varchar('device', { length: 64 }).notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant('last_used_at'),
  },
  (t) => [index('passkeys_user').on(t.userId), check('passkeys_counter', sql`${t.counter} >= 0`)],
)
