import type { ComponentProps, CSSProperties } from 'react'
import { isBuiltIn, personaOf } from '../core/personas/personas.ts'
import { Avatar, hueStyle } from './ui/avatar.tsx'

interface HelperAvatarProps extends Omit<ComponentProps<typeof Avatar>, 'name' | 'imageUrl' | 'hue'> {
  helper: { name: string; imageUrl: string | null; personaType: string }
}

/** The face of a helper, in the colour of its persona. */
export const HelperAvatar = ({ helper: { name, imageUrl, personaType }, ...rest }: HelperAvatarProps) => (
  <Avatar {...{ name, imageUrl }} hue={personaOf(personaType).hue} {...rest} />
)

/** For an element of the class `persona`. */
export const personaStyle = (personaType: string): CSSProperties => hueStyle(personaOf(personaType).hue)

/** What kind of helper it is; nothing for one of the person's own. */
export const PersonaTitle = ({ type, className }: { type: string; className: string }) =>
  isBuiltIn(type) && <span className={`block truncate text-[0.8125rem] ${className}`}>{personaOf(type).title}</span>

export const kindOf = (personaType: string): string =>
  isBuiltIn(personaType) ? `${personaOf(personaType).title} · AI helper` : 'AI helper'
