import { PERSONA_TYPES } from '../../../core/personas/personas.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { PersonaPortrait } from './persona-portrait.tsx'

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
