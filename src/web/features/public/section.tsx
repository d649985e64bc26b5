import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

interface PageHeadProps {
  title: string
  lead: string
}

export const PageHead = ({ title, lead }: PageHeadProps) => (
  <div className="mx-auto w-full max-w-[1160px] px-5 pt-8 pb-4 lg:pt-14">
    <h1 className="text-[2.5rem] lg:text-6xl">{title}</h1>
    <p className="mt-4 max-w-[52ch] text-lg text-ink-soft lg:text-xl">{lead}</p>
  </div>
)

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
