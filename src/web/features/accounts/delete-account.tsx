import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { DeleteAccountBody } from '../../../contract/accounts.ts'
import { ApiError, del } from '../../api.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { accountQueries } from './account-queries.ts'
import { FormProblem } from './form-problem.tsx'
import { clearPerson } from './sign-out/clear-person.ts'
import { FIELD_RULES, validated } from './validate-fields.ts'

function useDeleteAccount() {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const toast = useToast()
  return useMutation({
    mutationFn: async (password: string | undefined) => {
      const body: DeleteAccountBody = { password }
      return del<null>('/api/user', validated(body, { password: FIELD_RULES.ownPassword }))
    },
    onSuccess: () => {
      navigate(paths.home)
      clearPerson(client)
      toast({ title: 'Your account is deleted', description: 'Everything in it is gone.' })
    },
  })
}

const textOfError = (error: Error): string =>
  error instanceof ApiError ? (error.fields.password ?? error.text) : error.message

const Erased = () => (
  <>
    <p>
      This erases your helpers, conversations, memories and profile, and the key they are encrypted with. It cannot be
      undone.
    </p>
    <p className="mt-2">
      <a href="/api/privacy/export" download className="link">
        Download everything first
      </a>
    </p>
  </>
)

export function DeleteAccount() {
  const [open, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const { data: signInMethods } = useQuery(accountQueries.signInMethods)
  const hasPassword = signInMethods?.password ?? true
  const { mutate, isPending, error, reset } = useDeleteAccount()
  const change = (opened: boolean) => {
    setOpen(opened)
    setPassword('')
    reset()
  }
  return (
    <>
      <Button
        onClick={() => change(true)}
        className="justify-self-start text-ink-soft! hover:border-danger! hover:text-danger! focus-visible:border-danger! focus-visible:text-danger!"
      >
        Delete account
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={change}
        title="Delete your account?"
        description={<Erased />}
        confirmLabel="Delete account"
        destructive
        busy={isPending}
        onConfirm={() => mutate(hasPassword ? password : undefined)}
      >
        {hasPassword ? (
          <TextField
            label="Your password"
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            error={error ? textOfError(error) : undefined}
          />
        ) : (
          <FormProblem text={error ? `${textOfError(error)} Sign out and back in.` : null} />
        )}
      </ConfirmDialog>
    </>
  )
}
