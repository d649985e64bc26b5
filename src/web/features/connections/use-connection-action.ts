import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError, queries } from '../../api.ts'
import { reloadPlans } from '../../refetch.ts'
import { useToast } from '../../ui/overlays/toast.tsx'

interface ConnectionAction<Input> {
  call(input: Input): Promise<unknown>
  title: string
  text?: string
  queryKey: readonly unknown[]
}

export function useConnectionAction<Input>({ call, title, text, queryKey }: ConnectionAction<Input>) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: call,
    onSuccess: () => toast({ title, ...(text ? { description: text } : {}) }),
    onError: (error) => {
      const description = error instanceof ApiError ? error.text : 'Something went wrong. Please try again.'
      toast({ title: 'Error', description, variant: 'destructive' })
    },
    onSettled: async () => {
      await client.invalidateQueries({ queryKey })
      await client.invalidateQueries({ queryKey: queries.engine.queryKey })
      reloadPlans(client)
    },
  })
}
