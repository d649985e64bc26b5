import { asc, eq } from 'drizzle-orm'
import { preparedSql } from '../../db/statement.ts'
import { messageTemplates as templates } from '../../db/tables/schedules.ts'
import type { Db } from '../../ports/db.ts'

/** Adds texts that are missing in a sequence. Texts that an operator changed or turned off stay as they are. */
export const insertMissingTemplates = preparedSql<
  never,
  { personaTypes: string[]; positions: number[]; texts: string[] }
>('insert_missing_templates')`
  insert into ${templates} (${templates.personaType}, ${templates.sequencePosition}, ${templates.templateText})
  select t.* from unnest(:personaTypes::text[], :positions::int[], :texts::text[]) as t(persona, position, text)
  where not exists (
    select from ${templates} m
    where m.${templates.personaType} = t.persona and m.${templates.sequencePosition} = t.position)
  on conflict (${templates.personaType}, ${templates.sequencePosition}) do nothing`

/** The active prepared texts, each persona's in order. */
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
    .prepare('list_templates')
    .execute()
