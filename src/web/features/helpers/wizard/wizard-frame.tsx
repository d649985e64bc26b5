import { type FormEvent, type ReactNode, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Page } from '../../../ui/page.tsx'
import { STEPS } from './wizard-state.ts'

const CIRCLE = 'grid size-7 shrink-0 place-items-center rounded-full border text-sm font-[550] tabular-nums'

const StepIndicator = ({ current }: { current: number }) => (
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

interface WizardFrameProps {
  step: number
  title: string
  lead?: string
  onwards: string
  disabled?: boolean
  busy?: boolean
  error?: string | null
  hint?: string | undefined
  /** The content has its own form, so Enter does not continue. */
  hasForm?: boolean
  onBack(): void
  onSubmit(event: SyntheticEvent): void
  children: ReactNode
}

const FOOT =
  'sticky bottom-[calc(var(--bar-height)+env(safe-area-inset-bottom))] z-10 -mx-5 mt-6 border-t border-line bg-paper px-5 py-3 max-xs:-mx-3 max-xs:px-3 md:bottom-0 [@media(height<32.5rem)]:static'

// Both fit side by side on a phone, whatever the second says.
const NARROW = 'max-sm:px-4! max-xs:px-3!'

/** Focuses the heading of each new step, but not on page load. */
function useHeadingFocus(heading: RefObject<HTMLHeadingElement | null>, step: number): void {
  useEffect(() => {
    window.scrollTo(0, 0)
    if (step > 1) heading.current?.focus({ preventScroll: true })
  }, [heading, step])
}

type FootProps = Pick<
  WizardFrameProps,
  'onwards' | 'disabled' | 'busy' | 'error' | 'hint' | 'hasForm' | 'onBack' | 'onSubmit'
>

const Foot = ({ onwards, disabled, busy, error, hint, hasForm, onBack, onSubmit }: FootProps) => (
  <div data-toast-above="" className={FOOT}>
    {error && (
      <p role="alert" className="mb-2 text-[0.9375rem] text-danger">
        {error}
      </p>
    )}
    {hint && <p className="mb-2 text-sm text-ink-soft">{hint}</p>}
    <div className="flex flex-wrap justify-between gap-x-3 gap-y-2">
      <Button onClick={onBack} className={NARROW}>
        Back
      </Button>
      <Button
        {...(hasForm ? { onClick: onSubmit } : { type: 'submit' })}
        variant="primary"
        className={NARROW}
        disabled={disabled}
        busy={busy ?? false}
      >
        {onwards}
      </Button>
    </div>
  </div>
)

export function WizardFrame({ step, title, lead, children, ...foot }: WizardFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useHeadingFocus(heading, step)
  const body = (
    <>
      <h1 ref={heading} tabIndex={-1} className="text-[2rem] md:text-[2.5rem]">
        {title}
      </h1>
      {lead && <p className="mt-1.5 max-w-[68ch] text-ink-soft">{lead}</p>}
      <div className="mt-6 grow [&_:is(input,select,textarea)]:scroll-mb-44">{children}</div>
      <Foot {...foot} />
    </>
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    foot.onSubmit(event)
  }
  return (
    <Page className="flex grow flex-col pb-0!">
      <StepIndicator current={step} />
      {foot.hasForm ? (
        body
      ) : (
        <form noValidate onSubmit={submit} className="flex grow flex-col">
          {body}
        </form>
      )}
    </Page>
  )
}
