import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NotificationsBody, User } from '../../../contract/accounts.ts'
import { patch, queries } from '../../api.ts'
import { useToast } from '../../ui/toast.tsx'

/** Saves each choice at once, in order; on failure, shows the server's value again. */
export function useSaveNotifications(me: User) {
  const client = useQueryClient()
  const toast = useToast()
  const show = (user: User) => client.setQueryData(queries.me.queryKey, user)
  return useMutation({
    scope: { id: 'notifications' },
    mutationFn: (body: NotificationsBody) => patch<{ user: User }>('/api/user/notifications', body),
    onMutate: (body) => {
      show({ ...me, ...body } as User)
      return me
    },
    onSuccess: ({ user }) => {
      show(user)
      // Quiet hours move planned messages.
      void client.invalidateQueries({ queryKey: queries.helpers.queryKey, exact: true })
      toast({ title: 'Preferences updated' })
    },
    onError: (_error, _body, before) => {
      if (before) show(before)
      toast({ title: 'Failed to update notification preferences.', variant: 'destructive' })
    },
  })
}
