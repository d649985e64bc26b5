import type { CheckCodeAnswer, SendCodeAnswer } from '../../../../contract/sms.ts'
import { ApiError, post } from '../../../api.ts'
import type { ToastMessage } from '../../../ui/overlays/toast-view.tsx'

const UNEXPECTED = 'An unexpected error occurred. Please try again.'
const SEND_FAILED = 'Failed to send verification code.'
const RESEND_FAILED = 'Failed to resend verification code.'
const WRONG_CODE = 'The code you entered is invalid. Please try again.'

/** `code` is filled in automatically in test mode. */
export interface SendResult {
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
export async function sendCode(phoneNumber: string, consent: boolean, again: boolean): Promise<SendResult> {
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
export async function checkCode(phoneNumber: string, code: string): Promise<string | null> {
  try {
    const answer = await post<CheckCodeAnswer>('/api/sms/verify', { phoneNumber, code })
    return answer.success ? null : answer.message || WRONG_CODE
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 0) return UNEXPECTED
    return error.text || WRONG_CODE
  }
}
