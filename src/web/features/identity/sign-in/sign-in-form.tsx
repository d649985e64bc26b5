import { useMutation, useQuery } from '@tanstack/react-query'
import { Building2, KeyRound, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'wouter'
import type { SignInBody, User } from '../../../../contract/accounts.ts'
import type { AuthMethods, SecondFactor, SecondFactorBody } from '../../../../contract/sign-in.ts'
import { MAX_TYPED_CODE } from '../../../../core/sms/sms-options.ts'
import { ApiError, post } from '../../../api.ts'
import { useContractForm } from '../../../forms/contract-form.ts'
import { paths } from '../../../paths.ts'
import { Button, buttonStyle, TextLink } from '../../../ui/button.tsx'
import { SubmitForm } from '../../../ui/fields/submit-form.tsx'
import { FormProblem, TextField } from '../../../ui/fields/text-field.tsx'
import { PasswordField } from '../account-fields.tsx'
import { accountQueries } from '../account-queries.ts'
import { NO_PASSKEYS_HERE, passkeysWork, showPasskey } from '../methods/passkeys.ts'
import { type AuthResult, useAuthForm, useStartOver } from './sign-in-state.ts'

/** A way around the lockout after wrong guesses, which may have been somebody else's. */
function WayPast() {
  const { data: methods } = useQuery(accountQueries.authMethods)
  if (!methods?.mail) return null
  return (
    <>
      {' '}
      Or <TextLink href={paths.resetPassword}>set a new password by email</TextLink>.
    </>
  )
}

export function SignInForm() {
  const enter = useAuthForm()
  const { field, busy, problem, code, onSubmit } = useContractForm({
    shape: 'signInBody',
    bodyOf: (typed: SignInBody) => typed,
    submit: (body) => post<AuthResult>('/api/auth/sign-in', body),
    onSuccess: enter,
  })
  return (
    <SubmitForm form={{ onSubmit, problem, busy }} label="Sign In" way={code === 'too_many_attempts' && <WayPast />}>
      <TextField
        label="Username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        {...field('username')}
      />
      <div className="grid gap-2">
        <PasswordField label="Password" autoComplete="current-password" {...field('password')} />
        <Link href={paths.resetPassword} className="link -my-1 justify-self-end py-1 text-sm">
          Forgot your password?
        </Link>
      </div>
    </SubmitForm>
  )
}

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

function CodeForm({ recovering }: { recovering: boolean }) {
  const enter = useAuthForm()
  const { field, busy, problem, onSubmit } = useContractForm({
    shape: 'secondFactorBody',
    bodyOf: (typed: SecondFactorBody) => typed,
    submit: (body) => post<{ user: User }>('/api/auth/second-factor', body),
    onSuccess: enter,
  })
  return (
    <SubmitForm form={{ onSubmit, problem, busy }} label="Continue">
      <TextField
        label={recovering ? 'Recovery code' : 'Code'}
        hint={
          recovering
            ? 'One of your ten recovery codes. Each works once.'
            : 'The six digits that your authenticator app shows now.'
        }
        inputMode={recovering ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        {...field('code')}
        maxLength={MAX_TYPED_CODE}
      />
    </SubmitForm>
  )
}

function PasskeyStep() {
  const enter = useAuthForm()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => showPasskey<{ user: User }>('/api/auth/second-factor/passkey'),
    onSuccess: enter,
  })
  return (
    <div className="grid gap-3">
      <Button variant="primary" busy={isPending} onClick={() => mutate()}>
        Use your passkey
      </Button>
      <FormProblem text={error instanceof ApiError ? error.text : null} />
    </div>
  )
}

export function SecondFactorForm({ factors }: { factors: SecondFactor[] }) {
  const startOver = useStartOver()
  const hasCode = factors.includes('totp')
  const hasPasskey = factors.includes('passkey')
  const hasRecovery = factors.includes('recovery')
  // If a passkey is the only factor and can't be used at this address, only a recovery code is left.
  const canReturn = hasCode || (hasPasskey && passkeysWork())
  const [wantsRecovery, setWantsRecovery] = useState(false)
  const recovering = hasRecovery && (wantsRecovery || !canReturn)
  return (
    <div className="grid gap-5">
      {hasPasskey && !passkeysWork() && <p className="text-ink-soft">{NO_PASSKEYS_HERE}</p>}
      {hasPasskey && passkeysWork() && !recovering && <PasskeyStep />}
      {(recovering || hasCode) && <CodeForm key={String(recovering)} recovering={recovering} />}
      <div className="-mx-4 flex flex-wrap justify-between">
        <Button variant="plain" onClick={startOver}>
          Start over
        </Button>
        {hasRecovery && canReturn && (
          <Button variant="plain" onClick={() => setWantsRecovery(!recovering)}>
            {recovering ? 'Back' : 'Use a recovery code'}
          </Button>
        )}
      </div>
    </div>
  )
}
