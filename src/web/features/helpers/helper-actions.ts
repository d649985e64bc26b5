import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { Helper, HelperList } from '../../../contract/helpers.ts'
import type { SmsSettings } from '../../../contract/sms.ts'
import { ApiError, del, deleteCachedResponse, patch, post, queries, queryOf } from '../../api.ts'
import { reloadHelpers } from '../../refetch.ts'
import { useToast } from '../../ui/overlays/toast.tsx'
import { useAction } from '../../use-action.ts'

/** Storage keys: unsent messages, the chosen voice, and what belongs to this tab. */
const ON_THIS_DEVICE = /^(?:outbox:\d+|voice):(\d+)$/
const IN_THIS_TAB = /^(?:draft|draft-picture|sensitive|sensitive-mode|sensitive-unsent|undecided|helper-edit):(\d+)$/

function clear(storage: Storage, keys: RegExp, helperId: number): void {
  for (const key of Object.keys(storage)) if (keys.exec(key)?.[1] === String(helperId)) storage.removeItem(key)
}

export function clearHelperData(helperId: number): void {
  clear(localStorage, ON_THIS_DEVICE, helperId)
  clear(sessionStorage, IN_THIS_TAB, helperId)
  deleteCachedResponse(`/api/helpers/${helperId}/messages`)
}

/** A helper that was deleted elsewhere leaves the list, and its page offers the way back. */
export function dropIfGone(client: QueryClient, helperId: number, error: Error): void {
  if (!(error instanceof ApiError && error.status === 404)) return
  clearHelperData(helperId)
  void reloadHelpers(client)
}

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
      void reloadHelpers(client)
      toast({ title: active ? 'Helper activated' : 'Helper paused' })
    },
  })
}

/** A helper of one's own. */
export function useDuplicate(helper: Helper) {
  const client = useQueryClient()
  return useAction({
    call: () => post<Helper>(`/api/helpers/${helper.id}/duplicate`),
    done: ({ name }) => ({
      title: `${name} is ready`,
      description: 'It has the same settings, and no conversation yet.',
    }),
    failed: 'The helper was not duplicated.',
    onDone: () => reloadHelpers(client),
    onFailed: (error) => dropIfGone(client, helper.id, error),
  })
}

export function useDelete(helper: Helper, onDone: () => void) {
  const client = useQueryClient()
  return useAction({
    call: () => del(`/api/helpers/${helper.id}`),
    done: 'Helper deleted',
    failed: 'Failed to delete helper.',
    onDone: async () => {
      await reloadHelpers(client)
      client.removeQueries({ queryKey: queries.messages(helper.id).queryKey })
      clearHelperData(helper.id)
    },
    onFailed: (error) => dropIfGone(client, helper.id, error),
    onSettled: onDone,
  })
}

export const smsQuery = queryOf<SmsSettings>('/api/sms')
