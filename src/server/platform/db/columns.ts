import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, customType, integer, smallint, timestamp } from 'drizzle-orm/pg-core'

/** vault.ts documents its format. */
export const ciphertext = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
})

export const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' })

export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

export const createdAt = () => instant('created_at').notNull().defaultNow()
/** For rows that any worker may send. The lease, by the database's clock, is renewed while its worker is alive. */
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

export const oneOf = (name: string, column: Column, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`)

export const between = (name: string, column: Column, min: number, max: number) =>
  check(name, sql`${column} between ${sql.raw(String(min))} and ${sql.raw(String(max))}`)

/** How much longer a sealed text is than its content (`vault.ts`). */
const SEAL_BYTES = 29

/** UTF-8 needs at most this many bytes for a UTF-16 unit. */
export const BYTES_A_UNIT = 3

/** Whether a sealed column holds something of at most this many bytes. */
export const sealedWithin = (name: string, column: Column, bytes: number) =>
  check(name, sql`octet_length(${column}) between 1 and ${sql.raw(String(bytes + SEAL_BYTES))}`)
