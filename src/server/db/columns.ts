import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, customType, integer, smallint, timestamp } from 'drizzle-orm/pg-core'

/** Ciphertext of the vault, as PostgreSQL's bytea. What it holds is documented in vault.ts. */
export const ciphertext = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
})

/** PostgreSQL's bytea. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** A keyed hash of the vault: tells that two texts are the same, and nothing of what they say. */
export const hash = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** An instant with its zone, to the millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

export const createdAt = () => instant('created_at').notNull().defaultNow()
/**
 * What a row needs that waits to be sent by any of several workers. The lease runs by the clock of the database, and is
 * renewed while its worker lives: what a killed one held is free again when it ends.
 */
export const outboxColumns = () => ({
  /** No try before this. */
  dueAt: instant('due_at').notNull().defaultNow(),
  /** Grows with each worker that takes it: what an earlier one finds out counts no more. */
  claim: integer('claim').notNull().default(0),
  /** Tries that failed. One that a worker died over is none. */
  tries: smallint('tries').notNull().default(0),
  leasedUntil: instant('leased_until'),
})

/** Committed before the text of an email leaves (SMTP DATA): without an answer, nobody knows from here on if it arrived. */
export const dataStartedAt = () => instant('data_started_at')

export const updatedAt = () => instant('updated_at').notNull().defaultNow()

export type Column = AnyPgColumn

/** `column in ('a', 'b')`: a closed set of values, held by the database. */
export const oneOf = (name: string, column: Column, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`)

export const between = (name: string, column: Column, min: number, max: number) =>
  check(name, sql`${column} between ${sql.raw(String(min))} and ${sql.raw(String(max))}`)
