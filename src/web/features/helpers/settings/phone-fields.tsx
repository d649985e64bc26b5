import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CheckCodeAnswer, SendCodeAnswer } from '../../../../contract/sms.ts'
import { formatPhone, formatTyped, maskPhone, toInternational } from '../../../../core/sms/phone-numbers.ts'
import { MAX_TYPED_CODE, RESEND_MS } from '../../../../core/sms/sms-options.ts'
import { ApiError, post } from '../../../api.ts'
import { inForm, useContractForm } from '../../../forms/contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/choices.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useToast } from '../../../ui/overlays/toast.tsx'
import type { ToastMessage } from '../../../ui/overlays/toast-view.tsx'
import { useCountdown } from '../../../ui/use-countdown.ts'
import { smsQuery } from '../helper-actions.ts'
import type { PhoneDraft } from './helper-form.ts'

const UNEXPECTED = 'An unexpected error occurred. Please try again.'
const SEND_FAILED = 'Failed to send verification code.'
const RESEND_FAILED = 'Failed to resend verification code.'
const WRONG_CODE = 'The code you entered is invalid. Please try again.'

const TEST_MODE = { title: 'Using Test Mode', description: 'No text was sent. The code is filled in for you.' }
const TEST_CODE = { title: 'Test Code Available', description: 'The code is filled in for you.' }
const SENT = { title: 'Verification code sent', description: 'It is valid for ten minutes.' }

interface Outcome {
  /** Filled in where no text is sent, else empty; null: there is none. */
  code: string | null
  toast: ToastMessage
  numberError?: string | undefined
}

type Answer = SendCodeAnswer & Pick<Outcome, 'numberError'>

/** An error is answered with the same fields. */
const answerIn = (error: unknown): Answer =>
  error instanceof ApiError && error.status > 0
    ? { message: error.text, ...(error.body as object), success: false, numberError: error.fields.phoneNumber }
    : { message: UNEXPECTED, success: false }

/** Sends a code. Never rejects. */
async function sendCode(phoneNumber: string, consent: boolean, failed: string): Promise<Outcome> {
  const sent = post<Answer>('/api/sms/send-verification', { phoneNumber, consent })
  const { success, testCode, message, numberError } = await sent.catch(answerIn)
  if (success) return { code: testCode ?? '', toast: testCode ? TEST_CODE : SENT }
  if (testCode) return { code: testCode, toast: TEST_MODE }
  return { code: null, toast: { title: message || failed, variant: 'destructive' }, numberError }
}

/** Verifies the number. Returns an error message or null; never rejects. */
const checkCode = (phoneNumber: string, code: string): Promise<string | null> =>
  post<CheckCodeAnswer>('/api/sms/verify', { phoneNumber, code })
    .catch(answerIn)
    .then(({ success, message }) => (success ? null : message || WRONG_CODE))

interface PhoneOptions {
  draft: PhoneDraft
  /** Numbers that need no code and no consent any more. */
  ready: readonly string[]
  change(change: Partial<PhoneDraft>): void
  /** Called after a correct code, or with a number that is ready. */
  onVerified(phone: string): Promise<void>
}

interface Typed {
  phoneNumber: string
  consent: boolean
}

/** Asks for a number, then the code sent to it. */
export function usePhone({ draft, ready, change, onVerified }: PhoneOptions) {
  const { phone, consent, code, stage, proved, resendAt } = draft
  const [isResending, setResending] = useState(false)
  const left = useCountdown(resendAt)
  const toast = useToast()
  const client = useQueryClient()
  const isReady = ready.includes(toInternational(phone) ?? '')

  const number = useContractForm({
    shape: 'agreedCodeBody',
    defaultValues: { phoneNumber: phone, consent },
    bodyOf: (typed: Typed) => ({ ...typed, consent: typed.consent || isReady }),
    keep: ({ phoneNumber, consent }) => change({ phone: phoneNumber, consent }),
    submit: ({ phoneNumber, consent }) =>
      isReady ? onVerified(phoneNumber) : sendCode(phoneNumber, consent, SEND_FAILED).then(show),
  })
  const proof = useContractForm({
    shape: 'checkCodeBody',
    defaultValues: { code },
    bodyOf: (typed: { code: string }) => ({ phoneNumber: phone, code: typed.code.trim() }),
    keep: (typed) => change(typed),
    submit: async (body) => {
      if (await prove(body.code)) await onVerified(phone)
    },
  })

  function show({ code, toast: told, numberError }: Outcome): void {
    toast(told)
    if (numberError) number.form.setError('phoneNumber', { message: numberError })
    if (code === null) return
    proof.form.setValue('code', code)
    change({ stage: 'code', resendAt: Date.now() + RESEND_MS })
  }

  async function prove(typed: string): Promise<boolean> {
    // A code works once, so it is not verified again if a later step failed.
    if (proved === phone) return true
    const problem = await checkCode(phone, typed)
    if (problem) {
      proof.form.setError('code', { message: problem })
      toast({ title: 'Verification failed', description: problem, variant: 'destructive' })
      return false
    }
    change({ proved: phone })
    void client.invalidateQueries({ queryKey: smsQuery.queryKey })
    toast({ title: 'Verification successful' })
    return true
  }

  async function resend(): Promise<void> {
    setResending(true)
    show(await sendCode(phone, consent, RESEND_FAILED))
    setResending(false)
  }

  const step = stage === 'code' ? proof : number
  return {
    ...{ phone, ready, isReady, stage, left, number, proof, resend, isResending },
    busy: step.busy,
    onSubmit: step.onSubmit,
    back: () => {
      proof.form.reset({ code: '' })
      change({ code: '', stage: 'phone', resendAt: 0 })
    },
  }
}

export type PhoneEntry = ReturnType<typeof usePhone>

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
