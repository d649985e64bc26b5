import type { QueryClient } from '@tanstack/react-query'
import type { CreateHelperBody, Helper, HelperSettings } from '../../../../contract/helpers.ts'
import { personaOf } from '../../../../core/personas/personas.ts'
import { ApiError, get, patch, post, queries } from '../../../api.ts'
import { reloadHelpers } from '../../../refetch.ts'
import { giveFace } from '../face.tsx'
import { helperSettingsOf, NO_CHARACTER, sameSettings } from '../settings/helper-form.ts'
import { OWN, type UpdateWizard, type WizardState } from './wizard-state.ts'

export class HelperExists extends Error {
  readonly helperId: number | null
  constructor(helperId: number | null) {
    super('A helper of this type exists.')
    this.helperId = helperId
  }
}

const running = new Map<string, Promise<unknown>>()

/** Runs `work` at most once at a time per name: React may mount a page twice. */
export function once<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const known = running.get(name) as Promise<Result> | undefined
  if (known) return known
  const begun = work().finally(() => running.delete(name))
  running.set(name, begun)
  return begun
}

const existingIn = (error: ApiError): Helper | null =>
  (error.body as { existingHelper?: Helper } | null)?.existingHelper ?? null

const isStatus = (error: unknown, status: number): error is ApiError =>
  error instanceof ApiError && error.status === status

export type Channel = { communicationType: 'chat' } | { communicationType: 'sms'; phoneNumber: string }
export const CHAT: Channel = { communicationType: 'chat' }

async function create(type: string, settings: HelperSettings, channel: Channel, asked: boolean): Promise<Helper> {
  const body: CreateHelperBody = {
    ...settings,
    personaType: type,
    ...channel,
  }
  try {
    return await post<Helper>('/api/helpers', body)
  } catch (error) {
    if (!isStatus(error, 409)) throw error
    const existing = existingIn(error)
    // Requested before a reload, so this is the helper of this wizard.
    if (asked && existing) return existing
    throw new HelperExists(existing?.id ?? null)
  }
}

// The helper that this wizard has already created, updated; null if it was deleted meanwhile.
async function made(
  type: string,
  state: WizardState,
  settings: HelperSettings,
  channel: Channel,
): Promise<Helper | null> {
  const known = state.made[type]
  if (!known) return null
  const path = `/api/helpers/${known.helperId}`
  try {
    const isSame = sameSettings(known.form, state.form) && known.channel === channel.communicationType
    return await (isSame ? get<Helper>(path) : patch<Helper>(path, { ...settings, ...channel }))
  } catch (error) {
    if (isStatus(error, 404)) return null
    throw error
  }
}

/** Without its face where the server takes no pictures now: one can be added later. */
async function withFace(helper: Helper, state: WizardState): Promise<Helper> {
  const { face, made } = state
  const isOwn = state.choice === OWN
  if (!isOwn || face === null || made[helper.personaType]?.face === face) return helper
  return giveFace(helper.id, face, personaOf(helper.personaType).hue).catch(() => helper)
}

/** Returns the helper created earlier, if any. Rejects with HelperExists, or an ApiError (403: the plan is full). */
export async function createWizardHelper(
  client: QueryClient,
  type: string,
  state: WizardState,
  update: UpdateWizard,
  channel: Channel,
): Promise<Helper> {
  const settings = helperSettingsOf(state.choice === OWN ? state.form : { ...state.form, ...NO_CHARACTER })
  const known = await made(type, state, settings, channel)
  if (!known) update((current) => ({ ...current, asked: [...current.asked, type] }))
  const bare = known ?? (await create(type, settings, channel, state.asked.includes(type)))
  const helper = await withFace(bare, state)
  update((current) => ({
    ...current,
    made: {
      ...current.made,
      [type]: { helperId: helper.id, form: state.form, face: state.face, channel: channel.communicationType },
    },
  }))
  void reloadHelpers(client)
  return helper
}

/** Has a new helper write first. Rejects with an ApiError. */
export async function greet(client: QueryClient, helperId: number): Promise<void> {
  const messages = await client.fetchQuery(queries.messages(helperId))
  if (messages.length > 0) return
  await post(`/api/helpers/${helperId}/first-message`)
  await client.invalidateQueries(queries.messages(helperId))
}
