import { useSyncExternalStore } from 'react'
import { canReach } from '../../../api.ts'
import { onReachabilityChange } from '../../../server-outage.ts'

export const useOnline = (): boolean => useSyncExternalStore(onReachabilityChange, canReach, () => true)
