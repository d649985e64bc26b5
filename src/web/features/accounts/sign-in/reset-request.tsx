import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { MessageAnswer } from '../../../../contract/common.ts'
import type { ResetBody } from '../../../../contract/sign-in.ts'
import { post } from '../../../api.ts'
import { useContractForm } from '../../../forms/contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FormProblem } from '../../../ui/fields/field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Spinner } from '../../../ui/loading.tsx'
import { accountQueries } from '../account-queries.ts'

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
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        hint="The address that you confirmed for your account."
        {...field('email')}
      />
      <FormProblem text={problem} />
      <Button type="submit" variant="primary" busy={busy}>
        Send me a link
      </Button>
      {methods?.mail === 'outbox' && <Outbox />}
    </form>
  )
}
