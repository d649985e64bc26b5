import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../../platform/db/statement.ts'
import { messageTemplates as templates } from '../../../platform/db/tables/schedules.ts'

type NewTemplate = Pick<typeof templates.$inferInsert, 'personaType' | 'sequencePosition' | 'templateText'>

/** Texts that an operator changed or turned off stay as they are. */
export async function insertMissingTemplates(db: Db, texts: NewTemplate[]): Promise<void> {
  const target = [templates.personaType, templates.sequencePosition]
  await db.insert(templates).values(texts).onConflictDoNothing({ target })
}

/** Each persona's templates are in order. */
export const listTemplates = (db: Db) =>
  db
    .select({
      personaType: templates.personaType,
      sequencePosition: templates.sequencePosition,
      templateText: templates.templateText,
    })
    .from(templates)
    .where(eq(templates.active, true))
    .orderBy(asc(templates.personaType), asc(templates.sequencePosition))
