import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { paths } from '../../paths.ts'
import { choiceError, NEW_WIZARD, STEPS, type WizardState } from './wizard-state.ts'

const STORED = 'wizard-2'

/** What the browser's history knows of a step: its back and forward buttons go through the wizard. */
export interface WizardPlace {
  /** One pass through the wizard; opening /create anew begins another. */
  pass: string
  step: number
}

const isPlace = (value: unknown): value is WizardPlace =>
  typeof value === 'object' && value !== null && 'pass' in value && 'step' in value

function restore(pass: string): WizardState {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORED) ?? 'null') as { pass: string; state: WizardState } | null
    return stored?.pass === pass ? stored.state : NEW_WIZARD
  } catch {
    return NEW_WIZARD
  }
}

/** Where the person stands in the wizard; null for the moment until a new pass has begun. */
export function useWizardPlace(): WizardPlace | null {
  const history = useHistoryState<unknown>()
  const [, navigate] = useLocation()
  const place = isPlace(history) ? history : null
  useEffect(() => {
    if (place) return
    const first: WizardPlace = { pass: Date.now().toString(36), step: 1 }
    navigate(paths.create, { replace: true, state: first })
  }, [place, navigate])
  return place
}

/** Changes the state from what it is at that moment, and keeps it for a reload. */
export type UpdateWizard = (change: (state: WizardState) => WizardState) => void

/** One pass through the wizard: mount what uses it with the pass as its key. */
export function useWizard({ pass, step }: WizardPlace) {
  const [state, setState] = useState(() => restore(pass))
  const [, navigate] = useLocation()
  const update: UpdateWizard = (change) => {
    // From the store and not from React: a creation under way tells about itself after its page has gone.
    const next = change(restore(pass))
    sessionStorage.setItem(STORED, JSON.stringify({ pass, state: next }))
    setState(next)
  }
  // A tab that was restored without its state begins again.
  const current = choiceError(state) ? 1 : Math.min(step, STEPS.length)
  const next = () => navigate(paths.create, { state: { pass, step: current + 1 } satisfies WizardPlace })
  const back = () => (current === 1 ? navigate(paths.helpers) : history.back())
  const forget = () => sessionStorage.removeItem(STORED)
  return { pass, step: current, state, update, next, back, forget }
}

export type Wizard = ReturnType<typeof useWizard>
