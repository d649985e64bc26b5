import { useSyncExternalStore } from 'react'
import { canReach } from '../../api.ts'
import { onReachabilityChange } from '../../server-outage.ts'

/** Can something be sent now? */
export const useOnline = (): boolean => useSyncExternalStore(onReachabilityChange, canReach, () => true)
