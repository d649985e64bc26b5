import type { ReactNode } from 'react'

export const FormProblem = ({ text, children }: { text: string | null; children?: ReactNode }) =>
  text && (
    <p role="alert" className="rounded-field border border-danger px-4 py-3 text-[0.9375rem] text-danger">
      {text}
      {children}
    </p>
  )
