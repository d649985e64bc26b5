import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ProfileBody, User } from '../../../contract/accounts.ts'
import { LIMITS } from '../../../core/text/limits.ts'
import { patch, queries } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { accountQueries } from './account-queries.ts'
import { EmailState } from './email-state.tsx'
import { FormProblem } from './form-problem.tsx'
import { useReauthentication } from './methods/use-reauthentication.tsx'
import { cityOf } from './time-zones.ts'
import { textOf, useForm } from './use-form.ts'
import { FIELD_RULES, validated } from './validate-fields.ts'
import { ZoneField } from './zone-field.tsx'

/** Sends only what was changed: another window may have saved the rest meanwhile. */
async function saveProfile(me: User, data: FormData) {
  const name = textOf(data, 'name') ?? ''
  const email = textOf(data, 'email') ?? null
  const timeZone = textOf(data, 'timeZone') ?? me.timeZone
  const body: ProfileBody = {
    ...(name !== (me.displayName ?? '') && { name }),
    ...(email !== (me.pendingEmail ?? me.email) && { email }),
    ...(timeZone !== me.timeZone && { timeZone }),
  }
  if (Object.keys(body).length === 0) return { user: me }
  return patch<{ user: User }>(
    '/api/user/profile',
    validated(body, { name: FIELD_RULES.displayName, email: FIELD_RULES.email }),
  )
}

export function AccountForm({ me }: { me: User }) {
  const client = useQueryClient()
  const toast = useToast()
  const { data: signInMethods } = useQuery(accountQueries.signInMethods)
  const { withReauthentication, question } = useReauthentication(signInMethods?.password ?? true)
  const { busy, fields, problem, onSubmit } = useForm({
    submit: (data) => withReauthentication(() => saveProfile(me, data)),
    onSuccess: ({ user }) => {
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
          name="name"
          autoComplete="name"
          hint="What your helpers call you."
          defaultValue={me.displayName ?? ''}
          maxLength={LIMITS.displayName.max}
          error={fields.name}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          optional
          key={me.pendingEmail ?? me.email}
          defaultValue={me.pendingEmail ?? me.email ?? ''}
          error={fields.email}
        />
        <EmailState me={me} />
        <ZoneField zone={me.timeZone} error={fields.timeZone} />
        <FormProblem text={problem} />
        <Button type="submit" variant="primary" busy={busy} className="justify-self-start">
          Save changes
        </Button>
      </form>
      {question}
    </>
  )
}
