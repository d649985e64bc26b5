import { encode } from 'uqr'
import type { RecoveryAnswer, TotpBody, TotpSetup } from '../../../../contract/sign-in.ts'
import { MAX_TYPED_CODE } from '../../../../core/sms/sms-options.ts'
import { post } from '../../../api.ts'
import { useContractForm } from '../../../forms/contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { copyText } from '../../../ui/copy-text.ts'
import { SubmitForm } from '../../../ui/fields/submit-form.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useToast } from '../../../ui/overlays/toast.tsx'

/**
 * The dark modules of a QR code as one path, dark on light in both themes, because scanners expect that.
 */
function QrCode({ text, label }: { text: string; label: string }) {
  const code = encode(text, { border: 2 })
  const path = code.data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      className="w-52 rounded-field border border-line bg-white"
    >
      <path d={path.join('')} fill="#000" />
    </svg>
  )
}

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
    <SubmitForm form={{ onSubmit, problem, busy }} label="Turn on" beside={<Button onClick={onCancel}>Cancel</Button>}>
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
    </SubmitForm>
  )
}

export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept(): void }) {
  const toast = useToast()
  const copy = async () => {
    try {
      await copyText(codes.join('\n'))
      toast({ title: 'Codes copied' })
    } catch {
      toast({ title: 'The browser did not allow it', description: 'Please write them down.', variant: 'destructive' })
    }
  }
  return (
    <div role="status" className="grid gap-4">
      <p>
        Keep these recovery codes where you can find them without this device. Each completes two-step verification
        once. They will not be shown again.
      </p>
      <ul className="grid grid-cols-2 gap-x-6 gap-y-1.5 rounded-field bg-sunk p-4 font-mono text-[0.9375rem]">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button variant="primary" onClick={onKept}>
          I have saved them
        </Button>
        <Button onClick={() => void copy()}>Copy</Button>
      </div>
    </div>
  )
}
