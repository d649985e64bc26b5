import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '../../../../contract/accounts.ts'
import type { SecondFactor, SecondFactorBody } from '../../../../contract/sign-in.ts'
import { MAX_TYPED_CODE } from '../../../../core/sms/sms-options.ts'
import { ApiError, post } from '../../../api.ts'
import { useContractForm } from '../../../forms/contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { SubmitForm } from '../../../ui/fields/submit-form.tsx'
import { FormProblem, TextField } from '../../../ui/fields/text-field.tsx'
import { NO_PASSKEYS_HERE, passkeysWork, showPasskey } from '../methods/passkeys.ts'
import { useAuthForm, useStartOver } from './sign-in-state.ts'

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
