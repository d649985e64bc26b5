import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation } from 'wouter'
import type { Helper } from '../../../../contract/helpers.ts'
import type { Persona } from '../../../../core/personas/personas.ts'
import { ApiError, isOutage } from '../../../api.ts'
import { paths } from '../../../paths.ts'
import { onceServerIsBack } from '../../../server-outage.ts'
import { useToast } from '../../../ui/overlays/toast.tsx'
import { CHAT, createWizardHelper, greet, HelperExists, once } from './create-wizard-helper.ts'
import type { Wizard } from './wizard-state.ts'

export type Activation =
  | { phase: 'making' }
  /** `greeting`: the helper is writing its first message. */
  | { phase: 'ready'; helper: Helper; greeting: boolean }
  | { phase: 'full'; text: string }
  | { phase: 'failed'; text: string }

const AWAY = 'We will be right back'
const INITIALIZE_FAILED = 'Failed to initialize your helper. Please try again.'

export function useOutcomes(wizard: Wizard, persona: Persona) {
  const toast = useToast()
  const [, navigate] = useLocation()
  const exists = (helperId: number | null) => {
    wizard.forget()
    toast({
      title: 'Helper Already Exists',
      description: `You already have a ${persona.title} helper. Each persona type can only be created once.`,
      variant: 'destructive',
    })
    navigate(helperId === null ? paths.helpers : paths.conversation(helperId), { replace: true })
  }
  const failed = (title: string) => toast({ title, variant: 'destructive' })
  return { exists, failed }
}

export function useActivation(wizard: Wizard, persona: Persona) {
  const client = useQueryClient()
  const [activation, setActivation] = useState<Activation>({ phase: 'making' })
  const [attempt, setAttempt] = useState(0)
  const retry = () => setAttempt((count) => count + 1)
  const again = () => {
    setActivation({ phase: 'making' })
    retry()
  }
  const { exists, failed } = useOutcomes(wizard, persona)

  const refused = useEffectEvent((error: unknown) => {
    if (error instanceof HelperExists) exists(error.helperId)
    else if (error instanceof ApiError && error.status === 403) setActivation({ phase: 'full', text: error.text })
    else if (isOutage(error)) {
      setActivation({ phase: 'failed', text: AWAY })
      onceServerIsBack(again)
    } else {
      setActivation({ phase: 'failed', text: INITIALIZE_FAILED })
      failed(INITIALIZE_FAILED)
    }
  })
  const silent = useEffectEvent((error: unknown) => {
    if (isOutage(error)) onceServerIsBack(retry)
    else failed(INITIALIZE_FAILED)
  })
  const make = useEffectEvent(() =>
    once(`${wizard.pass}:${persona.type}`, () =>
      createWizardHelper(client, persona.type, wizard.state, wizard.update, CHAT),
    ),
  )

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt runs it again
  useEffect(() => {
    let gone = false
    const run = async () => {
      const helper = await make()
      if (!gone) setActivation({ phase: 'ready', helper, greeting: true })
      await once(`greet:${helper.id}`, () => greet(client, helper.id)).catch((error: unknown) => gone || silent(error))
      if (!gone) setActivation({ phase: 'ready', helper, greeting: false })
    }
    run().catch((error: unknown) => gone || refused(error))
    return () => {
      gone = true
    }
  }, [client, attempt])

  return { activation, again }
}
