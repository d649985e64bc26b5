import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '../../api.ts'
import { useToast } from '../../ui/overlays/toast.tsx'
import { ADMIN_KEY } from './admin-queries.ts'

interface ActionOptions<Input, Result> {
  call(input: Input): Promise<Result>
  done: { title: string; text?(result: Result, input: Input): string }
  failed?: string
  onDone?(): void
}

export function useAdminAction<Input, Result>({ call, done, failed, onDone }: ActionOptions<Input, Result>) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: call,
    onSuccess: (result, input) => {
      const description = done.text?.(result, input)
      toast({ title: done.title, ...(description ? { description } : {}) })
    },
    onError: (error) => {
      const said = error instanceof ApiError ? error.text : 'Something went wrong. Please try again.'
      toast({ title: 'Error', description: failed ?? said, variant: 'destructive' })
    },
    onSettled: () => {
      onDone?.()
      return client.invalidateQueries({ queryKey: ADMIN_KEY })
    },
  })
}
