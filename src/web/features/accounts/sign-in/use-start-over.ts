import { useQueryClient } from '@tanstack/react-query'
import { post } from '../../../api.ts'
import { accountQueries } from '../account-queries.ts'

/** Leaves an unfinished sign-in or sign-up, back to the choice of methods. */
export function useStartOver(): () => void {
  const client = useQueryClient()
  const startOver = async () => {
    await post<null>('/api/auth/sign-out').catch(() => undefined)
    await client.invalidateQueries(accountQueries.authMethods)
  }
  return () => void startOver()
}
