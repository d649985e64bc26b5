import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import type { CheckCodeAnswer, SendCodeAnswer } from '../../../contract/sms.ts'
import { codeError, phoneError } from '../../../core/sms/phone-entry.ts'
import { formatTyped, MAX_TYPED_NUMBER, maskPhone } from '../../../core/sms/phone-numbers.ts'
import { CODE_DIGITS, RESEND_SECONDS } from '../../../core/sms/sms-options.ts'
import { ApiError, post } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useToast } from '../../ui/toast.tsx'
import { useCountdown } from '../../ui/use-countdown.ts'
import { FormProblem } from './form-problem.tsx'

interface PhoneCodeProps<Answer extends object> {
  /** Calls that send a code and take it. */
  sendPath: string
  verifyPath: string
  /** Says what the code does: "Sign in", "Link this number". */
  doneLabel: string
  onDone(answer: Answer): void
  onBack(): void
}

const textOfError = (error: Error | null, field: string): string | undefined => {
  if (!error) return undefined
  return error instanceof ApiError ? (error.fields[field] ?? error.text) : error.message
}

/** Throws what the server would answer, without asking it. */
function refuse(field: string, text: string | null): void {
  if (text) throw new ApiError(400, 'invalid_input', text, null, { [field]: text })
}

/** A phone number, then the code that was texted to it. */
export function PhoneCode<Answer extends object = CheckCodeAnswer>(props: PhoneCodeProps<Answer>) {
  const { sendPath, verifyPath, doneLabel, onDone, onBack } = props
  const toast = useToast()
  const [number, setNumber] = useState('')
  const [code, setCode] = useState('')
  const [sentTo, setSentTo] = useState<string | null>(null)
  const countdown = useCountdown()
  const sending = useMutation({
    mutationFn: async () => {
      refuse('phoneNumber', phoneError(number))
      return post<SendCodeAnswer>(sendPath, { phoneNumber: number })
    },
    onSuccess: ({ testCode }) => {
      setSentTo(number)
      setCode(testCode ?? '')
      countdown.start(RESEND_SECONDS)
      if (testCode)
        toast({ title: 'Test Code Available', description: 'No text leaves this server: the code is filled in.' })
    },
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
    if (sentTo === null) sending.mutate()
    else verifying.mutate(sentTo)
  }
  const back = () => {
    if (sentTo === null) return onBack()
    countdown.start(0)
    verifying.reset()
    setSentTo(null)
  }
  return (
    <form noValidate onSubmit={submit} className="grid gap-5">
      {sentTo === null ? (
        <TextField
          label="Phone number"
          type="tel"
          autoComplete="tel"
          placeholder="+1 (555) 123-4567"
          hint="A code is texted to it. Message and data rates may apply."
          maxLength={MAX_TYPED_NUMBER}
          value={number}
          onChange={(event) => setNumber(formatTyped(event.target.value))}
          error={textOfError(sending.error, 'phoneNumber')}
        />
      ) : (
        <>
          <p className="text-ink-soft">
            We texted a code to <span className="whitespace-nowrap text-ink">{maskPhone(sentTo)}</span>.
          </p>
          <TextField
            label="Verification code"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={CODE_DIGITS}
            value={code}
            onChange={(event) => {
              setCode(event.target.value.replace(/\D/g, ''))
              verifying.reset()
            }}
            error={textOfError(verifying.error, 'code')}
          />
          <FormProblem text={textOfError(sending.error, 'phoneNumber') ?? null} />
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
          <Button variant="plain" disabled={countdown.left > 0 || sending.isPending} onClick={() => sending.mutate()}>
            {countdown.left > 0 ? `Send again in ${countdown.left} s` : 'Send again'}
          </Button>
        )}
      </div>
    </form>
  )
}
