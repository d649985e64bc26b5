import { useState } from 'react'
import { codeError, phoneError } from '../../../core/sms/phone-entry.ts'
import { formatTyped } from '../../../core/sms/phone-numbers.ts'
import { RESEND_SECONDS } from '../../../core/sms/sms-options.ts'
import { useToast } from '../../ui/toast.tsx'
import { useCountdown } from '../../ui/use-countdown.ts'
import { checkCode, sendCode } from './verify-phone.ts'

type Errors = Partial<Record<'phone' | 'consent' | 'code', string>>

const noNulls = (errors: Record<string, string | null>): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([, error]) => error !== null))

const CONSENT_MISSING = 'Please tick the box to agree to texts.'

/** Asks for a number, then the code sent to it. `onVerified` is called after a correct code. */
export function usePhone({ initial = '', onVerified }: { initial?: string; onVerified(phone: string): Promise<void> }) {
  const [phone, setPhone] = useState(initial)
  const [consent, setConsent] = useState(false)
  const [code, setCode] = useState('')
  const [stage, setStage] = useState<'phone' | 'code'>('phone')
  const [proved, setProved] = useState<string | null>(null)
  const [busy, setBusy] = useState<'send' | 'verify' | null>(null)
  const [errors, setErrors] = useState<Errors>({})
  const { left, start } = useCountdown()
  const toast = useToast()

  async function send(again: boolean): Promise<void> {
    const found = noNulls({ phone: phoneError(phone), consent: consent ? null : CONSENT_MISSING })
    setErrors(found)
    if (Object.keys(found).length > 0 || busy) return
    setBusy('send')
    const result = await sendCode(phone, consent, again)
    setBusy(null)
    toast(result.toast)
    if (!result.isSent) return setErrors(noNulls({ phone: result.numberError }))
    setCode(result.code ?? '')
    setStage('code')
    start(RESEND_SECONDS)
  }

  async function prove(): Promise<boolean> {
    // A code works once, so a failure after it must not verify it again.
    if (proved === phone) return true
    const problem = await checkCode(phone, code.trim())
    if (problem) {
      setErrors({ code: problem })
      toast({ title: 'Verification failed', description: problem, variant: 'destructive' })
      return false
    }
    setProved(phone)
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

  const change =
    <Value>(set: (value: Value) => void, field: keyof Errors) =>
    (value: Value) => {
      set(value)
      setErrors(({ [field]: _gone, ...others }) => others)
    }
  return {
    phone,
    consent,
    code,
    stage,
    busy,
    errors,
    left,
    changePhone: change((typed: string) => setPhone(formatTyped(typed)), 'phone'),
    changeConsent: change(setConsent, 'consent'),
    changeCode: change(setCode, 'code'),
    send: () => send(false),
    resend: () => send(true),
    verify,
    back: () => {
      start(0)
      setCode('')
      setErrors({})
      setStage('phone')
    },
  }
}

export type PhoneEntry = ReturnType<typeof usePhone>
