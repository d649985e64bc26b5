import type { ComponentProps, FormEvent, ReactNode } from 'react'
import { Button } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { FormProblem } from './text-field.tsx'

interface SubmitFormProps {
  form: { onSubmit(event: FormEvent<HTMLFormElement>): void; problem?: string | null; busy: boolean }
  /** What the button says. */
  label: string
  variant?: ComponentProps<typeof Button>['variant']
  /** The button is no wider than its words. */
  isNarrow?: boolean
  /** After the problem. */
  way?: ReactNode
  /** Beside the button. */
  beside?: ReactNode
  /** Below it. */
  below?: ReactNode
  children: ReactNode
}

interface SaveOrCancelProps {
  busy: boolean
  disabled: boolean
  className?: string
  onCancel(): void
}

/** The buttons of a small form that stands in a page. */
export const SaveOrCancel = ({ busy, disabled, className, onCancel }: SaveOrCancelProps) => (
  <div className={classNames('flex flex-wrap gap-2', className)}>
    <Button type="submit" variant="primary" busy={busy} disabled={disabled}>
      Save
    </Button>
    <Button variant="plain" onClick={onCancel}>
      Cancel
    </Button>
  </div>
)

/** Fields below each other, what is wrong with them all, and the button that sends them. */
export const SubmitForm = (props: SubmitFormProps) => {
  const { form, label, variant = 'primary', isNarrow = false, way, beside, below, children } = props
  const button = (
    <Button type="submit" variant={variant} busy={form.busy} className={isNarrow ? 'justify-self-start' : ''}>
      {label}
    </Button>
  )
  return (
    <form noValidate method="post" onSubmit={form.onSubmit} className="grid gap-5">
      {children}
      <FormProblem text={form.problem ?? null}>{way}</FormProblem>
      {beside ? (
        <div className="flex flex-wrap gap-3">
          {button}
          {beside}
        </div>
      ) : (
        button
      )}
      {below}
    </form>
  )
}
