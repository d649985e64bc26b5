import type { QueryClient } from '@tanstack/react-query'
import type { User } from '../../../../contract/accounts.ts'
import { clearResponseCache, queries } from '../../../api.ts'

/** Makes `person` the signed-in person (null: nobody) and drops all data of the previous one. */
export function switchPerson(client: QueryClient, person: User | null): void {
  clearResponseCache()
  const [me] = queries.me.queryKey
  client.setQueryData(queries.me.queryKey, person)
  client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== me })
}
