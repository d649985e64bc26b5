import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ProfileBody, User } from '../../../contract/accounts.ts'
import { LIMITS } from '../../../core/text/limits.ts'
import { patch, queries } from '../../api.ts'
import { useContractForm } from '../../forms/contract-form.ts'
import { Button } from '../../ui/button.tsx'
import { FormProblem } from '../../ui/fields/field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { useToast } from '../../ui/overlays/toast.tsx'
import { accountQueries } from './account-queries.ts'
import { EmailState } from './email-state.tsx'
import { useReauthentication } from './methods/use-reauthentication.tsx'
import { cityOf, ZoneField } from './zone-field.tsx'

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
      if (moved) void client.invalidateQueries({ queryKey: queries.helpers.queryKey, exact: true })
      toast({
        title: 'Account updated',
        ...(moved && { description: `Your helpers’ next messages now follow ${cityOf(user.timeZone)} time.` }),
      })
    },
    onFailure: () => toast({ title: 'Failed to update account information.', variant: 'destructive' }),
  })
  return (
    <>
      <form noValidate onSubmit={onSubmit} className="grid gap-5">
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
        <FormProblem text={problem} />
        <Button type="submit" variant="primary" busy={busy} className="justify-self-start">
          Save changes
        </Button>
      </form>
      {question}
    </>
  )
}
