import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

interface SectionProps {
  title: string
  lead?: string
  sunk?: boolean
  children: ReactNode
}

export const Section = ({ title, lead, sunk, children }: SectionProps) => (
  <section className={classNames('render-near', sunk && 'border-y border-line bg-sunk')}>
    <div className="mx-auto w-full max-w-[1160px] px-5 py-14 lg:py-20">
      <h2 className="text-[2rem] lg:text-[2.5rem]">{title}</h2>
      {lead && <p className="mt-2 max-w-[60ch] text-lg text-ink-soft">{lead}</p>}
      <div className="mt-8 lg:mt-10">{children}</div>
    </div>
  </section>
)
