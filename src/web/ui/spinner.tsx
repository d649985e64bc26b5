import { classNames } from './class-names.ts'

/** A turning ring in the colour of the text around it; silent for screen readers, say what is awaited beside it. */
export const Spinner = ({ className }: { className?: string }) => (
  <span
    aria-hidden="true"
    className={classNames(
      'inline-block size-5 animate-spin rounded-full border-2 border-current border-r-transparent',
      className,
    )}
  />
)
