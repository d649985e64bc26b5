import { formatPhone, maskPhone } from '../../../../core/sms/phone-numbers.ts'
import { MAX_TYPED_CODE } from '../../../../core/sms/sms-options.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import type { PhoneEntry } from './use-phone.ts'

export const NumberFields = ({ entry, consentText }: { entry: PhoneEntry; consentText: string }) => (
  <div className="grid gap-5">
    <TextField
      label="Phone number"
      hint={
        entry.isReady
          ? 'You have verified this number and agreed to texts. Reply STOP at any time to end them.'
          : 'We text you a code to check that the number is yours.'
      }
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="+1 (555) 123-4567"
      value={entry.phone}
      onChange={(event) => entry.changePhone(event.target.value)}
      error={entry.errors.phone}
      disabled={entry.busy !== null}
    />
    {entry.phone === '' && entry.ready.length > 0 && (
      <div className="-mt-2 flex flex-wrap gap-2">
        {entry.ready.map((number) => (
          <Button key={number} onClick={() => entry.changePhone(formatPhone(number))}>
            Use {maskPhone(number)}
          </Button>
        ))}
      </div>
    )}
    {!entry.isReady && (
      <div className="rounded-field bg-sunk px-4 py-2 text-[0.9375rem]">
        <Checkbox
          label={consentText}
          checked={entry.consent}
          onChange={(event) => entry.changeConsent(event.target.checked)}
          error={entry.errors.consent}
          disabled={entry.busy !== null}
        />
      </div>
    )}
  </div>
)

export const CodeFields = ({ entry }: { entry: PhoneEntry }) => (
  <div className="grid gap-4">
    <p>
      We sent a code to <span className="font-[550] whitespace-nowrap">{maskPhone(entry.phone)}</span>. It is valid for
      ten minutes.
    </p>
    <TextField
      label="Verification code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={MAX_TYPED_CODE}
      value={entry.code}
      onChange={(event) => entry.changeCode(event.target.value)}
      error={entry.errors.code}
      disabled={entry.busy === 'verify'}
      className="max-w-60 [&_input]:text-xl [&_input]:tracking-[0.3em] [&_input]:tabular-nums"
      autoFocus
    />
    <p>
      <Button
        variant="plain"
        className="-ml-5.5 tabular-nums"
        disabled={entry.left > 0}
        busy={entry.busy === 'send'}
        onClick={() => void entry.resend()}
      >
        {entry.left > 0 ? `Resend code in ${entry.left} s` : 'Resend code'}
      </Button>
    </p>
  </div>
)
