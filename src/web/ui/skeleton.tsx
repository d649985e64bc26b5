import { classNames } from './class-names.ts'

/** A placeholder while loading; give it the size of the content. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={classNames('block animate-pulse bg-line/70 [:where(&)]:rounded-tag', className)}
  />
)
