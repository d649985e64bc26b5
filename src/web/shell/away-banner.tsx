import { useEffect, useState } from 'react'
import { isOffline } from '../api.ts'

type State = 'online' | 'offline' | 'away'

/** A server that is back may be away again at the first thing that it is to save: what is said of it does not flicker. */
const SETTLED_MS = 1500

/** The state as it is shown: a good one once it has lasted. */
function useSettled(state: State): State {
  const [settled, setSettled] = useState(state)
  useEffect(() => {
    const timer = setTimeout(setSettled, state === 'online' && settled === 'away' ? SETTLED_MS : 0, state)
    return () => clearTimeout(timer)
  }, [state, settled])
  return state === 'online' ? settled : state
}

const BANNER = 'px-5 py-2 text-center text-sm'

/** Why nothing can be sent just now, and that what is written is kept. */
export function AwayBanner({ online }: { online: boolean }) {
  const state = useSettled(online ? 'online' : isOffline() ? 'offline' : 'away')
  if (state === 'online') return null
  if (state === 'offline')
    return (
      <p className={`bg-warn text-warn-ink ${BANNER}`}>
        You are offline. What is on this page stays; what you write to a helper is sent once you are connected.
      </p>
    )
  return (
    <p className={`border-b border-line bg-sunk text-ink ${BANNER}`}>
      We will be right back. What is on this page stays; what you write to a helper is sent then.
    </p>
  )
}
