import { latePart } from '../../../ui/late.tsx'

interface SafetyMessageProps {
  text: string
}

const Text = ({ text }: SafetyMessageProps) => text

/** A safety text with links; plain text when they cannot be loaded. */
export const SafetyMessage = latePart<SafetyMessageProps>(
  () => import('./linked-safety-text.tsx').then(({ LinkedSafetyText }) => LinkedSafetyText),
  Text,
  Text,
)
