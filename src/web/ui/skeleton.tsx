import { classNames } from './class-names.ts'

/** A grey shape where something is loading; give it the size of what comes, and its corners where they are others. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={classNames('block animate-pulse bg-line/70 [:where(&)]:rounded-tag', className)}
  />
)
