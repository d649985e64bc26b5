import { PERSONAS, type PersonaType } from '../../../core/personas/personas.ts'
import { hueStyle } from '../../ui/avatar.tsx'
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
