import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'wouter'
import type { Persona } from '../../../../core/personas/personas.ts'
import { ApiError } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { useToast } from '../../../ui/overlays/toast.tsx'
import { smsQuery } from '../helper-actions.ts'
import { HelperLimitReached } from '../helper-limit.tsx'
import type { PhoneDraft } from '../settings/helper-form.ts'
import { CodeFields, NumberFields, type PhoneEntry, usePhone } from '../settings/phone-fields.tsx'
import { createWizardHelper, HelperExists } from './create-wizard-helper.ts'
import { useOutcomes } from './use-activation.ts'
import { WizardFrame } from './wizard-frame.tsx'
import type { Wizard } from './wizard-state.ts'

const CREATE_FAILED = 'There was a problem creating your helper. Please try again.'

interface SmsStepProps {
  wizard: Wizard
  persona: Persona
}

/** Creates the helper once its number is verified. `full`: why the plan has no room for it. */
function useSmsActivation({ wizard, persona }: SmsStepProps) {
  const client = useQueryClient()
  const toast = useToast()
  const [, navigate] = useLocation()
  const [full, setFull] = useState<string | null>(null)
  const { exists, failed } = useOutcomes(wizard, persona)

  async function activate(phoneNumber: string): Promise<void> {
    try {
      const channel = { communicationType: 'sms' as const, phoneNumber }
      const helper = await createWizardHelper(client, persona.type, wizard.state, wizard.update, channel)
      wizard.forget()
      toast({ title: 'Success!', description: `${helper.name} will send messages to your phone.` })
      navigate(paths.helpers, { replace: true })
    } catch (error) {
      if (error instanceof HelperExists) exists(error.helperId)
      else if (error instanceof ApiError && error.status === 403) setFull(error.text)
      else failed(CREATE_FAILED)
    }
  }
  return { full, activate }
}

function onwardsOf({ stage, isReady }: PhoneEntry): string {
  if (stage === 'code') return 'Verify & Activate Helper'
  return isReady ? 'Activate Helper' : 'Send Verification Code'
}

export function SmsStep({ wizard, persona }: SmsStepProps) {
  const { data: smsState } = useQuery(smsQuery)
  const { full, activate } = useSmsActivation({ wizard, persona })
  const change = (fields: Partial<PhoneDraft>) =>
    wizard.update((state) => ({ ...state, phone: { ...state.phone, ...fields } }))
  const entry = usePhone({
    draft: wizard.state.phone,
    ready: smsState?.readyNumbers ?? [],
    change,
    onVerified: activate,
  })
  const atCode = entry.stage === 'code'
  return (
    <WizardFrame
      step={wizard.step}
      title={atCode ? 'Enter your code' : 'Where should we text you?'}
      lead={atCode ? undefined : `${wizard.state.form.name} will text you at this number, and you can text back.`}
      onwards={onwardsOf(entry)}
      disabled={!smsState || full !== null}
      busy={entry.busy}
      onBack={atCode ? entry.back : wizard.back}
      onSubmit={entry.onSubmit}
    >
      <div className="max-w-[34rem]">
        {full !== null && <HelperLimitReached text={full} />}
        {full === null && atCode && <CodeFields entry={entry} />}
        {full === null && !atCode && smsState && <NumberFields entry={entry} consentText={smsState.consentText} />}
      </div>
    </WizardFrame>
  )
}
