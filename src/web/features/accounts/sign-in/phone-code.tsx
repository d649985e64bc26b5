import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { CheckCodeAnswer, SendCodeAnswer } from '../../../../contract/sms.ts'
import { codeError, formatTyped, MAX_TYPED_NUMBER, maskPhone, phoneError } from '../../../../core/sms/phone-numbers.ts'
import { MAX_TYPED_CODE, RESEND_MS } from '../../../../core/sms/sms-options.ts'
import { ApiError, post } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useToast } from '../../../ui/toast.tsx'
import { useCountdown } from '../../../ui/use-countdown.ts'
import { FormProblem } from '../form-problem.tsx'

interface PhoneCodeProps<Answer extends object> {
  sendPath: string
  verifyPath: string
  doneLabel: string
  onDone(answer: Answer): void
  onBack(): void
}

const textOfError = (error: Error | null, field: string): string | undefined => {
  if (!error) return undefined
  return error instanceof ApiError ? (error.fields[field] ?? error.text) : error.message
}

/** Throws the error that the server would return, without calling it. */
function refuse(field: string, text: string | null): void {
  if (text) throw new ApiError(400, 'invalid_input', text, null, { [field]: text })
}

function useSendCode(sendPath: string, onSent: (number: string, testCode: string) => void) {
  const toast = useToast()
  return useMutation({
    mutationFn: async (number: string) => {
      refuse('phoneNumber', phoneError(number))
      return post<SendCodeAnswer>(sendPath, { phoneNumber: number })
    },
    onSuccess: ({ testCode }, number) => {
      onSent(number, testCode ?? '')
      if (testCode)
        toast({
          title: 'Test Code Available',
          description: 'This server sends no texts, so the code is filled in for you.',
        })
    },
  })
}

interface FieldProps {
  value: string
  onChange(value: string): void
  error: string | undefined
}

const NumberField = ({ value, onChange, error }: FieldProps) => (
  <TextField
    label="Phone number"
    type="tel"
    autoComplete="tel"
    placeholder="+1 (555) 123-4567"
    hint="We will text you a code. Message and data rates may apply."
    maxLength={MAX_TYPED_NUMBER}
    value={value}
    onChange={(event) => onChange(formatTyped(event.target.value))}
    error={error}
  />
)

const CodeField = ({ sentTo, value, onChange, error }: FieldProps & { sentTo: string }) => (
  <>
    <p className="text-ink-soft">
      We texted a code to <span className="whitespace-nowrap text-ink">{maskPhone(sentTo)}</span>.
    </p>
    <TextField
      label="Verification code"
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={MAX_TYPED_CODE}
      value={value}
      onChange={(event) => onChange(event.target.value.replace(/\D/g, ''))}
      error={error}
    />
  </>
)

export function PhoneCode<Answer extends object = CheckCodeAnswer>(props: PhoneCodeProps<Answer>) {
  const { sendPath, verifyPath, doneLabel, onDone, onBack } = props
  const [number, setNumber] = useState('')
  const [code, setCode] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [resendAt, setResendAt] = useState(0)
  const left = useCountdown(resendAt)
  const sending = useSendCode(sendPath, (phoneNumber, testCode) => {
    setSentTo(phoneNumber)
    setCode(testCode)
    setResendAt(Date.now() + RESEND_MS)
  })
  const verifying = useMutation({
    mutationFn: async (phoneNumber: string) => {
      refuse('code', codeError(code))
      return post<Answer>(verifyPath, { phoneNumber, code })
    },
    onSuccess: onDone,
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sentTo === null) sending.mutate(number)
    else verifying.mutate(sentTo)
  }
  const back = () => {
    if (sentTo === null) return onBack()
    setResendAt(0)
    verifying.reset()
    setSentTo(null)
  }
  const changeNumber = (typed: string) => {
    setNumber(typed)
    sending.reset()
  }
  const changeCode = (typed: string) => {
    setCode(typed)
    verifying.reset()
  }
  const sendError = textOfError(sending.error, 'phoneNumber')
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {sentTo === null ? (
        <NumberField value={number} onChange={changeNumber} error={sendError} />
      ) : (
        <>
          <CodeField sentTo={sentTo} value={code} onChange={changeCode} error={textOfError(verifying.error, 'code')} />
          <FormProblem text={sendError ?? null} />
        </>
      )}
      <Button type="submit" variant="primary" busy={sentTo === null ? sending.isPending : verifying.isPending}>
        {sentTo === null ? 'Send code' : doneLabel}
      </Button>
      <div className="-mx-4 flex flex-wrap justify-between">
        <Button variant="plain" onClick={back}>
          Back
        </Button>
        {sentTo !== null && (
          <Button variant="plain" disabled={left > 0 || sending.isPending} onClick={() => sending.mutate(number)}>
            {left > 0 ? `Send again in ${left} s` : 'Send again'}
          </Button>
        )}
      </div>
    </form>
  )
}
