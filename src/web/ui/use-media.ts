import { useSyncExternalStore } from 'react'
import { listen } from './listen.ts'

/** Whether a media query matches. False outside a browser. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => listen(matchMedia(query), ['change'], onChange),
    () => matchMedia(query).matches,
    () => false,
  )
