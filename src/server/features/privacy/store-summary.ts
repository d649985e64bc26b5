import { statement } from '../../db/statement.ts'

export interface SummaryRow {
  facts: number
  messages: number
  crossHelperReferences: number
  highlySensitive: number
  sensitive: number
  categories: Record<string, number> | null
}

/**
 * How often something was told by another helper: facts count it themselves; of messages, replies name those that they
 * were written with. Messages carry marks alone: one with more than two kinds is taken for highly sensitive, as
 * `sensitivityOf` does.
 */
export const summariseMemories = statement<SummaryRow, [userId: number]>(
  'summarise_memories',
  `with memories as (
     select true as is_fact, privacy_tags as tags, cross_helper_references as crossings,
       sensitivity_level <> 'normal' as is_sensitive, sensitivity_level = 'highly_sensitive' as is_grave
     from conversation_memory where user_id = $1
     union all
     select false, privacy_tags, 0, coalesce(cardinality(privacy_tags) > 0, false),
       coalesce(cardinality(privacy_tags) > 2, false)
     from messages where user_id = $1 and not is_forgotten and not is_sensitive),
   kinds as (select tag, count(*)::int as count from memories, unnest(tags) tag group by tag)
   select count(*) filter (where is_fact)::int as facts, count(*) filter (where not is_fact)::int as messages,
     coalesce(sum(crossings), 0)::int + (
       select count(*)::int from messages r cross join unnest(r.context_references) as c(id)
         join messages m on m.id = c.id and m.user_id = $1
       where r.user_id = $1 and m.helper_id <> r.helper_id and not m.is_forgotten) as "crossHelperReferences",
     count(*) filter (where is_grave)::int as "highlySensitive",
     count(*) filter (where is_sensitive and not is_grave)::int as sensitive,
     (select jsonb_object_agg(tag, count) from kinds) as categories
   from memories`,
)
