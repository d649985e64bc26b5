import type { CommunicationType } from '../../../core/personas/options.ts'
import { ownPersonaType, type Persona, personaOf } from '../../../core/personas/personas.ts'
import { type HelperForm, newHelperForm } from './helper-form.ts'

export const STEPS = [
  { id: 1, name: 'Define' },
  { id: 2, name: 'Configure' },
  { id: 3, name: 'Choose' },
  { id: 4, name: 'Activate' },
] as const

/** The card with which a person describes a persona of their own. */
export const OWN = 'own'

/** A helper that step 4 has made, and the form it was made from. */
export interface MadeHelper {
  helperId: number
  form: HelperForm
  channel: CommunicationType
}

/** Everything the wizard knows: kept while going back and forth, and over a reload. */
export interface WizardState {
  /** Type of a built-in persona, OWN, or null before a card is chosen. */
  choice: string | null
  ownName: string
  ownDescription: string
  form: HelperForm
  /** Where the helper and the person meet. */
  interaction: CommunicationType
  /** By persona type, as a person may go back and choose another one. */
  made: Record<string, MadeHelper>
  /** Types whose creation was asked for: a 409 after a reload is then our own helper. */
  asked: string[]
}

export const NEW_WIZARD: WizardState = {
  choice: null,
  ownName: '',
  ownDescription: '',
  form: newHelperForm({ helperName: '', description: '' }),
  interaction: 'chat',
  made: {},
  asked: [],
}

/** The persona that was chosen; null before. */
export function chosenPersona(state: WizardState): Persona | null {
  if (state.choice === null) return null
  if (state.choice !== OWN) return personaOf(state.choice)
  const title = state.ownName.trim()
  const description = state.ownDescription.trim()
  return { ...personaOf(ownPersonaType(title)), title, helperName: title, description }
}

// A name or description that the person has not touched follows the persona; one of their own stays.
function followPersona(form: HelperForm, before: Persona | null, after: Persona | null): HelperForm {
  const name = form.name === (before?.helperName ?? '') ? (after?.helperName ?? '') : form.name
  const description = form.description === (before?.description ?? '') ? (after?.description ?? '') : form.description
  return { ...form, name, description }
}

/** Chooses a card, or changes the words of the person's own persona. */
export function choose(
  state: WizardState,
  change: Partial<Pick<WizardState, 'choice' | 'ownName' | 'ownDescription'>>,
): WizardState {
  const changed = { ...state, ...change }
  return { ...changed, form: followPersona(state.form, chosenPersona(state), chosenPersona(changed)) }
}

/** What keeps the person on step 1; null when nothing does. */
export function choiceError(state: WizardState): string | null {
  if (state.choice === null) return 'Please select a helper type'
  if (state.choice !== OWN) return null
  if (state.ownName.trim() === '') return 'Please give your helper a name'
  return state.ownDescription.trim() === '' ? 'Please describe your helper' : null
}
