import type { ReactNode } from 'react'

export const Example = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-label={name} className="border-t border-line py-6">
    <h2 className="mb-4 text-2xl">{name}</h2>
    {children}
  </section>
)

export const Row = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-4">{children}</div>
)

export const Fields = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">{children}</div>
)

export const LONG_WORD = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenband'
