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

export const kindOf = (personaType: string): string =>
  isBuiltIn(personaType) ? `${personaOf(personaType).title} · AI helper` : 'AI helper'
