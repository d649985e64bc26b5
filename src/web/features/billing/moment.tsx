import type { ReactNode } from 'react'
import { PERSONAS, type PersonaType } from '../../../core/personas/personas.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Page } from '../../ui/page.tsx'

interface MomentProps {
  /** Who stands at the top. */
  faces: readonly PersonaType[]
  title: string
  lead: ReactNode
  children: ReactNode
}

/** A page for one moment: some faces, one sentence, and where to go from here. */
export const Moment = ({ faces, title, lead, children }: MomentProps) => (
  <Page width="reading" className="max-w-[560px]! md:pt-16">
    <div className="mb-6 flex -space-x-3 max-[17.5rem]:[&>:nth-child(n+3)]:hidden">
      {faces.map((type) => {
        const { helperName, imageUrl, hue } = PERSONAS[type]
        return (
          <Avatar
            key={type}
            name={helperName}
            imageUrl={imageUrl}
            hue={hue}
            size={72}
            className="ring-4 ring-paper animate-rise"
          />
        )
      })}
    </div>
    <h1 className="text-[2rem] max-xs:text-[1.625rem] md:text-[2.5rem]">{title}</h1>
    <p className="mt-3 text-lg text-ink-soft">{lead}</p>
    {children}
  </Page>
)
