import type { ReactNode } from 'react'

/** What went wrong with a form as a whole, and after it what can be done. */
export const FormProblem = ({ text, children }: { text: string | null; children?: ReactNode }) =>
  text && (
    <p role="alert" className="rounded-field border border-danger px-4 py-3 text-[0.9375rem] text-danger">
      {text}
      {children}
    </p>
  )
