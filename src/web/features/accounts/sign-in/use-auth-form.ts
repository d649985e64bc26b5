import { useQueryClient } from '@tanstack/react-query'
import type { User } from '../../../../contract/accounts.ts'
import type { AuthMethods, SecondFactor } from '../../../../contract/sign-in.ts'
import { post } from '../../../api.ts'
import { accountQueries } from '../account-queries.ts'
import { switchPerson } from '../sign-out/switch-person.ts'

export interface AuthResult {
  user?: User
  secondFactor?: SecondFactor[] | undefined
  pendingSignUp?: true | undefined
}

export function useAuthForm(): (entered: AuthResult) => void {
  const client = useQueryClient()
  return ({ user, secondFactor, pendingSignUp }) => {
    if (user) {
      return switchPerson(client, user)
    }
    client.setQueryData<AuthMethods>(
      accountQueries.authMethods.queryKey,
      (methods) =>
        methods && {
          ...methods,
          secondFactor: secondFactor ?? null,
          pendingSignUp: pendingSignUp ? { name: null } : null,
        },
    )
  }
}

/** Leaves an unfinished sign-in or sign-up, back to the choice of methods. */
export function useStartOver(): () => void {
  const client = useQueryClient()
  const startOver = async () => {
    await post<null>('/api/auth/sign-out').catch(() => undefined)
    await client.invalidateQueries(accountQueries.authMethods)
  }
  return () => void startOver()
}
