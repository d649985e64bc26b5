import { lazy, type ReactNode, Suspense } from 'react'

interface LinkedTextProps {
  text: string
}

const load = (): Promise<{ default: (props: LinkedTextProps) => ReactNode }> =>
  import('./safety-text.tsx').then(
    ({ SafetyText }) => ({ default: SafetyText }),
    () => ({ default: ({ text }: LinkedTextProps) => text }),
  )

const Loaded = lazy(load)

/** Has the links at hand before a safety text comes, so that it doesn't move when they do. */
export const prepareLinks = (): void => void load()

/** A prepared safety text with its numbers and addresses as links; plain where these can't be loaded. */
export const LinkedText = ({ text }: LinkedTextProps) => (
  <Suspense fallback={text}>
    <Loaded text={text} />
  </Suspense>
)
