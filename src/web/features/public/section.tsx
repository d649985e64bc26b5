import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { SupportAnswer } from '../../../contract/catalog.ts'
import { SLOTS } from '../../../core/pages/page-slots.ts'
import { PERSONA_TYPES, PERSONAS, type PersonaType } from '../../../core/personas/personas.ts'
import { get } from '../../api.ts'
import { paths } from '../../paths.ts'
import { hueStyle } from '../../ui/avatar.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'

interface PersonaPortraitProps {
  type: PersonaType
  /** Width and height in pixels. */
  size: number
  className?: string
}

/** For pages without scripts, so there is no initial as a fallback. */
export const PersonaPortrait = ({ type, size, className }: PersonaPortraitProps) => (
  <img
    src={PERSONAS[type].imageUrl ?? undefined}
    alt=""
    width={size}
    height={size}
    fetchPriority="low"
    decoding="async"
    className={classNames('persona shrink-0 rounded-full bg-ground', className)}
    style={hueStyle(PERSONAS[type].hue)}
  />
)

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

interface CallToActionProps {
  title: string
  text: string
}

export const CallToAction = ({ title, text }: CallToActionProps) => (
  <section className="render-near mx-auto w-full max-w-[1160px] px-5 py-16 text-center lg:py-24">
    <div className="mb-7 flex flex-wrap justify-center px-2">
      {PERSONA_TYPES.map((type) => (
        <PersonaPortrait key={type} type={type} size={48} className="-mx-2 border-2 border-paper sm:-mx-0.5" />
      ))}
    </div>
    <h2 className="mx-auto max-w-[18em] text-[2rem] lg:text-[2.75rem]">{title}</h2>
    <p className="mx-auto mt-3 max-w-[46ch] text-lg text-ink-soft">{text}</p>
    <LinkButton variant="primary" href={paths.create} className="mt-7">
      Create Your Helper
    </LinkButton>
  </section>
)

export const Prose = ({ children }: { children: ReactNode }) => (
  <div className="grid max-w-[68ch] gap-4 text-[1.0625rem] [&_h2]:mt-6 [&_h2]:text-2xl [&_h3]:mt-2 [&_h3]:text-lg [&_li]:mt-1.5 [&_ul]:list-disc [&_ul]:pl-5 [&_li]:marker:text-accent">
    {children}
  </div>
)

const supportQuery = {
  queryKey: ['/api/support'],
  queryFn: ({ signal }: { signal: AbortSignal }) => get<SupportAnswer>('/api/support', signal),
}

/** What mentions the support address, where the server has one. */
export function WithSupport({ children }: { children(address: string): ReactNode }) {
  const { data } = useQuery({ ...supportQuery, enabled: !import.meta.env.SSR })
  // A prerendered page does not know its server yet.
  if (import.meta.env.SSR) return <span className={SLOTS.supportClass}>{children(SLOTS.supportAddress)}</span>
  return data?.address && <span>{children(data.address)}</span>
}

export const SupportLink = ({ address, children = address }: { address: string; children?: ReactNode }) => (
  <a href={`mailto:${address}`} className="link">
    {children}
  </a>
)
