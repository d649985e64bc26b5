import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ConfirmedAnswer } from '../../../../contract/sign-in.ts'
import { ApiError, post, queries } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { FormProblem } from '../../../ui/fields/field.tsx'

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
