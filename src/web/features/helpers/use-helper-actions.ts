import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Helper, HelperList } from '../../../contract/helpers.ts'
import { ApiError, del, patch, post, queries } from '../../api.ts'
import { useToast } from '../../ui/overlays/toast.tsx'
import { clearHelperData, dropIfGone } from './clear-helper-data.ts'

const { queryKey } = queries.helpers

const withActive = (list: HelperList, id: number, active: boolean): HelperList => ({
  ...list,
  helpers: list.helpers.map((helper) => (helper.id === id ? { ...helper, active } : helper)),
})

/** Optimistic: undone with a toast if the server refuses. Presses are sent one after the other. */
export function useToggle(helper: Helper) {
  const client = useQueryClient()
  const toast = useToast()
  const show = (active: boolean) => client.setQueryData(queryKey, (list) => list && withActive(list, helper.id, active))
  return useMutation({
    scope: { id: `toggle ${helper.id}` },
    mutationFn: (active: boolean) => patch<Helper>(`/api/helpers/${helper.id}/toggle`, { active }),
    onMutate: show,
    onError: (error, active) => {
      show(!active)
      dropIfGone(client, helper.id, error)
      const why = error instanceof ApiError && error.code === 'helper_limit' ? { description: error.text } : {}
      toast({ title: 'Failed to update helper status.', variant: 'destructive', ...why })
    },
    onSuccess: (_helper, active) => {
      void client.invalidateQueries({ queryKey, exact: true })
      toast({ title: active ? 'Helper activated' : 'Helper paused' })
    },
  })
}

/** A helper of one's own. */
export function useDuplicate(helper: Helper) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: () => post<Helper>(`/api/helpers/${helper.id}/duplicate`),
    onError: (error) => {
      dropIfGone(client, helper.id, error)
      toast({ title: 'The helper was not duplicated.', description: (error as ApiError).text, variant: 'destructive' })
    },
    onSuccess: async (copy) => {
      await client.invalidateQueries({ queryKey, exact: true })
      toast({ title: `${copy.name} is ready`, description: 'It has the same settings, and no conversation yet.' })
    },
  })
}

export function useDelete(helper: Helper, onDone: () => void) {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationFn: () => del(`/api/helpers/${helper.id}`),
    onError: (error) => {
      dropIfGone(client, helper.id, error)
      toast({ title: 'Failed to delete helper.', variant: 'destructive' })
    },
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey, exact: true })
      client.removeQueries({ queryKey: queries.messages(helper.id).queryKey })
      clearHelperData(helper.id)
      toast({ title: 'Helper deleted' })
    },
    onSettled: onDone,
  })
}
