import { type Helper, type HelperSettings, helper } from '../../../contract/helpers.ts'
import type { HelperVoice } from '../../../core/prompt/context.ts'
import { isQuietAt } from '../../../core/scheduling/delivery-rules.ts'
import type { Channel } from '../../../core/scheduling/schedule-options.ts'
import { type DataKey, open, seal } from '../../platform/crypto/vault.ts'
import type { Actor, Uses } from '../../platform/ports/services.ts'
import { type NumberState, readNumberStates } from '../sms/send-sms.ts'
import type { VoiceRow } from './sql-parts.ts'
import type { HelperRow, PlannedHelperRow } from './store.ts'

const DESCRIPTION = 'helper description'
const EXAMPLES = 'helper examples'
const BACKGROUND = 'helper background'
const GREETINGS = 'helper greetings'

const decryptOrNull = (key: DataKey, sealed: Buffer | null, use: string): string | null =>
  sealed ? open(key, sealed, use) : null

const sealOrNull = (key: DataKey, text: string | null, use: string): Buffer | null =>
  text ? seal(key, text, use) : null

const openGreetings = (key: DataKey, sealed: Buffer | null): string[] =>
  sealed ? (JSON.parse(open(key, sealed, GREETINGS)) as string[]) : []

type NumberStates = ReadonlyMap<string, NumberState>

/** The channel that announces the next message; during quiet hours it only appears in the conversation. */
function nextChannelOf({ timeZone }: Actor, row: PlannedHelperRow, states: NumberStates): Channel | null {
  const { nextMessageAt, owner } = row
  if (nextMessageAt === null) return null
  if (isQuietAt(owner.quiet, nextMessageAt.getTime(), timeZone)) return 'app'
  if (textsTo(row).some((number) => states.get(number)?.reachable)) return 'sms'
  if (owner.push) return 'push'
  return owner.email ? 'email' : 'app'
}

const textsTo = ({ communicationType, phoneNumber }: HelperRow): string[] =>
  communicationType === 'sms' && phoneNumber !== null ? [phoneNumber] : []

export async function presentHelpers(
  services: Uses<'vault' | 'db' | 'sms'>,
  actor: Actor,
  rows: readonly PlannedHelperRow[],
): Promise<Helper[]> {
  const states = await readNumberStates(services, actor.userId, rows.flatMap(textsTo))
  return rows.map((row) => present(actor, row, states))
}

/** The contract's shape leaves out the columns that are the server's own. */
function present(actor: Actor, row: PlannedHelperRow, states: NumberStates): Helper {
  return helper.parse({
    ...row,
    description: open(actor.dataKey, row.description, DESCRIPTION),
    exampleMessages: decryptOrNull(actor.dataKey, row.exampleMessages, EXAMPLES),
    background: decryptOrNull(actor.dataKey, row.background, BACKGROUND),
    greetings: openGreetings(actor.dataKey, row.greetings),
    createdAt: row.createdAt.toISOString(),
    mutedUntil: row.mutedUntil?.toISOString() ?? null,
    nextMessageAt: row.nextMessageAt?.toISOString() ?? null,
    restingUntil: row.restingUntil?.toISOString() ?? null,
    usedUpUntil: row.usedUpUntil?.toISOString() ?? null,
    nextChannel: nextChannelOf(actor, row, states),
    textsStopped: textsTo(row).some((number) => states.get(number)?.optedOut),
  })
}

export function voiceOf(key: DataKey, row: VoiceRow): HelperVoice {
  return {
    name: row.name,
    description: open(key, row.description, DESCRIPTION),
    personaType: row.personaType,
    tone: row.tone,
    messageLength: row.messageLength,
    exampleMessages: decryptOrNull(key, row.exampleMessages, EXAMPLES),
    background: decryptOrNull(key, row.background, BACKGROUND),
  }
}

export function sealSettings<Settings extends Partial<HelperSettings>>(key: DataKey, settings: Settings) {
  const { description, exampleMessages, background, greetings, ...plain } = settings
  return {
    ...plain,
    ...(description === undefined ? {} : { description: seal(key, description, DESCRIPTION) }),
    ...(exampleMessages === undefined ? {} : { exampleMessages: sealOrNull(key, exampleMessages, EXAMPLES) }),
    ...(background === undefined ? {} : { background: sealOrNull(key, background, BACKGROUND) }),
    ...(greetings === undefined
      ? {}
      : { greetings: greetings.length > 0 ? seal(key, JSON.stringify(greetings), GREETINGS) : null }),
  }
}
