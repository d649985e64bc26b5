import { Badge } from '../../ui/badge.tsx'

export const StatusBadge = ({ paused }: { paused: boolean }) =>
  paused ? (
    <Badge className="bg-danger! text-danger-ink! md:mt-3">System Paused</Badge>
  ) : (
    <Badge tone="ok" className="md:mt-3">
      System Active
    </Badge>
  )
