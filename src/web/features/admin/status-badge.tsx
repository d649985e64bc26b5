import { Badge } from '../../ui/badge.tsx'
import { classNames } from '../../ui/class-names.ts'

/** `paused` is undefined while nothing is known: then it only takes its room. */
export const StatusBadge = ({ paused }: { paused: boolean | undefined }) =>
  paused ? (
    <Badge className="bg-danger! text-danger-ink! md:mt-3">System Paused</Badge>
  ) : (
    <Badge tone="ok" className={classNames('md:mt-3', paused === undefined && 'invisible')}>
      System Active
    </Badge>
  )
