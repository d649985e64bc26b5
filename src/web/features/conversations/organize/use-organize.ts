import { useQueryClient } from '@tanstack/react-query'
import type { OrganizeBody } from '../../../../contract/conversations.ts'
import { type ApiError, del, patch, queries } from '../../../api.ts'
import { refetch, reloadMemory } from '../../../refetch.ts'
import { useToast } from '../../../ui/overlays/toast.tsx'

/** Pins, archives, mutes and clears a conversation. Each resolves once it is done or has failed, which is shown. */
export function useOrganize(helperId: number) {
  const client = useQueryClient()
  const toast = useToast()

  async function run(work: () => Promise<unknown>, done: string): Promise<void> {
    try {
      await work()
      toast({ title: done })
    } catch (error) {
      toast({ title: 'This was not changed.', description: (error as ApiError).text, variant: 'destructive' })
    }
  }

  async function send(change: OrganizeBody): Promise<void> {
    await patch(`/api/helpers/${helperId}/conversation`, change)
    await Promise.all([
      refetch(client, queries.conversations),
      client.invalidateQueries({ queryKey: queries.helpers.queryKey, exact: true }),
    ])
  }

  async function deleteAll(): Promise<void> {
    await del(`/api/helpers/${helperId}/messages`)
    client.setQueryData(queries.messages(helperId).queryKey, [])
    await Promise.all([refetch(client, queries.conversations), reloadMemory(client)])
  }

  return {
    change: (change: OrganizeBody, done: string) => run(() => send(change), done),
    clear: () => run(deleteAll, 'The conversation is empty now.'),
  }
}
