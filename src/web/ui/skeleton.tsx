import { classNames } from './class-names.ts'

/** A grey shape where something is loading; give it the size of what comes. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span aria-hidden="true" className={classNames('block animate-pulse rounded-tag bg-line/70', className)} />
)
