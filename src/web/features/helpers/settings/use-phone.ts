import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { CheckCodeAnswer, SendCodeAnswer } from '../../../../contract/sms.ts'
import { toInternational } from '../../../../core/sms/phone-numbers.ts'
import { RESEND_MS } from '../../../../core/sms/sms-options.ts'
import { ApiError, post } from '../../../api.ts'
import { useContractForm } from '../../../forms/contract-form.ts'
import { useToast } from '../../../ui/overlays/toast.tsx'
import type { ToastMessage } from '../../../ui/overlays/toast-view.tsx'
import { useCountdown } from '../../../ui/use-countdown.ts'
import { smsQuery } from '../helper-actions.ts'
import type { PhoneDraft } from './helper-form.ts'

const UNEXPECTED = 'An unexpected error occurred. Please try again.'
const SEND_FAILED = 'Failed to send verification code.'
const RESEND_FAILED = 'Failed to resend verification code.'
const WRONG_CODE = 'The code you entered is invalid. Please try again.'

/** `code` is filled in automatically in test mode. */
interface SendResult {
  isSent: boolean
  code: string | null
  toast: ToastMessage
  numberError: string | null
}

const destructive = (title: string): ToastMessage => ({ title, variant: 'destructive' })

const answerIn = (error: unknown): Partial<SendCodeAnswer> =>
  error instanceof ApiError && error.status > 0 ? ((error.body ?? {}) as Partial<SendCodeAnswer>) : {}

function failedSend(error: unknown, again: boolean): SendResult {
  const { testCode, message } = answerIn(error)
  if (testCode) return inTestMode(testCode)
  const answered = error instanceof ApiError && error.status > 0
  const title = answered ? message || error.text || (again ? RESEND_FAILED : SEND_FAILED) : UNEXPECTED
  const numberError = error instanceof ApiError ? (error.fields.phoneNumber ?? null) : null
  return { isSent: false, code: null, toast: destructive(title), numberError }
}

const inTestMode = (testCode: string): SendResult => ({
  isSent: true,
  code: testCode,
  toast: { title: 'Using Test Mode', description: 'No text was sent. The code is filled in for you.' },
  numberError: null,
})

const sent = (testCode: string | undefined): SendResult => ({
  isSent: true,
  code: testCode ?? null,
  toast: testCode
    ? { title: 'Test Code Available', description: 'The code is filled in for you.' }
    : { title: 'Verification code sent', description: 'It is valid for ten minutes.' },
  numberError: null,
})

/** Sends a code. Never rejects. */
async function sendCode(phoneNumber: string, consent: boolean, again: boolean): Promise<SendResult> {
  try {
    const answer = await post<SendCodeAnswer>('/api/sms/send-verification', { phoneNumber, consent })
    if (answer.success) return sent(answer.testCode)
    if (answer.testCode) return inTestMode(answer.testCode)
    const toast = destructive(answer.message || (again ? RESEND_FAILED : SEND_FAILED))
    return { isSent: false, code: null, toast, numberError: null }
  } catch (error) {
    return failedSend(error, again)
  }
}

/** Verifies the number. Returns an error message or null; never rejects. */
async function checkCode(phoneNumber: string, code: string): Promise<string | null> {
  try {
    const answer = await post<CheckCodeAnswer>('/api/sms/verify', { phoneNumber, code })
    return answer.success ? null : answer.message || WRONG_CODE
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) return UNEXPECTED
    return error.text || WRONG_CODE
  }
}

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
      isReady ? onVerified(phoneNumber) : sendCode(phoneNumber, consent, false).then(show),
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

  function show(result: SendResult): void {
    toast(result.toast)
    if (result.numberError) number.form.setError('phoneNumber', { message: result.numberError })
    if (!result.isSent) return
    proof.form.setValue('code', result.code ?? '')
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
    show(await sendCode(phone, consent, true))
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
