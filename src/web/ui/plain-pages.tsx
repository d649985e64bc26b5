import type { ReactNode } from 'react'
import { LinkButton } from './button.tsx'
import { Card, Page } from './page.tsx'

interface DeadEndProps {
  title: string
  text: string
  href: string
  label: string
}

/** A page that is not for the reader, with the way back. */
export const DeadEnd = ({ title, text, href, label }: DeadEndProps) => (
  <Page width="reading">
    <div className="grid justify-items-center gap-3 py-20 text-center">
      <h1 className="text-[2.25rem] md:text-5xl">{title}</h1>
      <p className="max-w-[40ch] text-lg text-ink-soft">{text}</p>
      <LinkButton href={href} variant="primary" className="mt-4">
        {label}
      </LinkButton>
    </div>
  </Page>
)

interface NarrowPageProps {
  title: string
  lead?: string
  children: ReactNode
}

/** One step on a sheet of its own. */
export const NarrowPage = ({ title, lead, children }: NarrowPageProps) => (
  <Page width="reading">
    <div className="mx-auto w-full max-w-[26rem] pt-2 md:pt-8">
      <h1 tabIndex={-1} className="text-[2rem] md:text-[2.5rem]">
        {title}
      </h1>
      {lead && <p className="mt-1.5 text-ink-soft">{lead}</p>}
      <Card className="mt-6">{children}</Card>
    </div>
  </Page>
)
