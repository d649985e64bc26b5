import { useMutation, useQuery } from '@tanstack/react-query'
import type { User } from '../../../contract/accounts.ts'
import type { NoticesAnswer } from '../../../contract/schedules.ts'
import { ApiError, post } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/overlays/toast.tsx'
import { accountQueries } from './account-queries.ts'

/** How to confirm the address, by how this server sends email. */
const CONFIRM_BY = {
  email: 'Follow the link in the email we sent there.',
  outbox: 'This server has no mail server yet: the email with the link waits in its developer’s outbox.',
  none: 'This server has no mail server, so no link can be sent.',
}

const confirmBy = ({ email }: NoticesAnswer): string => CONFIRM_BY[email ?? 'none']

export function EmailState({ me }: { me: User }) {
  const { data: notices } = useQuery(accountQueries.notices)
  const toast = useToast()
  const { mutate, isPending } = useMutation({
    mutationFn: () => post<null>('/api/user/email/confirmation'),
    onSuccess: () => toast({ title: 'The link is on its way' }),
    onError: (error) =>
      toast({
        title: 'The link was not sent',
        description: error instanceof ApiError ? error.text : 'Please try again.',
        variant: 'destructive',
      }),
  })
  const waiting = me.pendingEmail ?? (me.emailVerified ? null : me.email)
  if (!waiting) return me.email ? <p className="-mt-3 text-sm text-ink-soft">Confirmed.</p> : null
  return (
    <div
      role="status"
      className="-mt-2 grid justify-items-start gap-2 rounded-field bg-sunk px-4 py-3 text-[0.9375rem]"
    >
      <p>
        <strong className="break-all">{waiting}</strong> is not confirmed yet. {notices && confirmBy(notices)}
        {me.pendingEmail && notices?.email === 'email' && ' Until then emails go to the old address.'}
      </p>
      {notices?.email && (
        <Button busy={isPending} onClick={() => mutate()}>
          Send the link again
        </Button>
      )}
    </div>
  )
}
