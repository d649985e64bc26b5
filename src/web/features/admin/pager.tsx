import { Button } from '../../ui/button.tsx'

interface PagerProps {
  /** The `before` id of each visited page; empty on the first. */
  trail: readonly number[]
  next: number | null
  onGo(trail: readonly number[]): void
}

export const Pager = ({ trail, next, onGo }: PagerProps) =>
  (trail.length > 0 || next !== null) && (
    <div className="mt-5 flex gap-3">
      <Button disabled={trail.length === 0} onClick={() => onGo(trail.slice(0, -1))}>
        Newer
      </Button>
      <Button disabled={next === null} onClick={() => next !== null && onGo([...trail, next])}>
        Older
      </Button>
    </div>
  )
