import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ProfileBody, User } from '../../../contract/accounts.ts'
import type { NoticesAnswer } from '../../../contract/schedules.ts'
import { LIMITS } from '../../../core/text/limits.ts'
import { patch, post, queries } from '../../api.ts'
import { useContractForm } from '../../forms/contract-form.ts'
import { reloadHelpers } from '../../refetch.ts'
import { Button } from '../../ui/button.tsx'
import { SubmitForm } from '../../ui/fields/submit-form.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useToast } from '../../ui/overlays/toast.tsx'
import { useAction } from '../../use-action.ts'
import { cityOf, ZoneField } from './account-fields.tsx'
import { accountQueries } from './account-queries.ts'
import { useReauthentication } from './methods/use-reauthentication.tsx'

/** How to confirm the address, by how this server sends email. */
const CONFIRM_BY = {
  email: 'Follow the link in the email we sent there.',
  outbox: 'This server has no mail server yet: the email with the link waits in its developer’s outbox.',
  none: 'This server has no mail server, so no link can be sent.',
}

const confirmBy = ({ email }: NoticesAnswer): string => CONFIRM_BY[email ?? 'none']

function EmailState({ me }: { me: User }) {
  const { data: notices } = useQuery(accountQueries.notices)
  const { mutate, isPending } = useAction({
    call: () => post<null>('/api/user/email/confirmation'),
    done: 'The link is on its way',
    failed: 'The link was not sent',
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

interface Typed {
  name: string
  email: string
  timeZone: string
}

const typedOf = (me: User): Typed => ({
  name: me.displayName ?? '',
  email: me.pendingEmail ?? me.email ?? '',
  timeZone: me.timeZone,
})

/** Only what was changed: another window may have saved the rest meanwhile. */
function changesOf(me: User, { name, email, timeZone }: Typed): ProfileBody {
  const before = typedOf(me)
  return {
    ...(name.trim() !== before.name && { name }),
    ...(email.trim() !== before.email && { email: email.trim() || null }),
    ...(timeZone !== before.timeZone && { timeZone }),
  }
}

const save = async (me: User, body: ProfileBody) =>
  Object.keys(body).length > 0 ? patch<{ user: User }>('/api/user/profile', body) : { user: me }

export function AccountForm({ me }: { me: User }) {
  const client = useQueryClient()
  const toast = useToast()
  const { data: signInMethods } = useQuery(accountQueries.signInMethods)
  const { withReauthentication, question } = useReauthentication(signInMethods?.password ?? true)
  const { form, field, busy, problem, onSubmit } = useContractForm({
    shape: 'profileBody',
    values: typedOf(me),
    resetOptions: { keepDirtyValues: true },
    bodyOf: (typed: Typed) => changesOf(me, typed),
    submit: (body) => withReauthentication(() => save(me, body)),
    onSuccess: ({ user }) => {
      form.reset(typedOf(user), { keepDirtyValues: false })
      client.setQueryData(queries.me.queryKey, user)
      const moved = user.timeZone !== me.timeZone
      if (moved) void reloadHelpers(client)
      toast({
        title: 'Account updated',
        ...(moved && { description: `Your helpers’ next messages now follow ${cityOf(user.timeZone)} time.` }),
      })
    },
    onFailure: () => toast({ title: 'Failed to update account information.', variant: 'destructive' }),
  })
  return (
    <>
      <SubmitForm form={{ onSubmit, problem, busy }} label="Save changes" isNarrow>
        <TextField
          label="Name"
          autoComplete="name"
          hint="What your helpers call you."
          {...field('name')}
          maxLength={LIMITS.displayName.max}
        />
        <TextField label="Email" type="email" autoComplete="email" optional {...field('email')} />
        <EmailState me={me} />
        <ZoneField zone={me.timeZone} {...field('timeZone')} />
      </SubmitForm>
      {question}
    </>
  )
}
