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

/** Has the links at hand before a safety text comes, so that it doesn't move when they do. */
export const preloadSafetyLinks = (): void => void load()

/** A prepared safety text with its numbers and addresses as links; plain where these can't be loaded. */
export const SafetyMessage = ({ text }: SafetyMessageProps) => (
  <Suspense fallback={text}>
    <Loaded text={text} />
  </Suspense>
)
