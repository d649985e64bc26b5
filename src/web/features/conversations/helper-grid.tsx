import { Link } from 'wouter'
import type { Helper } from '../../../contract/helpers.ts'
import { lookOf } from '../../../core/personas/personas-look.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

const GRID = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3'

const HelperTile = ({ helper }: { helper: Helper }) => (
  <Link
    href={paths.conversation(helper.id)}
    className="flex items-center gap-4 rounded-card border border-line bg-raised p-4 max-xs:flex-wrap transition-colors hover:border-edge"
  >
    <Avatar name={helper.name} imageUrl={helper.imageUrl} hue={lookOf(helper.personaType).hue} size={56} />
    <span className="min-w-0 grow">
      <span className="block truncate font-display text-xl leading-tight">{helper.name}</span>
      <span className="block truncate text-[0.8125rem] text-ink-soft">{lookOf(helper.personaType).title}</span>
    </span>
    <Badge tone={helper.active ? 'ok' : 'neutral'}>{helper.active ? 'Active' : 'Paused'}</Badge>
  </Link>
)

export const HelperGrid = ({ helpers }: { helpers: readonly Helper[] }) => (
  <ul className={GRID}>
    {helpers.map((helper) => (
      <li key={helper.id} className="min-w-0">
        <HelperTile helper={helper} />
      </li>
    ))}
  </ul>
)

export const HelperGridSkeleton = () => (
  <div role="status" className={GRID}>
    <span className="sr-only">Loading helpers</span>
    {['a', 'b', 'c'].map((key) => (
      <div key={key} className="flex items-center gap-4 rounded-card border border-line p-4">
        <Skeleton className="size-14 rounded-full" />
        <Skeleton className="h-6 w-1/2" />
      </div>
    ))}
  </div>
)
