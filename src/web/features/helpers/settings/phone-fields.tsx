import { formatPhone, formatTyped, maskPhone } from '../../../../core/sms/phone-numbers.ts'
import { MAX_TYPED_CODE } from '../../../../core/sms/sms-options.ts'
import { inForm } from '../../../forms/contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/choices.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import type { PhoneEntry } from './use-phone.ts'

interface NumberFieldsProps {
  entry: PhoneEntry
  consentText: string
}

export const NumberFields = ({ entry: { number, phone, ready, isReady }, consentText }: NumberFieldsProps) => (
  <div className="grid gap-5">
    <TextField
      label="Phone number"
      hint={
        isReady
          ? 'You have verified this number and agreed to texts. Reply STOP at any time to end them.'
          : 'We text you a code to check that the number is yours.'
      }
      type="tel"
      inputMode="tel"
      autoComplete="tel"
      placeholder="+1 (555) 123-4567"
      {...inForm(number.field('phoneNumber'), formatTyped)}
      disabled={number.busy}
    />
    {phone === '' && ready.length > 0 && (
      <div className="-mt-2 flex flex-wrap gap-2">
        {ready.map((each) => (
          <Button key={each} onClick={() => number.control('phoneNumber').onChange(formatPhone(each))}>
            Use {maskPhone(each)}
          </Button>
        ))}
      </div>
    )}
    {!isReady && (
      <div className="rounded-field bg-sunk px-4 py-2 text-[0.9375rem]">
        <Checkbox label={consentText} {...number.field('consent')} disabled={number.busy} />
      </div>
    )}
  </div>
)

export const CodeFields = ({ entry: { proof, phone, left, resend, isResending } }: { entry: PhoneEntry }) => (
  <div className="grid gap-4">
    <p>
      We sent a code to <span className="font-[550] whitespace-nowrap">{maskPhone(phone)}</span>. It is valid for ten
      minutes.
    </p>
    <TextField
      label="Verification code"
      inputMode="numeric"
      autoComplete="one-time-code"
      {...proof.field('code')}
      maxLength={MAX_TYPED_CODE}
      disabled={proof.busy}
      className="max-w-60 [&_input]:text-xl [&_input]:tracking-[0.3em] [&_input]:tabular-nums"
      autoFocus
    />
    <p>
      <Button
        variant="plain"
        className="-ml-5.5 tabular-nums"
        disabled={left > 0}
        busy={isResending}
        onClick={() => void resend()}
      >
        {left > 0 ? `Resend code in ${left} s` : 'Resend code'}
      </Button>
    </p>
  </div>
)
