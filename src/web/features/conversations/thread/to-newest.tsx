import { classNames } from '../../../ui/class-names.ts'
import { ArrowDown } from '../../../ui/icons.tsx'

interface ToNewestProps {
  /** Something was written since the person left the end. */
  hasNews: boolean
  onPress(behavior: ScrollBehavior): void
}

const calmly = (): ScrollBehavior => (matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth')

/** Floats over the thread while its end is out of sight. */
export const ToNewest = ({ hasNews, onPress }: ToNewestProps) => (
  <button
    type="button"
    aria-label={hasNews ? undefined : 'To the newest'}
    className={classNames(
      'absolute right-2 bottom-2 inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-full border border-edge/55 bg-raised text-sm font-[550] shadow-lift animate-fade hover:border-edge',
      hasNews && 'px-4',
    )}
    onClick={() => onPress(calmly())}
  >
    <ArrowDown className="size-4.5" />
    {hasNews && 'New messages'}
  </button>
)
