import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../../api.ts'
import { useToast } from '../../../ui/overlays/toast.tsx'
import { accountQueries } from '../account-queries.ts'
import type { WithReauthentication } from './use-reauthentication.tsx'

export function useSignInChange<Result, Input = void>(
  withReauthentication: WithReauthentication,
  change: (input: Input) => Promise<Result>,
  told: { done?: string; onDone?(result: Result): void },
) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation<Result, Error, Input>({
    mutationFn: (input) => withReauthentication(() => change(input)),
    onSuccess: (result) => {
      void client.invalidateQueries(accountQueries.signInMethods)
      if (told.done) toast({ title: told.done })
      told.onDone?.(result)
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'reauthenticate') return
      toast({
        title: 'Nothing was changed',
        description: error instanceof ApiError ? error.text : 'Please try again.',
        variant: 'destructive',
      })
    },
  })
}
