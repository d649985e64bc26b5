import type { CodePurpose } from '../../../core/sms/sms-options.ts'
import { namedStatement, statement } from '../../db/statement.ts'

export const insertCode = namedStatement<
  { id: number },
  {
    phone: string
    purpose: CodePurpose
    userId: number | null
    consent: string | null
    code: string
    now: Date
    end: Date
  }
>(
  'insert_code',
  `insert into verification_codes (phone_number, purpose, user_id, consent_text, code, created_at, expires_at)
   values (:phone, :purpose, :userId, :consent, :code, :now, :end) returning id`,
)

/** A code that did not leave takes nothing from the one before it. */
export const deleteCode = statement<never, [id: number]>('delete_code', 'delete from verification_codes where id = $1')

export interface TriedRow {
  matches: boolean
  consentText: string | null
  createdAt: Date
}

/**
 * Counts a try of the newest code and uses it up when it is right, in one statement: of tries at once no more than the
 * limit are ever looked at, and one alone can use a code. No row: there is none, or none that takes tries.
 */
export const tryCode = namedStatement<
  TriedRow,
  { phone: string; purpose: CodePurpose; userId: number | null; code: string; now: Date; tries: number }
>(
  'try_code',
  `update verification_codes c set attempts = attempts + 1, is_used = (c.code = :code)
   where c.id = (select n.id from verification_codes n
       where n.phone_number = :phone and n.purpose = :purpose and n.user_id is not distinct from :userId order by n.id desc limit 1)
     and not c.is_used and c.expires_at > :now and c.attempts < :tries
   returning c.code = :code as matches, c.consent_text as "consentText", c.created_at as "createdAt"`,
)

/** Codes are of no use after their end; what remains of them is a number. */
export const deleteOldCodes = statement<never, [now: Date]>(
  'delete_old_codes',
  'delete from verification_codes where expires_at <= $1',
)

/** Notes that a number is a person's, and the consent that came with it. */
export const saveVerified = statement<
  never,
  [userId: number, phone: string, now: Date, wording: string | null, givenAt: Date]
>(
  'save_verified',
  `with proved as (
     insert into verified_phones (user_id, phone_number, verified_at) values ($1, $2, $3)
     on conflict (user_id, phone_number) do update set verified_at = excluded.verified_at)
   insert into sms_consents (user_id, phone_number, wording, given_at)
   select $1, $2, $4::text, $5 where $4::text is not null`,
)

export const findVerified = statement<{ verified: boolean }, [userId: number, phone: string]>(
  'find_verified',
  'select exists (select from verified_phones where user_id = $1 and phone_number = $2) as verified',
)
