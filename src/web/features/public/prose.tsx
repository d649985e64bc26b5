import type { ReactNode } from 'react'

export const Prose = ({ children }: { children: ReactNode }) => (
  <div className="grid max-w-[68ch] gap-4 text-[1.0625rem] [&_h2]:mt-6 [&_h2]:text-2xl [&_h3]:mt-2 [&_h3]:text-lg [&_li]:mt-1.5 [&_ul]:list-disc [&_ul]:pl-5 [&_li]:marker:text-accent">
    {children}
  </div>
)
