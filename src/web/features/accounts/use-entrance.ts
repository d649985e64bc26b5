import { useQueryClient } from '@tanstack/react-query'
import type { User } from '../../../contract/accounts.ts'
import type { FactorName, Ways } from '../../../contract/sign-in.ts'
import { accountQueries } from './account-queries.ts'
import { switchPerson } from './switch-person.ts'

/** What any way in may answer: who is in, or what is still to be shown or said. */
export interface Entered {
  user?: User
  secondFactor?: FactorName[] | undefined
  pendingSignUp?: true | undefined
}

/** Goes on from the answer of a way in. */
export function useEntrance(): (entered: Entered) => void {
  const client = useQueryClient()
  return ({ user, secondFactor, pendingSignUp }) => {
    if (user) return switchPerson(client, user)
    client.setQueryData<Ways>(
      accountQueries.ways.queryKey,
      (ways) =>
        ways && { ...ways, secondFactor: secondFactor ?? null, pendingSignUp: pendingSignUp ? { name: null } : null },
    )
  }
}
