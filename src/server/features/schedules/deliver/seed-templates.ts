import { WRITINGS } from '../../../../core/personas/personas.ts'
import type { Db } from '../../../platform/ports/db.ts'
import { insertMissingTemplates } from './store-templates.ts'

/** Adds the built-in texts that are missing: once on a new installation, and for texts that a new version brings. */
export async function seedTemplates(db: Db): Promise<void> {
  const rows = Object.entries(WRITINGS).flatMap(([personaType, { TEMPLATES }]) =>
    TEMPLATES.map((templateText, sequencePosition) => ({ personaType, sequencePosition, templateText })),
  )
  await insertMissingTemplates(db, rows)
}
