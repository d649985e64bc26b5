import { useMutation } from '@tanstack/react-query'
import { Building2, KeyRound, Smartphone } from 'lucide-react'
import type { AuthMethods } from '../../../../contract/sign-in.ts'
import { ApiError } from '../../../api.ts'
import { Button, buttonStyle } from '../../../ui/button.tsx'
import { FormProblem } from '../../../ui/fields/field.tsx'
import { passkeysWork, showPasskey } from '../methods/passkeys.ts'
import { type AuthResult, useAuthForm } from './use-auth-form.ts'

interface OtherMethodsProps {
  methods: AuthMethods
  next: string | null
  onPhone(): void
}

const workspacePath = (next: string | null): string =>
  next ? `/api/auth/workspace?next=${encodeURIComponent(next)}` : '/api/auth/workspace'

function PasskeyButton() {
  const enter = useAuthForm()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => showPasskey<AuthResult>('/api/auth/passkey'),
    onSuccess: enter,
  })
  return (
    <>
      <Button busy={isPending} onClick={() => mutate()}>
        <KeyRound className="size-5 shrink-0" />
        Use a passkey
      </Button>
      <FormProblem text={error instanceof ApiError ? error.text : null} />
    </>
  )
}

export function OtherMethods({ methods, next, onPhone }: OtherMethodsProps) {
  const passkeys = passkeysWork()
  if (!methods.phone && !methods.workspace && !passkeys) return null
  return (
    <div className="mt-6 grid gap-3">
      <p className="flex items-center gap-4 text-sm text-ink-soft before:h-px before:grow before:bg-line after:h-px after:grow after:bg-line">
        or
      </p>
      {methods.phone && (
        <Button onClick={onPhone}>
          <Smartphone className="size-5 shrink-0" />
          Continue with your phone
        </Button>
      )}
      {methods.workspace && (
        <a href={workspacePath(next)} className={buttonStyle('quiet')}>
          <Building2 className="size-5 shrink-0" />
          Continue with {methods.workspace}
        </a>
      )}
      {passkeys && <PasskeyButton />}
    </div>
  )
}
