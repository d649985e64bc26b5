import type { QueryClient } from '@tanstack/react-query'
import { isOfConversation } from './refetch.ts'

export const UPCOMING = ['/api/upcoming']

/** For a reminder or a follow-up that changed: what lists them, and the messages under which they stand. */
export const reloadPlanned = (client: QueryClient): Promise<unknown> =>
  Promise.all([
    client.invalidateQueries({ queryKey: UPCOMING }),
    client.invalidateQueries({ predicate: isOfConversation }),
  ])
