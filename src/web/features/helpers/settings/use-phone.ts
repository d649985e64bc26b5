import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { codeError, formatTyped, phoneError, toInternational } from '../../../../core/sms/phone-numbers.ts'
import { RESEND_MS } from '../../../../core/sms/sms-options.ts'
import { useToast } from '../../../ui/toast.tsx'
import { useCountdown } from '../../../ui/use-countdown.ts'
import type { ChangePhone, PhoneDraft } from './phone-draft.ts'
import { smsQuery } from './sms-query.ts'
import { checkCode, sendCode } from './verify-phone.ts'

type Errors = Partial<Record<'phone' | 'consent' | 'code', string>>

const noNulls = (errors: Record<string, string | null>): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null))

const CONSENT_MISSING = 'Please tick the box to agree to texts.'

interface PhoneOptions {
  draft: PhoneDraft
  /** Numbers that need no code and no consent any more. */
  ready: readonly string[]
  change: ChangePhone
  /** Called after a correct code, or with a number that is ready. */
  onVerified(phone: string): Promise<void>
}

/** Asks for a number, then the code sent to it. */
export function usePhone({ draft, ready, change, onVerified }: PhoneOptions) {
  const { phone, consent, code, stage, proved, resendAt } = draft
  const [busy, setBusy] = useState<'send' | 'verify' | null>(null)
  const [errors, setErrors] = useState<Errors>({})
  const left = useCountdown(resendAt)
  const toast = useToast()
  const client = useQueryClient()
  const isReady = ready.includes(toInternational(phone) ?? '')

  async function use(): Promise<void> {
    setBusy('send')
    await onVerified(phone).finally(() => setBusy(null))
  }

  async function send(again: boolean): Promise<void> {
    const found = noNulls({ phone: phoneError(phone), consent: consent ? null : CONSENT_MISSING })
    setErrors(found)
    if (Object.keys(found).length > 0 || busy) return
    setBusy('send')
    const result = await sendCode(phone, consent, again)
    setBusy(null)
    toast(result.toast)
    if (!result.isSent) return setErrors(noNulls({ phone: result.numberError }))
    change({ code: result.code ?? '', stage: 'code', resendAt: Date.now() + RESEND_MS })
  }

  async function prove(): Promise<boolean> {
    // A code works once, so it is not verified again if a later step failed.
    if (proved === phone) return true
    const problem = await checkCode(phone, code.trim())
    if (problem) {
      setErrors({ code: problem })
      toast({ title: 'Verification failed', description: problem, variant: 'destructive' })
      return false
    }
    change({ proved: phone })
    void client.invalidateQueries({ queryKey: smsQuery.queryKey })
    toast({ title: 'Verification successful' })
    return true
  }

  async function verify(): Promise<void> {
    const found = noNulls({ code: codeError(code) })
    setErrors(found)
    if (Object.keys(found).length > 0 || busy) return
    setBusy('verify')
    try {
      if (await prove()) await onVerified(phone)
    } finally {
      setBusy(null)
    }
  }

  const edit = <Field extends keyof Errors>(field: Field, value: PhoneDraft[Field]) => {
    change({ [field]: value })
    setErrors(({ [field]: _gone, ...others }) => others)
  }
  return {
    phone,
    isReady,
    ready,
    consent,
    code,
    stage,
    busy,
    errors,
    left,
    changePhone: (typed: string) => edit('phone', formatTyped(typed)),
    changeConsent: (agreed: boolean) => edit('consent', agreed),
    changeCode: (typed: string) => edit('code', typed),
    send: () => (isReady ? use() : send(false)),
    resend: () => send(true),
    verify,
    back: () => {
      change({ code: '', stage: 'phone', resendAt: 0 })
      setErrors({})
    },
  }
}

export type PhoneEntry = ReturnType<typeof usePhone>
