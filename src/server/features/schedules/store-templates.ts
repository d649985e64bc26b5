import { statement } from '../../db/statement.ts'

/** Adds the texts whose place in a sequence is free; what an operator changed, or switched off, stays. */
export const insertMissingTemplates = statement<never, [personaTypes: string[], positions: number[], texts: string[]]>(
  'insert_missing_templates',
  `insert into message_templates (persona_type, sequence_position, template_text)
   select t.* from unnest($1::text[], $2::int[], $3::text[]) as t(persona_type, sequence_position, template_text)
   where not exists (select from message_templates m
     where m.persona_type = t.persona_type and m.sequence_position = t.sequence_position)
   on conflict (persona_type, sequence_position) do nothing`,
)

/** The prepared texts in use, each persona's in order. */
export const listTemplates = statement<{ personaType: string; sequencePosition: number; templateText: string }, []>(
  'list_templates',
  `select persona_type as "personaType", sequence_position as "sequencePosition", template_text as "templateText"
   from message_templates where active order by persona_type, sequence_position`,
)
