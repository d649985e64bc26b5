import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type {
  CleanupAnswer,
  CleanupBody,
  MemorySummary,
  PrivacySettingsAnswer,
  PrivacySettingsBody,
} from '../../../contract/privacy.ts'
import { get, patch, post, queries } from '../../api.ts'
import { MEMORY_FIGURES, reloadMemory, SAVE_PRIVACY } from '../../refetch.ts'
import { useToast } from '../../ui/overlays/toast.tsx'
import { useAction } from '../../use-action.ts'

export const summaryQuery = queryOptions({
  queryKey: MEMORY_FIGURES,
  queryFn: ({ signal }) => get<MemorySummary>('/api/privacy/memory-summary', signal),
  // Every reply may add memories.
  staleTime: 0,
  refetchOnWindowFocus: true,
})

const MARKING_POLL_MS = 1000

/** Polls while a higher level is being applied to stored data. */
export const usePrivacySettings = () =>
  useQuery({
    ...queries.privacy,
    refetchInterval: ({ state }) => (state.data?.isMarking ? MARKING_POLL_MS : false),
  })

function changed(settings: PrivacySettingsAnswer, { access, ...fields }: PrivacySettingsBody): PrivacySettingsAnswer {
  const others = settings.access.filter(({ helperId }) => helperId !== access?.helperId)
  return { ...settings, ...fields, access: access ? [...others, access] : others } as PrivacySettingsAnswer
}

/** Optimistic; changes are saved one after the other and undone on failure. */
export function useSavePrivacy() {
  const client = useQueryClient()
  const toast = useToast()
  return useMutation({
    mutationKey: SAVE_PRIVACY,
    scope: { id: 'privacy settings' },
    mutationFn: (body: PrivacySettingsBody) => patch<PrivacySettingsAnswer>('/api/privacy/settings', body),
    onMutate: async (body) => {
      // An answer on its way is older than this choice.
      await client.cancelQueries(queries.privacy)
      const before = client.getQueryData(queries.privacy.queryKey)
      if (before) client.setQueryData(queries.privacy.queryKey, changed(before, body))
      return before
    },
    onSuccess: () => {
      toast({ title: 'Settings Updated', description: 'Your privacy settings have been saved.' })
      // A refetch now would undo choices that are still waiting to be saved.
      if (client.isMutating({ mutationKey: SAVE_PRIVACY }) > 1) return
      return Promise.all([client.invalidateQueries(queries.privacy), client.invalidateQueries(summaryQuery)])
    },
    onError: (error, _body, before) => {
      if (before) client.setQueryData(queries.privacy.queryKey, before)
      toast({ title: 'Update Failed', description: error.message, variant: 'destructive' })
    },
  })
}

export const previewCleanUp = (body: Omit<CleanupBody, 'preview'>): Promise<CleanupAnswer> =>
  post<CleanupAnswer>('/api/privacy/cleanup-memories', { ...body, preview: true })

export function useCleanUp(onDone: () => void) {
  const client = useQueryClient()
  return useAction({
    call: (body: Omit<CleanupBody, 'preview'>) => post<CleanupAnswer>('/api/privacy/cleanup-memories', body),
    done: ({ deletedCount }) => ({ title: 'Cleanup Complete', description: `Deleted ${deletedCount} memories.` }),
    failed: 'Cleanup Failed',
    onDone: () => void reloadMemory(client),
    onSettled: onDone,
  })
}
