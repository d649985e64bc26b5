import { lazy, type ReactNode, Suspense } from 'react'

interface SafetyMessageProps {
  text: string
}

const load = (): Promise<{ default: (props: SafetyMessageProps) => ReactNode }> =>
  import('./linked-safety-text.tsx').then(
    ({ LinkedSafetyText }) => ({ default: LinkedSafetyText }),
    () => ({ default: ({ text }: SafetyMessageProps) => text }),
  )

const Loaded = lazy(load)

/** Loads the links before a safety text arrives, so that it does not shift. */
export const preloadSafetyLinks = (): void => void load()

/** A safety text with links; plain text when they cannot be loaded. */
export const SafetyMessage = ({ text }: SafetyMessageProps) => (
  <Suspense fallback={text}>
    <Loaded text={text} />
  </Suspense>
)
