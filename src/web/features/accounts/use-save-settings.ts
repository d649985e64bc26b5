import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type { NotificationsBody, User, VoiceBody } from '../../../contract/accounts.ts'
import { patch, queries } from '../../api.ts'
import { useToast } from '../../ui/overlays/toast.tsx'

interface Settings {
  path: string
  failed: string
  onSaved?(client: QueryClient): void
}

/** Saves each choice at once, in order; on failure, shows the server's value again. */
function useSaveSettings<Body extends object>(me: User, { path, failed, onSaved }: Settings) {
  const client = useQueryClient()
  const toast = useToast()
  const show = (user: User) => client.setQueryData(queries.me.queryKey, user)
  return useMutation({
    scope: { id: path },
    mutationFn: (body: Body) => patch<{ user: User }>(path, body),
    onMutate: (body) => {
      show({ ...me, ...body })
      return me
    },
    onSuccess: ({ user }) => {
      show(user)
      onSaved?.(client)
      toast({ title: 'Preferences updated' })
    },
    onError: (_error, _body, before) => {
      if (before) show(before)
      toast({ title: failed, variant: 'destructive' })
    },
  })
}

export const useSaveNotifications = (me: User) =>
  useSaveSettings<NotificationsBody>(me, {
    path: '/api/user/notifications',
    failed: 'Failed to update notification preferences.',
    // Quiet hours move planned messages.
    onSaved: (client) => void client.invalidateQueries({ queryKey: queries.helpers.queryKey, exact: true }),
  })

export const useSaveVoice = (me: User) =>
  useSaveSettings<VoiceBody>(me, { path: '/api/user/voice', failed: 'Failed to update voice preferences.' })
