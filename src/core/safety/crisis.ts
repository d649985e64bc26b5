import { screenMessage } from './screen-message.ts'

/** May the person, or someone they write of, be in danger other than by someone's violence? */
export function isCrisis(text: string): boolean {
  const concern = screenMessage(text, [])?.concern
  return concern !== undefined && concern !== 'violence'
}

/** Does the person tell of violence done to them? */
export const tellsOfViolence = (text: string): boolean => screenMessage(text, [])?.concern === 'violence'
