import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { DeleteAccountBody } from '../../../contract/accounts.ts'
import { del } from '../../api.ts'
import { useContractForm } from '../../forms/contract-form.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { FormProblem } from '../../ui/fields/text-field.tsx'
import { ConfirmDialog } from '../../ui/overlays/dialog.tsx'
import { useToast } from '../../ui/overlays/toast.tsx'
import { accountQueries } from './account-queries.ts'
import { OwnPassword } from './methods/use-reauthentication.tsx'
import { clearPerson } from './sign-out/sign-out.ts'

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

function DeleteDialog({ hasPassword, onClose }: { hasPassword: boolean; onClose(): void }) {
  const client = useQueryClient()
  const [, navigate] = useLocation()
  const toast = useToast()
  const { field, busy, problem, onSubmit } = useContractForm({
    shape: 'deleteAccountBody',
    bodyOf: (typed: DeleteAccountBody) => typed,
    submit: (body) => del<null>('/api/user', body),
    blamed: hasPassword ? 'password' : undefined,
    onSuccess: () => {
      navigate(paths.home)
      clearPerson(client)
      toast({ title: 'Your account is deleted', description: 'Everything in it is gone.' })
    },
  })
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Delete your account?"
      description={<Erased />}
      confirmLabel="Delete account"
      destructive
      busy={busy}
      onConfirm={onSubmit}
    >
      {hasPassword ? (
        <OwnPassword {...field('password')} />
      ) : (
        <FormProblem text={problem && `${problem} Sign out and back in.`} />
      )}
    </ConfirmDialog>
  )
}

/** What destroys stands at the end of a page, and stays quiet until one reaches it. */
export function DeleteAccount({ text }: { text: string }) {
  const [open, setOpen] = useState(false)
  const { data: signInMethods } = useQuery(accountQueries.signInMethods)
  return (
    <section
      tabIndex={-1}
      className="mt-12 grid gap-3 border-t border-line pt-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center sm:gap-8"
    >
      <div>
        <h2 className="text-lg text-ink-soft">Delete account</h2>
        <p className="mt-1 max-w-[68ch] text-[0.9375rem] text-ink-soft">{text}</p>
      </div>
      <div className="justify-self-start">
        <Button
          onClick={() => setOpen(true)}
          className="justify-self-start text-ink-soft! hover:border-danger! hover:text-danger! focus-visible:border-danger! focus-visible:text-danger!"
        >
          Delete account
        </Button>
        {open && <DeleteDialog hasPassword={signInMethods?.password ?? true} onClose={() => setOpen(false)} />}
      </div>
    </section>
  )
}
