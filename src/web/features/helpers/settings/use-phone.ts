import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toInternational } from '../../../../core/sms/phone-numbers.ts'
import { RESEND_MS } from '../../../../core/sms/sms-options.ts'
import { useContractForm } from '../../../forms/contract-form.ts'
import { useToast } from '../../../ui/overlays/toast.tsx'
import { useCountdown } from '../../../ui/use-countdown.ts'
import { type PhoneDraft, smsQuery } from './sms-setup.ts'
import { checkCode, type SendResult, sendCode } from './verify-phone.ts'

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
