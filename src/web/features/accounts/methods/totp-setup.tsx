import type { RecoveryAnswer, TotpBody, TotpSetup } from '../../../../contract/sign-in.ts'
import { MAX_TYPED_CODE } from '../../../../core/sms/sms-options.ts'
import { post } from '../../../api.ts'
import { useContractForm } from '../../../forms/contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { FormProblem, TextField } from '../../../ui/fields/text-field.tsx'
import { latePart } from '../../../ui/late.tsx'

/** Without it, the key can be typed. */
const QrCode = latePart(
  () => import('./qr-code.tsx').then(({ QrCode }) => QrCode),
  () => <div className="size-52" />,
)

interface TotpSetupFormProps {
  setup: TotpSetup
  onDone(answer: RecoveryAnswer): void
  onCancel(): void
}

/** `ABCD EFGH …`: groups of four are easy to copy by hand. */
const inFours = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ')

export function TotpSetupForm({ setup, onDone, onCancel }: TotpSetupFormProps) {
  const { field, busy, problem, onSubmit } = useContractForm({
    shape: 'totpBody',
    bodyOf: (typed: TotpBody) => typed,
    submit: (body) => post<RecoveryAnswer>('/api/user/totp/confirm', body),
    onSuccess: onDone,
  })
  return (
    <form noValidate onSubmit={onSubmit} className="grid gap-5">
      <p>Scan this with your authenticator app, then enter the code it shows.</p>
      <QrCode text={setup.uri} label="Code to scan with an authenticator app" />
      <div>
        <p className="text-sm text-ink-soft">Or type this key into the app:</p>
        <code className="break-words">{inFours(setup.secret)}</code>
      </div>
      <TextField
        label="Code from the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...field('code')}
        maxLength={MAX_TYPED_CODE}
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
