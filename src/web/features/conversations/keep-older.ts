import { type QueryClient, replaceEqualDeep } from '@tanstack/react-query'
import type { Message } from '../../../contract/messages.ts'
import { MESSAGE_PAGE } from '../../../core/text/limits.ts'
import { queries } from '../../api.ts'

/** A refetch gives as many messages as the server answers at once. One fewer is a message that was deleted. */
const isRefetch = (known: readonly Message[], fresh: readonly Message[]): boolean =>
  fresh.length === MESSAGE_PAGE.max && known.length > fresh.length + 1

function withOlder(known: readonly Message[] = [], fresh: readonly Message[]): readonly Message[] {
  const first = fresh[0]?.id ?? 0
  return isRefetch(known, fresh) ? [...known.filter(({ id }) => id < first), ...fresh] : fresh
}

/** From now on, refetching the newest messages of a conversation keeps the older ones that are loaded. */
export function keepOlder(client: QueryClient, helperId: number): void {
  client.setQueryDefaults(queries.messages(helperId).queryKey, {
    structuralSharing: (known, fresh) =>
      replaceEqualDeep(known, withOlder(known as Message[] | undefined, fresh as Message[])),
  })
}
