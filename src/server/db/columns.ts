import { type AnyPgColumn, customType, timestamp } from 'drizzle-orm/pg-core'

/** Ciphertext of the vault, as PostgreSQL's bytea. What it holds is documented in vault.ts. */
export const ciphertext = customType<{ data: Buffer; driverData: Buffer }>({
  dataType: () => 'bytea',
})

/** An instant with its zone, to the millisecond. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' })

export const createdAt = () => instant('created_at').notNull().defaultNow()
export const updatedAt = () => instant('updated_at').notNull().defaultNow()

export type Column = AnyPgColumn
