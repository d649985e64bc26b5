import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Persona } from '../../../../core/personas/personas.ts'
import { Avatar, hueStyle } from '../../../ui/avatar.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { OWN } from './wizard-state.ts'

interface RadioCardProps {
  value: string
  checked: boolean
  onPick(value: string): void
  children: ReactNode
}

const CARD =
  'flex h-full items-start gap-4 max-xs:flex-wrap rounded-card border border-line bg-raised p-5 transition-colors hover:border-edge has-checked:border-accent has-checked:ring-1 has-checked:ring-accent has-focus-visible:outline-2.5 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'

// A real radio button: arrow keys, Space and screen readers work as usual.
const RadioCard = ({ value, checked, onPick, children }: RadioCardProps) => (
  <label className={CARD}>
    <input
      type="radio"
      name="persona"
      value={value}
      checked={checked}
      onChange={() => onPick(value)}
      className="sr-only"
    />
    {children}
  </label>
)

const Words = ({ title, text, badge }: { title: string; text: string; badge?: ReactNode }) => (
  <span className="flex min-w-0 flex-col self-stretch">
    <span className="font-display text-xl leading-tight">{title}</span>
    <span className="mt-1 block text-[0.9375rem] leading-snug text-ink-soft">{text}</span>
    {badge && <span className="mt-auto pt-2.5">{badge}</span>}
  </span>
)

interface PersonaCardProps {
  persona: Omit<Persona, 'starters'>
  checked: boolean
  existing: Helper | undefined
  onPick(type: string): void
}

export const PersonaCard = ({ persona, checked, existing, onPick }: PersonaCardProps) => (
  <div className="persona" style={hueStyle(persona.hue)}>
    <RadioCard value={persona.type} checked={checked} onPick={onPick}>
      <Avatar name={persona.title} imageUrl={persona.imageUrl} hue={persona.hue} size={60} />
      <Words
        title={persona.title}
        text={persona.description}
        badge={
          existing && (
            <Badge tone="persona" className="max-w-full">
              <span className="truncate">You have {existing.name}</span>
            </Badge>
          )
        }
      />
    </RadioCard>
  </div>
)

export const OwnCard = ({ checked, onPick }: Pick<PersonaCardProps, 'checked' | 'onPick'>) => (
  <RadioCard value={OWN} checked={checked} onPick={onPick}>
    <span
      aria-hidden="true"
      className="grid size-15 shrink-0 place-items-center rounded-full border border-dashed border-edge text-ink-soft"
    >
      <Plus className="size-6" />
    </span>
    <Words title="Your own" text="Name and describe someone you would like in your circle." />
  </RadioCard>
)
