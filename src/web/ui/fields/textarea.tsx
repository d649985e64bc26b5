import type { Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { CONTROL, Field, type FieldProps } from './field.tsx'

interface TextareaProps extends FieldProps, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> {
  ref?: Ref<HTMLTextAreaElement>
}

/** Grows with its text where the browser supports `field-sizing`. */
export function Textarea({ label, hint, error, optional, className, rows = 4, ...area }: TextareaProps) {
  return (
    <Field
      {...{ label, hint, error, optional, className }}
      control={(wiring) => (
        <textarea
          {...area}
          {...wiring}
          dir="auto"
          rows={rows}
          className={classNames(CONTROL, 'max-h-80 resize-y field-sizing-content')}
          style={{ minHeight: `calc(${rows}lh + 1.25rem)` }}
        />
      )}
    />
  )
}
