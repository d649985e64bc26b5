import { classNames } from './class-names.ts'

/** Silent for screen readers: name what is loading beside it. */
export const Spinner = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'inline-block size-5 animate-spin rounded-full border-2 border-current border-r-transparent',
      className,
    )}
  />
)

/** A placeholder while loading; give it the size of the content. */
export const Skeleton = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={classNames('block animate-pulse bg-line/70 [:where(&)]:rounded-tag', className)}
  />
)

/** Appears only when loading takes noticeably long. */
export const PageLoading = () => (
  <div role="status" className="grid min-h-dvh grow place-items-center text-ink-soft animate-wait">
    <Spinner className="size-6" />
    <span className="sr-only">Loading</span>
  </div>
)
