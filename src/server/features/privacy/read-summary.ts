import type { MemorySummary } from '../../../contract/privacy.ts'
import { CATEGORIES } from '../../../core/privacy/categories.ts'
import type { Uses } from '../../platform/ports/services.ts'
import { summariseMemories } from './store.ts'

export async function readSummary(services: Uses<'db'>, userId: number): Promise<MemorySummary> {
  const [row] = await summariseMemories(services.db, { userId })
  if (!row) throw new Error('the memory was not counted')
  const { facts, messages, crossHelperReferences, highlySensitive, sensitive } = row
  const totalMemories = facts + messages
  const counts = new Map(Object.entries(row.categories ?? {}))
  return {
    totalMemories,
    sensitiveMemories: highlySensitive + sensitive,
    crossHelperReferences,
    retentionBreakdown: { highlySensitive, sensitive, normal: totalMemories - highlySensitive - sensitive },
    facts,
    messages,
    categories: Object.fromEntries(
      CATEGORIES.map((category) => [category, counts.get(category) ?? 0]),
    ) as MemorySummary['categories'],
  }
}
