import { classNames } from '../../../ui/class-names.ts'
import { STEPS } from './wizard-state.ts'

const CIRCLE = 'grid size-7 shrink-0 place-items-center rounded-full border text-sm font-[550] tabular-nums'

export const StepIndicator = ({ current }: { current: number }) => (
  <ol aria-label="Steps" className="mb-7 flex flex-wrap gap-x-6 gap-y-2 max-sm:gap-x-4">
    {STEPS.map(({ id, name }) => (
      <li key={id} aria-current={id === current ? 'step' : undefined} className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className={classNames(
            CIRCLE,
            id <= current
              ? 'border-ink bg-ink text-paper forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]'
              : 'border-line bg-raised text-ink-soft',
          )}
        >
          {id}
        </span>
        <span
          className={classNames('text-[0.9375rem]', id === current ? 'font-[550]' : 'text-ink-soft max-sm:sr-only')}
        >
          {name}
        </span>
      </li>
    ))}
  </ol>
)
