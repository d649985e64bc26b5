import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import { paths } from '../../../paths.ts'
import { choiceError, NEW_WIZARD, STEPS, type WizardState } from './wizard-state.ts'

const STORED = 'wizard-5'

/** Steps are history entries, so the browser's back and forward buttons work. */
export interface WizardPlace {
  /** Opening /create again starts a new wizard. */
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

/** The current step; null until a new wizard has started. */
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

export type UpdateWizard = (change: (state: WizardState) => WizardState) => void

/** Mount the wizard with `pass` as its key. */
export function useWizard({ pass, step }: WizardPlace) {
  const [state, setState] = useState(() => restore(pass))
  const [, navigate] = useLocation()
  const update: UpdateWizard = (change) => {
    // Read from the store: a creation in progress may outlive its page.
    const next = change(restore(pass))
    sessionStorage.setItem(STORED, JSON.stringify({ pass, state: next }))
    setState(next)
  }
  // A restored tab without its state starts again.
  const current = choiceError(state) ? 1 : Math.min(step, STEPS.length)
  const next = () => navigate(paths.create, { state: { pass, step: current + 1 } satisfies WizardPlace })
  const back = () => (current === 1 ? navigate(paths.helpers) : history.back())
  const forget = () => sessionStorage.removeItem(STORED)
  return { pass, step: current, state, update, next, back, forget }
}

export type Wizard = ReturnType<typeof useWizard>
