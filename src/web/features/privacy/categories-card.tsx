import type { MemorySummary } from '../../../contract/privacy.ts'
import { CATEGORIES } from '../../../core/privacy/categories.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { CATEGORY_NAMES } from './labels.ts'

const Category = ({ name, count }: { name: string; count: number }) => (
  <li>
    <Badge tone={count > 0 ? 'ok' : 'neutral'} className="text-sm!">
      {name}
      {count > 0 && <span className="tabular-nums">{count.toLocaleString('en-US')}</span>}
    </Badge>
  </li>
)

export const CategoriesCard = ({ summary }: { summary: MemorySummary }) => (
  <Card className="grid gap-3">
    <h2 className="text-[1.375rem]">Sensitive Data Categories</h2>
    <p className="text-[0.9375rem] text-ink-soft">
      What Enhanced (the first three) and Maximum protection look for, and how many memories are in each category. Rules
      find them, not people, and they cannot find everything.
    </p>
    <ul className="flex flex-wrap gap-2">
      {CATEGORIES.map((category) => (
        <Category key={category} name={CATEGORY_NAMES[category]} count={summary.categories[category]} />
      ))}
      <Category name="Highly Sensitive" count={summary.retentionBreakdown.highlySensitive} />
    </ul>
  </Card>
)
