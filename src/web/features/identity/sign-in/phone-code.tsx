import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { CheckCodeAnswer, CheckCodeBody, LinkCodeBody, SendCodeAnswer } from '../../../../contract/sms.ts'
import { formatTyped, MAX_TYPED_NUMBER, maskPhone } from '../../../../core/sms/phone-numbers.ts'
import { MAX_TYPED_CODE, RESEND_MS } from '../../../../core/sms/sms-options.ts'
import { post } from '../../../api.ts'
import { inForm, useContractForm } from '../../../forms/contract-form.ts'
import { Button } from '../../../ui/button.tsx'
import { SubmitForm } from '../../../ui/fields/submit-form.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useToast } from '../../../ui/overlays/toast.tsx'
import { useCountdown } from '../../../ui/use-countdown.ts'
import { reasonOf } from '../../../use-action.ts'

const digitsIn = (typed: string): string => typed.replace(/\D/g, '')

interface Sent {
  number: string
  /** The code itself, where no texts are sent. */
  testCode: string
  resendAt: number
}

function useSent(onSent: (sent: Sent) => void) {
  const toast = useToast()
  return (number: string, { testCode = '' }: SendCodeAnswer) => {
    onSent({ number, testCode, resendAt: Date.now() + RESEND_MS })
    if (testCode)
      toast({
        title: 'Test Code Available',
        description: 'This server sends no texts, so the code is filled in for you.',
      })
  }
}

const Below = ({ onBack, children }: { onBack(): void; children?: ReactNode }) => (
  <div className="-mx-4 flex flex-wrap justify-between">
    <Button variant="plain" onClick={onBack}>
      Back
    </Button>
    {children}
  </div>
)

interface StepProps {
  sendPath: string
  /** The number that was typed before. */
  number: string
  onSent(sent: Sent): void
  onBack(): void
}

function NumberStep({ sendPath, number, onSent, onBack }: StepProps) {
  const sent = useSent(onSent)
  const { form, field, busy, onSubmit } = useContractForm({
    shape: 'linkCodeBody',
    defaultValues: { phoneNumber: number },
    bodyOf: (typed: LinkCodeBody) => typed,
    submit: (body) => post<SendCodeAnswer>(sendPath, body),
    onSuccess: (answer) => sent(form.getValues('phoneNumber'), answer),
    blamed: 'phoneNumber',
  })
  return (
    <SubmitForm form={{ onSubmit, busy }} label="Send code" below={<Below onBack={onBack} />}>
      <TextField
        label="Phone number"
        type="tel"
        autoComplete="tel"
        placeholder="+1 (555) 123-4567"
        hint="We will text you a code. Message and data rates may apply."
        {...inForm(field('phoneNumber'), formatTyped)}
        maxLength={MAX_TYPED_NUMBER}
      />
    </SubmitForm>
  )
}

interface CodeStepProps<Answer> extends Omit<StepProps, 'number'> {
  sent: Sent
  verifyPath: string
  doneLabel: string
  onDone(answer: Answer): void
}

function CodeStep<Answer>(props: CodeStepProps<Answer>) {
  const { sent, sendPath, verifyPath, doneLabel, onSent, onDone, onBack } = props
  const { number: phoneNumber, testCode, resendAt } = sent
  const left = useCountdown(resendAt)
  const sentAgain = useSent(onSent)
  const { form, field, busy, onSubmit } = useContractForm({
    shape: 'checkCodeBody',
    defaultValues: { phoneNumber, code: testCode },
    bodyOf: (typed: CheckCodeBody) => typed,
    submit: (body) => post<Answer>(verifyPath, body),
    onSuccess: onDone,
    blamed: 'code',
  })
  const again = useMutation({
    mutationFn: () => post<SendCodeAnswer>(sendPath, { phoneNumber }),
    onSuccess: (answer) => {
      form.setValue('code', answer.testCode ?? '')
      sentAgain(phoneNumber, answer)
    },
  })
  return (
    <SubmitForm
      form={{ onSubmit, busy, problem: again.error && reasonOf(again.error, again.error.message) }}
      label={doneLabel}
      below={
        <Below onBack={onBack}>
          <Button variant="plain" disabled={left > 0 || again.isPending} onClick={() => again.mutate()}>
            {left > 0 ? `Send again in ${left} s` : 'Send again'}
          </Button>
        </Below>
      }
    >
      <p className="text-ink-soft">
        We texted a code to <span className="whitespace-nowrap text-ink">{maskPhone(phoneNumber)}</span>.
      </p>
      <TextField
        label="Verification code"
        inputMode="numeric"
        autoComplete="one-time-code"
        {...inForm(field('code'), digitsIn)}
        maxLength={MAX_TYPED_CODE}
      />
    </SubmitForm>
  )
}

interface PhoneCodeProps<Answer>
  extends Pick<CodeStepProps<Answer>, 'sendPath' | 'verifyPath' | 'doneLabel' | 'onDone'> {
  onBack(): void
}

/** Asks for a number, then for the code sent to it. */
export function PhoneCode<Answer = CheckCodeAnswer>({ sendPath, onBack, ...code }: PhoneCodeProps<Answer>) {
  const [sent, setSent] = useState<Sent | null>(null)
  const [number, setNumber] = useState('')
  const keep = (next: Sent) => {
    setNumber(next.number)
    setSent(next)
  }
  if (sent) return <CodeStep {...{ ...code, sendPath, sent }} onSent={keep} onBack={() => setSent(null)} />
  return <NumberStep {...{ sendPath, number, onBack }} onSent={keep} />
}
