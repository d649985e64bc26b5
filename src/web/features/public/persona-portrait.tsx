import { PERSONAS, type PersonaType } from '../../../core/personas/personas.ts'
import { hueStyle } from '../../ui/avatar.tsx'
import { classNames } from '../../ui/class-names.ts'

interface PersonaPortraitProps {
  type: PersonaType
  /** Side in pixels. */
  size: number
  className?: string
}

/** A persona's drawn face on pages that are read without any script: no initial stands in for it. */
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
