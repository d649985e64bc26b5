import { Suspense } from 'react'
import type { RecoveryAnswer, TotpSetup } from '../../../../contract/sign-in.ts'
import { MAX_TYPED_CODE } from '../../../../core/sms/sms-options.ts'
import { post } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { FormProblem } from '../form-problem.tsx'
import { neededText, useForm } from '../use-form.ts'

/** Without it, the key can be typed. */
const QrCode = lazyPart(() => import('./qr-code.tsx').then(({ QrCode }) => QrCode))

interface TotpSetupFormProps {
  setup: TotpSetup
  onDone(answer: RecoveryAnswer): void
  onCancel(): void
}

/** `ABCD EFGH …`: groups of four are easy to copy by hand. */
const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

const confirm = (data: FormData) =>
  post<RecoveryAnswer>('/api/user/totp/confirm', { code: neededText(data, 'code').replaceAll(' ', '') })

export function TotpSetupForm({ setup, onDone, onCancel }: TotpSetupFormProps) {
  const { busy, fields, problem, onSubmit } = useForm({ submit: confirm, onSuccess: onDone })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <p>Scan this with your authenticator app, then enter the code it shows.</p>
      <Suspense fallback={<div className="size-52" />}>
        <QrCode text={setup.uri} label="Code to scan with an authenticator app" />
      </Suspense>
      <div>
        <p className="text-sm text-ink-soft">Or type this key into the app:</p>
        <code className="break-words">{inFours(setup.secret)}</code>
      </div>
      <TextField
        label="Code from the app"
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={MAX_TYPED_CODE}
        error={fields.code}
      />
      <FormProblem text={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" variant="primary" busy={busy}>
          Turn on
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  )
}
