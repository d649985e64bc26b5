import { useEffect, useState } from 'react'
import { isOffline } from '../api.ts'
import { useOnline } from '../features/conversations/send/unsent-store.ts'

type State = 'online' | 'offline' | 'away'

/** A server may fail again at its first write after an outage: the banner stays until it has settled. */
const SETTLED_MS = 1500

/** The state to show: `online` only once it has lasted. */
function useSettled(state: State): State {
  const [settled, setSettled] = useState(state)
  useEffect(() => {
    const timer = setTimeout(setSettled, state === 'online' && settled === 'away' ? SETTLED_MS : 0, state)
    return () => clearTimeout(timer)
  }, [state, settled])
  return state === 'online' ? settled : state
}

const BANNER = 'px-5 py-2 text-center text-sm'

const Text = ({ state }: { state: Exclude<State, 'online'> }) =>
  state === 'offline' ? (
    <p className={`bg-warn text-warn-ink ${BANNER}`}>
      You are offline. This page stays as it is, and what you write to a helper is sent once you are back online.
    </p>
  ) : (
    <p className={`border-b border-line bg-sunk text-ink ${BANNER}`}>
      We will be right back. This page stays as it is, and what you write to a helper is sent then.
    </p>
  )

/** Part of every page's first load: without a network it could not be fetched. */
export function OutageBanner() {
  const online = useOnline()
  const state = useSettled(online ? 'online' : isOffline() ? 'offline' : 'away')
  return <div role="status">{state !== 'online' && <Text state={state} />}</div>
}
