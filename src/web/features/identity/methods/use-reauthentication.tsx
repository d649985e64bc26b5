import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { ReauthenticateBody } from '../../../../contract/accounts.ts'
import { ApiError, post } from '../../../api.ts'
import { type FormField, useContractForm } from '../../../forms/contract-form.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ConfirmDialog } from '../../../ui/overlays/dialog.tsx'
import { useAction } from '../../../use-action.ts'
import { accountQueries } from '../account-queries.ts'
import { useSignOut } from '../sign-out/sign-out.ts'

export type WithReauthentication = <Result>(task: () => Promise<Result>) => Promise<Result>

interface Waiting {
  goOn(): void
  giveUp(): void
}

export const OwnPassword = (field: FormField) => (
  <TextField label="Your password" type="password" autoComplete="current-password" {...field} />
)

function PasswordAgain({ waiting }: { waiting: Waiting }) {
  const { field, busy, onSubmit } = useContractForm({
    shape: 'reauthenticateBody',
    bodyOf: (typed: ReauthenticateBody) => typed,
    submit: (body) => post<null>('/api/auth/reauthenticate', body),
    onSuccess: () => waiting.goOn(),
    blamed: 'password',
  })
  return (
    <ConfirmDialog
      onClose={waiting.giveUp}
      title="Confirm it’s you"
      description="You signed in a while ago. Please enter your password before making this change."
      confirmLabel="Continue"
      busy={busy}
      onConfirm={onSubmit}
    >
      <OwnPassword {...field('password')} />
    </ConfirmDialog>
  )
}

function SignInAgain({ waiting }: { waiting: Waiting }) {
  const { busy, signOut } = useSignOut()
  return (
    <ConfirmDialog
      onClose={waiting.giveUp}
      title="Confirm it’s you"
      description="You signed in a while ago. Please sign in again before making this change."
      confirmLabel="Sign out"
      busy={busy}
      onConfirm={signOut}
    />
  )
}

/** Shared by all changes of sign-in methods on a page, so that there is only one dialog. */
export function useReauthentication(hasPassword: boolean): {
  withReauthentication: WithReauthentication
  question: ReactNode
} {
  const [waiting, setWaiting] = useState<Waiting | null>(null)
  const withReauthentication: WithReauthentication = async (task) => {
    try {
      return await task()
    } catch (cause) {
      if (!(cause instanceof ApiError) || cause.code !== 'reauthenticate') throw cause
      await new Promise<void>((resolve, reject) => setWaiting({ goOn: resolve, giveUp: () => reject(cause) })).finally(
        () => setWaiting(null),
      )
      return task()
    }
  }
  const Question = hasPassword ? PasswordAgain : SignInAgain
  return { withReauthentication, question: waiting && <Question waiting={waiting} /> }
}

export function useSignInChange<Result, Input = void>(
  withReauthentication: WithReauthentication,
  change: (input: Input) => Promise<Result>,
  told: { done?: string; onDone?(result: Result): void },
) {
  const client = useQueryClient()
  return useAction<Result, Input>({
    call: (input) => withReauthentication(() => change(input)),
    done: told.done,
    failed: 'Nothing was changed',
    isTold: (error) => error instanceof ApiError && error.code === 'reauthenticate',
    onDone: (result) => {
      void client.invalidateQueries(accountQueries.signInMethods)
      told.onDone?.(result)
    },
  })
}
