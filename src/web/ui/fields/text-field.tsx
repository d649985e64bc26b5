import type { InputHTMLAttributes, ReactNode, Ref, TextareaHTMLAttributes } from 'react'
import { classNames } from '../class-names.ts'
import { CONTROL, Field, type FieldProps } from './field.tsx'

export interface TextFieldProps extends FieldProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> {
  end?: ReactNode
  ref?: Ref<HTMLInputElement>
}

export function TextField({ label, hint, error, optional, className, end, ...input }: TextFieldProps) {
  return (
    <Field
      {...{ label, hint, error, optional, className }}
      control={(wiring) => (
        <div className="relative">
          <input {...input} {...wiring} className={classNames(CONTROL, end ? 'pr-13' : '')} />
          {end && <div className="absolute inset-y-0 right-0.5 flex items-center">{end}</div>}
        </div>
      )}
    />
  )
}

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
