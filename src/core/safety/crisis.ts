import { screenMessage } from './screen-message.ts'

/** Whether the person, or someone they write about, may be in danger other than from violence. */
export function isCrisis(text: string): boolean {
  const concern = screenMessage(text, [])?.concern
  return concern !== undefined && concern !== 'violence'
}

/** Whether the person reports violence against themselves. */
export const tellsOfViolence = (text: string): boolean => screenMessage(text, [])?.concern === 'violence'
