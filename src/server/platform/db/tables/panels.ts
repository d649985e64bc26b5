import {
  bigint,
  bigserial,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  uniqueIndex,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core'
import { PANEL_ROUNDS, PLAN_OUTCOMES } from '../../../../core/panel/panel.ts'
import { LIMITS, PANEL_MEMBERS } from '../../../../core/text/limits.ts'
import { between, type Column, ciphertext, createdAt, instant, oneOf, sealedWithin } from '../columns.ts'
import { ownerId } from './accounts.ts'
import { helperOfOwner } from './helpers.ts'

/** UTF-8 needs at most this many bytes for a UTF-16 unit. */
const BYTES_A_UNIT = 3

/** A conversation of several helpers. */
export const panels = pgTable(
  'panels',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    userId: ownerId(),
    /** Null: until the first question gives it one. */
    name: ciphertext('name'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('panels_owner').on(t.id, t.userId),
    index('panels_user').on(t.userId, t.id),
    sealedWithin('panels_name', t.name, LIMITS.panelName.max * BYTES_A_UNIT),
  ],
)

const panelOfOwner = (name: string, t: { panelId: Column; userId: Column }) =>
  foreignKey({ name, columns: [t.panelId, t.userId], foreignColumns: [panels.id, panels.userId] }).onDelete('cascade')

export const panelMembers = pgTable(
  'panel_members',
  {
    panelId: bigint('panel_id', { mode: 'number' }).notNull(),
    helperId: integer('helper_id').notNull(),
    userId: integer('user_id').notNull(),
    /** From 1. */
    position: smallint('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.panelId, t.helperId] }),
    uniqueIndex('panel_members_position').on(t.panelId, t.position),
    panelOfOwner('panel_members_panel', t),
    helperOfOwner('panel_members_helper', t),
    index('panel_members_user').on(t.userId),
    index('panel_members_of').on(t.helperId),
    between('panel_members_places', t.position, 1, PANEL_MEMBERS.max),
  ],
)

/** A question that a panel is asked every week. */
export const panelPlans = pgTable(
  'panel_plans',
  {
    panelId: bigint('panel_id', { mode: 'number' }).primaryKey(),
    userId: integer('user_id').notNull(),
    question: ciphertext('question').notNull(),
    /** 1 Monday to 7 Sunday. */
    weekday: smallint('weekday').notNull(),
    /** `HH:MM` on the person's clock. */
    time: varchar('time', { length: 5 }).notNull(),
    /** The zone by which `next_at` was computed: where the person lives elsewhere by now, it is computed again. */
    timeZone: varchar('time_zone', { length: 64 }).notNull(),
    nextAt: instant('next_at').notNull(),
    /** Why it was not asked the last time; null if it was, or if there was no such time yet. */
    skipped: varchar('skipped', { length: 16, enum: PLAN_OUTCOMES }),
  },
  (t) => [
    panelOfOwner('panel_plans_panel', t),
    index('panel_plans_user').on(t.userId),
    index('panel_plans_due').on(t.nextAt),
    between('panel_plans_weekday', t.weekday, 1, 7),
    oneOf('panel_plans_skipped', t.skipped, PLAN_OUTCOMES),
    sealedWithin('panel_plans_question', t.question, LIMITS.message.max * BYTES_A_UNIT),
  ],
)

/** What several helpers, or one of them, were asked at once. What is said in it are `messages`. */
export const panelRounds = pgTable(
  'panel_rounds',
  {
    id: bigserial('id', { mode: 'number' }).primaryKey(),
    panelId: bigint('panel_id', { mode: 'number' }).notNull(),
    userId: integer('user_id').notNull(),
    kind: varchar('kind', { length: 8, enum: PANEL_ROUNDS }).notNull(),
    /** The browser's idempotency key, so that it begins only once. */
    idempotencyKey: uuid('idempotency_key'),
    createdAt: instant('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('panel_rounds_owner').on(t.id, t.userId),
    panelOfOwner('panel_rounds_panel', t),
    index('panel_rounds_of').on(t.panelId, t.id),
    index('panel_rounds_user').on(t.userId),
    uniqueIndex('panel_rounds_once').on(t.userId, t.idempotencyKey),
    oneOf('panel_rounds_kind', t.kind, PANEL_ROUNDS),
  ],
)
