import { and, desc, eq, exists, inArray, isNull } from 'drizzle-orm'
import { smsConsents, smsOptOuts, verifiedPhones } from '../../../platform/db/tables/sms.ts'
import type { Db } from '../../../platform/ports/db.ts'

/** The newest first. */
export const findAgreedNumbers = (db: Db, userId: number) => {
  const consent = db
    .select({ id: smsConsents.id })
    .from(smsConsents)
    .where(and(eq(smsConsents.userId, userId), eq(smsConsents.phoneNumber, verifiedPhones.phoneNumber)))
  return db
    .select({ phoneNumber: verifiedPhones.phoneNumber })
    .from(verifiedPhones)
    .where(and(eq(verifiedPhones.userId, userId), exists(consent)))
    .orderBy(desc(verifiedPhones.verifiedAt))
}

export const findOptedOut = (db: Db, hashes: readonly string[]) =>
  db
    .select({ numberHash: smsOptOuts.numberHash })
    .from(smsOptOuts)
    .where(and(inArray(smsOptOuts.numberHash, [...hashes]), isNull(smsOptOuts.optedInAt)))
