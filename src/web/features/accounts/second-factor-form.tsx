import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { User } from '../../../contract/accounts.ts'
import type { FactorName, SecondFactorBody } from '../../../contract/sign-in.ts'
import { ApiError, post } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { accountQueries } from './account-queries.ts'
import { FormProblem } from './form-problem.tsx'
import { passkeysWork, showPasskey } from './passkeys.ts'
import { useEntrance } from './use-entrance.ts'
import { textOf, useForm } from './use-form.ts'

const give = (data: FormData) => {
  const body: SecondFactorBody = { code: textOf(data, 'code') ?? '' }
  return post<{ user: User }>('/api/auth/second-factor', body)
}

function CodeForm({ recovering }: { recovering: boolean }) {
  const enter = useEntrance()
  const { busy, fields, problem, onSubmit } = useForm({ submit: give, onSuccess: enter })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <TextField
        key={String(recovering)}
        label={recovering ? 'Recovery code' : 'Code'}
        hint={
          recovering ? 'One of the ten that you kept. Each is good once.' : 'The six digits that your app shows now.'
        }
        name="code"
        inputMode={recovering ? 'text' : 'numeric'}
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={24}
        error={fields.code}
      />
      <FormProblem text={problem} />
      <Button type="submit" variant="primary" busy={busy}>
        Continue
      </Button>
    </form>
  )
}

function PasskeyStep() {
  const enter = useEntrance()
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

/** The second step of a sign-in: a code, a recovery code or a passkey. */
export function SecondFactorForm({ factors }: { factors: FactorName[] }) {
  const client = useQueryClient()
  const [recovering, setRecovering] = useState(!factors.includes('totp') && !passkeysWork())
  const startOver = async () => {
    await post<null>('/api/auth/sign-out').catch(() => undefined)
    await client.invalidateQueries(accountQueries.ways)
  }
  const withPasskey = factors.includes('passkey') && passkeysWork() && !recovering
  return (
    <div className="grid gap-5">
      {withPasskey && <PasskeyStep />}
      {(recovering || factors.includes('totp')) && <CodeForm recovering={recovering} />}
      <div className="flex flex-wrap justify-between gap-2">
        <Button variant="plain" onClick={() => void startOver()}>
          Start over
        </Button>
        {factors.includes('recovery') && (
          <Button variant="plain" onClick={() => setRecovering(!recovering)}>
            {recovering ? 'Back to the code' : 'Use a recovery code'}
          </Button>
        )}
      </div>
    </div>
  )
}
