import { Badge } from '../../ui/badge.tsx'

/** `paused` is undefined while nothing is known. */
export function StatusBadge({ paused }: { paused: boolean | undefined }) {
  if (paused === undefined) return null
  return paused ? (
    <Badge className="bg-danger! text-danger-ink! md:mt-3">System Paused</Badge>
  ) : (
    <Badge tone="ok" className="md:mt-3">
      System Active
    </Badge>
  )
}
