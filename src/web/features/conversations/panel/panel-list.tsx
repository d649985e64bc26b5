import { Link } from 'wouter'
import type { PanelSummary } from '../../../../contract/panels.ts'
import { paths } from '../../../paths.ts'
import { listTime } from '../thread/days.ts'
import { PanelFaces } from './panel-parts.tsx'
import { namesText } from './panel-store.ts'

const Line = ({ panel, timeZone }: { panel: PanelSummary; timeZone: string }) => (
  <Link
    href={paths.panel(panel.id)}
    className="flex h-full flex-col gap-4 rounded-card border border-line bg-raised p-5 transition-colors hover:border-edge"
  >
    <span className="flex items-center justify-between gap-3">
      <PanelFaces members={panel.members} size={40} />
      <time dateTime={panel.usedAt} className="shrink-0 text-xs text-ink-soft">
        {listTime(panel.usedAt, new Date(), timeZone)}
      </time>
    </span>
    <span className="min-w-0 grow">
      <span dir="auto" className="line-clamp-2 font-display text-lg leading-snug [overflow-wrap:anywhere]">
        {panel.name}
      </span>
      <span dir="auto" className="mt-1 block truncate text-[0.8125rem] text-ink-soft">
        {namesText(panel.members)}
      </span>
    </span>
  </Link>
)

/** The panels of a person, the one used last first. */
export const PanelList = ({ panels, timeZone }: { panels: readonly PanelSummary[]; timeZone: string }) => (
  <section aria-labelledby="earlier-panels" className="mt-10">
    <h2 id="earlier-panels" className="mb-4 text-2xl">
      Your panels
    </h2>
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {panels.map((panel) => (
        <li key={panel.id}>
          <Line {...{ panel, timeZone }} />
        </li>
      ))}
    </ul>
  </section>
)
