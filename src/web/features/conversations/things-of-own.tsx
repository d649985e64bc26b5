import { ideaOf } from '../../../core/personas/ideas.ts'
import { ThingsToSay, type ThingsToSayProps } from './things-to-say.tsx'

/** Of a helper that the person made, perhaps from one of our ideas. */
export const ThingsOfOwn = ({ personaType, starters, onSay }: ThingsToSayProps) => (
  <ThingsToSay {...{ personaType, onSay }} starters={ideaOf(personaType)?.thingsToSay ?? starters} />
)
