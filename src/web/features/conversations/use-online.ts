import { useSyncExternalStore } from 'react'
import { canReach } from '../../api.ts'
import { watchReach } from '../../away.ts'

/** Can something be sent now? */
export const useOnline = (): boolean => useSyncExternalStore(watchReach, canReach, () => true)
