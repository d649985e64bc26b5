import type { Ref, SelectHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { ChevronDown } from '../icons.tsx'
import { CONTROL, Field, type FieldProps } from './field.tsx'

interface SelectProps extends FieldProps, Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className'> {
  ref?: Ref<HTMLSelectElement>
}

export function Select({ label, hint, error, optional, className, children, ...select }: SelectProps) {
  return (
    <Field
      {...{ label, hint, error, optional, className }}
      control={(wiring) => (
        <div className="relative">
          <select {...select} {...wiring} className={classNames(CONTROL, 'appearance-none pr-11 text-ellipsis')}>
            {children}
          </select>
          <ChevronDown className="pointer-events-none absolute right-4 top-1/2 size-4.5 -translate-y-1/2 text-ink-soft" />
        </div>
      )}
    />
  )
}
