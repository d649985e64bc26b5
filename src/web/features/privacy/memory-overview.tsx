import { Link } from 'wouter'
import type { MemorySummary } from '../../../contract/privacy.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/card.tsx'
import { factsInWords, messagesInWords } from './labels.ts'

const Figure = ({ label, value, hint }: { label: string; value: number; hint: string }) => (
  <div className="grid content-start gap-0.5 rounded-field bg-sunk px-4 py-3.5">
    <dt className="order-2 text-sm font-[550]">{label}</dt>
    <dd className="order-1 font-display text-[2rem] leading-tight tabular-nums">{value.toLocaleString('en-US')}</dd>
    <dd className="order-3 text-[0.8125rem] text-ink-soft">{hint}</dd>
  </div>
)

export const MemoryOverview = ({ summary }: { summary: MemorySummary }) => (
  <Card className="grid gap-4 lg:col-span-2">
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 className="text-[1.375rem]">Memory Overview</h2>
      <Link href={paths.memory} className="link -my-2.5 py-2.5 text-[0.9375rem]">
        See and edit them
      </Link>
    </div>
    <dl className="grid grid-cols-2 gap-3 max-xs:grid-cols-1 md:grid-cols-4">
      <Figure
        label="Total Memories"
        value={summary.totalMemories}
        hint={`${factsInWords(summary.facts)}, ${messagesInWords(summary.messages)}`}
      />
      <Figure label="Sensitive" value={summary.sensitiveMemories} hint="found and labelled" />
      <Figure label="Cross-Helper" value={summary.crossHelperReferences} hint="times shared with another helper" />
      <Figure label="High Security" value={summary.retentionBreakdown.highlySensitive} hint="highly sensitive" />
    </dl>
  </Card>
)
