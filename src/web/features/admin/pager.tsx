import { Button } from '../../ui/button.tsx'

interface PagerProps {
  /** Ids before which the pages begin that were gone through; empty on the first one. */
  trail: readonly number[]
  /** Id of the last entry, where more follow. */
  next: number | null
  onGo(trail: readonly number[]): void
}

/** Older and newer pages of a list; nothing where one page holds all. */
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
