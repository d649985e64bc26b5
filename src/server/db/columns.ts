import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, customType, integer, smallint, timestamp } from 'drizzle-orm/pg-core'

/** Ciphertext of the vault, as bytea. vault.ts documents its format. */
export const ciphertext = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
})

/** PostgreSQL's bytea. */
export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** A keyed hash: shows that two texts are equal, and nothing else about them. */
export const hash = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

/** A timestamp with time zone, to the millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

export const createdAt = () => instant('created_at').notNull().defaultNow()
/**
 * Columns for rows that wait to be sent by any of several workers. The lease uses the database's clock and is renewed
 * while its worker is alive; it expires after a worker was killed.
 */
export const outboxColumns = () => ({
  /** Not attempted before this. */
  dueAt: instant('due_at').notNull().defaultNow(),
  /** Increases with each claim, so that results of an earlier worker no longer count. */
  claim: integer('claim').notNull().default(0),
  /** Failed attempts. One interrupted by a dying worker does not count. */
  tries: smallint('tries').notNull().default(0),
  leasedUntil: instant('leased_until'),
})

/** Committed before an email's text is sent (SMTP DATA): without a response it may have arrived from here on. */
export const dataStartedAt = () => instant('data_started_at')

export const updatedAt = () => instant('updated_at').notNull().defaultNow()

export type Column = AnyPgColumn

/** `column in ('a', 'b')`: a closed set of values, enforced by the database. */
export const oneOf = (name: string, column: Column, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`)

export const between = (name: string, column: Column, min: number, max: number) =>
  check(name, sql`${column} between ${sql.raw(String(min))} and ${sql.raw(String(max))}`)
