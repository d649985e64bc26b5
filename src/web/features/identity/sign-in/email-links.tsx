import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { MessageAnswer } from '../../../../contract/common.ts'
import type { ConfirmedAnswer, NewPasswordBody, ResetBody } from '../../../../contract/sign-in.ts'
import { LIMITS } from '../../../../core/text/limits.ts'
import { ApiError, post, queries } from '../../../api.ts'
import { useContractForm } from '../../../forms/contract-form.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { SubmitForm } from '../../../ui/fields/submit-form.tsx'
import { FormProblem, TextField } from '../../../ui/fields/text-field.tsx'
import { listen } from '../../../ui/listen.ts'
import { Spinner } from '../../../ui/loading.tsx'
import { PasswordField } from '../account-fields.tsx'
import { accountQueries } from '../account-queries.ts'

const tokenHere = (): string => location.hash.slice(1)

/** The token is in the URL's fragment, which reaches no server and no log. Also works if the page is already open. */
export function useLinkToken() {
  const [token, setToken] = useState(tokenHere)
  useEffect(() => listen(globalThis, ['hashchange'], () => setToken(tokenHere())), [])
  return [token, setToken] as const
}

/** Confirms an address with the token of an email link when a button is pressed: some mail programs open every link. */
export function ConfirmAddress({ token }: { token: string }) {
  const client = useQueryClient()
  const { data: me } = useQuery(queries.me)
  const { mutate, data, error, isPending } = useMutation({
    mutationFn: () => post<ConfirmedAnswer>('/api/auth/confirm-email', { token }),
    onSuccess: () => client.invalidateQueries(queries.me),
  })
  if (data) {
    return (
      <div role="status" className="grid gap-5">
        <p>
          <strong className="break-all">{data.email}</strong> is confirmed. Emails about your account go there.
        </p>
        <LinkButton href={me ? paths.settings : paths.signIn()} variant="primary">
          {me ? 'Back to Settings' : 'Sign in'}
        </LinkButton>
      </div>
    )
  }
  const text = error instanceof ApiError ? (error.fields.token ?? error.text) : null
  return (
    <div className="grid gap-5">
      <p>Is this the email address of your Coterie account?</p>
      <FormProblem text={text} />
      <Button variant="primary" busy={isPending} onClick={() => mutate()}>
        Confirm this address
      </Button>
      {text && (
        <LinkButton href={me ? paths.settings : paths.signIn(paths.settings)}>
          Ask for a new link in Settings
        </LinkButton>
      )}
    </div>
  )
}

const Outbox = () => (
  <p className="text-sm text-ink-soft">
    No mail server is set up on this development server: emails wait in its{' '}
    <a href="/api/dev/outbox" className="link">
      outbox
    </a>
    .
  </p>
)

export function ResetRequest() {
  const { data: methods, isPending } = useQuery(accountQueries.authMethods)
  const [said, setSaid] = useState<string | null>(null)
  const { field, busy, problem, onSubmit } = useContractForm({
    shape: 'resetBody',
    bodyOf: ({ email }: ResetBody) => ({ email: email.trim() }),
    submit: (body) => post<MessageAnswer>('/api/auth/reset', body),
    onSuccess: ({ message }) => setSaid(message),
  })
  if (isPending) return <Spinner className="mx-auto" />
  if (methods?.mail === null) {
    return <p>This server sends no email, so you cannot reset your password here. Please ask the person who runs it.</p>
  }
  if (said) {
    return (
      <div role="status" className="grid gap-3">
        <p>{said}</p>
        <p className="text-ink-soft">The link works once, for half an hour. Check your spam folder too.</p>
        {methods?.mail === 'outbox' && <Outbox />}
      </div>
    )
  }
  return (
    <SubmitForm
      form={{ onSubmit, problem, busy }}
      label="Send me a link"
      below={methods?.mail === 'outbox' && <Outbox />}
    >
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        hint="The address that you confirmed for your account."
        {...field('email')}
      />
    </SubmitForm>
  )
}

export function NewPassword({ token, onAgain }: { token: string; onAgain(): void }) {
  const [isDone, setDone] = useState(false)
  const { field, busy, problem, onSubmit } = useContractForm({
    shape: 'newPasswordBody',
    defaultValues: { token },
    bodyOf: (typed: NewPasswordBody) => typed,
    submit: (body) => post<null>('/api/auth/reset/finish', body),
    onSuccess: () => setDone(true),
  })
  if (isDone) {
    return (
      <div role="status" className="grid gap-5">
        <p>Your password is set, and every device was signed out.</p>
        <LinkButton href={paths.signIn()} variant="primary">
          Sign in
        </LinkButton>
      </div>
    )
  }
  return (
    <SubmitForm
      form={{ onSubmit, problem, busy }}
      label="Set password"
      below={problem && <Button onClick={onAgain}>Ask for a new link</Button>}
    >
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={`At least ${LIMITS.password.min} characters.`}
        {...field('password')}
      />
    </SubmitForm>
  )
}
