import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const SERVER = join(import.meta.dirname, '../../..')
const WRITERS = ['sql-parts.ts', 'store.ts'].map((file) => join('features', 'plans', 'allowance', file))

/** The columns that count an account's messages. */
const COUNT = [
  'message_credits_used',
  'message_credits_limit',
  'planned_credits_used',
  'billing_anchor',
  'allowance_period_start',
  'allowance_period_end',
]
const TABLES = ['allowance_reservations', 'planned_usage']

const camel = (name: string): string => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

/** The names a file uses for the tables, including import aliases. */
const tablesIn = (text: string): string =>
  TABLES.flatMap((table) => [
    table,
    camel(table),
    ...[...text.matchAll(new RegExp(`\\b${camel(table)} as (\\w+)`, 'g'))].map(([, name]) => name),
  ]).join('|')

/** `column = ...` in SQL and `column: ...` in Drizzle writes, but not in types or where `table.column` is read. */
const writes = (text: string): boolean =>
  [
    `\\b(${COUNT.join('|')})\\s*=(?!=)`,
    `(?<!\\.)\\$\\{\\w+\\.(${COUNT.map(camel).join('|')})\\}\\s*=`,
    `\\.(set|values)\\((?:(?!\\.(where|returning)\\()[\\s\\S])*?\\b(${COUNT.map(camel).join('|')})\\b(?!\\.)`,
    `\\b(insert into|update|delete from)\\s+(\\$\\{)?(${tablesIn(text)})\\b`,
    `\\.(insert|update|delete)\\((${tablesIn(text)})\\)`,
  ].some((pattern) => new RegExp(pattern).test(text))

describe('the count of messages', () => {
  it('is written only in the store of the allowance', () => {
    const files = globSync('**/*.ts', { cwd: SERVER }).filter(
      (file) => !/\.test\.ts$|^platform\/db\/tables\//.test(file),
    )
    expect(files.length).toBeGreaterThan(200)
    expect(files.filter((file) => writes(readFileSync(join(SERVER, file), 'utf8'))).sort()).toEqual(WRITERS)
  })

  it.each([
    'update users set message_credits_used = message_credits_used + 1 where id = $1',
    'update users u set first_name = $1, allowance_period_end=$2',
    'insert into allowance_reservations (user_id) values ($1)',
    'tx.update(users).set({ firstName, messageCreditsUsed: 0 }).where(eq(users.id, id))',
    'tx.insert(plannedUsage).values({ userId, period, used })',
    'tx.update(users).set({ messageCreditsLimit })',
    `update \${users} u set \${users.messageCreditsUsed} = u.\${users.messageCreditsUsed} + 1`,
    `update \${users} u set \${users.firstName} = :name, \${users.allowancePeriodEnd} = :end`,
    `import { allowanceReservations as held } from '../db/tables/billing.ts'\ninsert into \${held} (\${held.userId})`,
    "import { plannedUsage as planned } from '../db/tables/billing.ts'\ntx.delete(planned).where(eq(planned.userId, id))",
  ])('would be detected in: %s', (text) => {
    expect(writes(text)).toBe(true)
  })

  it.each([
    'select message_credits_used as "used" from users where message_credits_used < message_credits_limit',
    'db.select({ used: users.messageCreditsUsed }).from(users)',
    'messageCreditsUsed: allowance.used,',
    'tx.update(users).set({ firstName }).where(gt(users.allowancePeriodEnd, now))',
    `select u.\${users.messageCreditsUsed} from \${users} u where u.\${users.allowancePeriodEnd} = :ended`,
  ])('is only read in: %s', (text) => {
    expect(writes(text)).toBe(false)
  })
})
