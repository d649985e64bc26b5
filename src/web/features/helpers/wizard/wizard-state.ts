import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { useHistoryState } from 'wouter/use-browser-location'
import type { CardAnswer } from '../../../../contract/cards.ts'
import { ownPersonaType } from '../../../../core/personas/general.ts'
import type { Idea } from '../../../../core/personas/ideas.ts'
import { type CommunicationType, LACKS } from '../../../../core/personas/options.ts'
import { type Persona, personaOf } from '../../../../core/personas/personas.ts'
import { paths } from '../../../paths.ts'
import { type HelperForm, NEW_PHONE, newHelperForm, type PhoneDraft } from '../settings/helper-form.ts'

export const STEPS = [
  { id: 1, name: 'Define' },
  { id: 2, name: 'Configure' },
  { id: 3, name: 'Choose' },
  { id: 4, name: 'Activate' },
] as const

/** The card for a persona that the person describes. */
export const OWN = 'own'

export type CardRest = Pick<CardAnswer, 'creator' | 'creatorNotes' | 'leftOut'>

export interface MadeHelper {
  helperId: number
  form: HelperForm
  face: string | null
  channel: CommunicationType
}

/** Kept while going back and forth, and across reloads. */
export interface WizardState {
  /** A built-in persona type, OWN, or null. */
  choice: string | null
  ownName: string
  ownDescription: string
  /** The type of the idea that the person started from. */
  idea: string | null
  /** What came with the character card that they started from, and has no place in the form. */
  card: CardRest | null
  /** For a helper of their own: one of our faces by its address, or a picture as data URL. */
  face: string | null
  form: HelperForm
  interaction: CommunicationType
  phone: PhoneDraft
  /** By persona type: the person may go back and choose another. */
  made: Record<string, MadeHelper>
  /** Types already requested: after a reload, a 409 means our own helper. */
  asked: string[]
}

export const NEW_WIZARD: WizardState = {
  choice: null,
  ownName: '',
  ownDescription: '',
  idea: null,
  card: null,
  face: null,
  form: newHelperForm({ helperName: '', description: '' }),
  interaction: 'chat',
  phone: NEW_PHONE,
  made: {},
  asked: [],
}

export function chosenPersona(state: WizardState): Persona | null {
  if (state.choice === null) return null
  if (state.choice !== OWN) return personaOf(state.choice)
  const title = state.ownName.trim()
  const description = state.ownDescription.trim()
  const persona = personaOf(state.idea ?? ownPersonaType(title))
  return { ...persona, title: state.idea ? persona.title : title, helperName: title, description, imageUrl: state.face }
}

// An unedited name or description follows the persona.
function followPersona(form: HelperForm, before: Persona | null, after: Persona | null): HelperForm {
  const name = form.name === (before?.helperName ?? '') ? (after?.helperName ?? '') : form.name
  const description = form.description === (before?.description ?? '') ? (after?.description ?? '') : form.description
  return { ...form, name, description }
}

export function choose(
  state: WizardState,
  change: Partial<Pick<WizardState, 'choice' | 'ownName' | 'ownDescription'>>,
): WizardState {
  const changed = { ...state, ...change }
  return { ...changed, form: followPersona(state.form, chosenPersona(state), chosenPersona(changed)) }
}

/** What a helper of one's own may start from: one of our ideas, or a character card. */
export interface Draft
  extends Pick<HelperForm, 'name' | 'description' | 'background' | 'greetings' | 'exampleMessages'> {
  idea: string | null
  face: string | null
  card: CardRest | null
  tone?: HelperForm['tone']
  messageLength?: HelperForm['messageLength']
}

export const BLANK: Draft = {
  ...{ name: '', description: '', background: '', greetings: [], exampleMessages: '' },
  ...{ idea: null, face: null, card: null },
}

export function draftOfCard(card: CardAnswer, face: string | null): Draft {
  const { creator, creatorNotes, leftOut, tone, messageLength, ...written } = card
  const voice = tone && messageLength ? { tone, messageLength } : {}
  return { ...written, ...voice, idea: null, face, card: { creator, creatorNotes, leftOut } }
}

export const draftOfIdea = ({ type, greeting, thingsToSay: _, ...idea }: Idea): Draft => ({
  ...idea,
  idea: type,
  card: null,
  greetings: [greeting],
})

/** Takes the place of what was written about the character before. */
export function startFrom(state: WizardState, { idea, face, card, ...written }: Draft): WizardState {
  const { name: ownName, description: ownDescription } = written
  const { tone, messageLength } = NEW_WIZARD.form
  return {
    ...state,
    choice: OWN,
    ownName,
    ownDescription,
    idea,
    face,
    card,
    form: { ...state.form, tone, messageLength, ...written },
  }
}

export function choiceError(state: WizardState): string | null {
  if (state.choice === null) return LACKS.type
  if (state.choice !== OWN) return null
  if (state.ownName.trim() === '') return LACKS.name
  return state.ownDescription.trim() === '' ? LACKS.description : null
}

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
