import type { SensitiveAnswer, SensitiveMessageBody } from '../../../contract/messages.ts'
import { PLANS, TIERS } from '../../../core/plans.ts'
import { mustAnswer, type SafetyState } from '../../../core/safety/safety-state.ts'
import { AppError, notFound } from '../../errors.ts'
import { type Actor, AiError, type Services } from '../../ports.ts'
import type { RunningReply } from '../../running-replies.ts'
import { nowOrWhenBack } from '../../when-back.ts'
import { refuseUnpaid } from '../billing/refuse-unpaid.ts'
import { releaseCredit } from '../billing/release-credit.ts'
import { renewAllowance } from '../billing/renew-allowance.ts'
import { voiceOf } from '../helpers/present-helper.ts'
import { openMemory } from '../memory/open-memory.ts'
import { countScreening, readCare, screenFor } from '../safety/care.ts'
import { readTurns } from './read-turns.ts'
import { reserveSensitive, type SensitiveRow, spendEntry } from './sensitive-store.ts'
import { type OnText, writeAsHelper } from './write-as-helper.ts'

/** An exchange of which no word is stored: `answer` writes the reply, piece by piece, until it is whole or aborted. */
export interface SensitiveExchange {
  answer(onText: OnText, signal: AbortSignal): Promise<SensitiveAnswer>
}

const HOLDS_IT = TIERS.filter((tier) => PLANS[tier].sensitiveMode)
const NEEDS_PLAN = 'Sensitive Mode needs a paid subscription. Upgrade to use it.'
const BROKE_OFF = 'The reply broke off. Nothing was stored and this did not count. Please try again.'

async function reserve(services: Services, actor: Actor, helperId: number): Promise<SensitiveRow> {
  const take = async () =>
    (await reserveSensitive(services.db, helperId, actor.userId, services.clock.now(), HOLDS_IT))[0]
  const row = await take()
  if (!row) throw notFound('Helper')
  return row.entryId === null && (await renewAllowance(services, actor.userId)) ? ((await take()) ?? row) : row
}

/** Someone in danger is answered on any plan and with any allowance, at no cost; any other message is refused. */
async function refuse(services: Services, actor: Actor, row: SensitiveRow, safety: SafetyState): Promise<void> {
  if (mustAnswer(safety)) return
  if (!PLANS[row.tier].sensitiveMode) throw new AppError(403, 'upgrade_required', NEEDS_PLAN)
  throw await refuseUnpaid(services, actor)
}

async function settle(services: Services, entryId: number | null, isPaid: boolean): Promise<void> {
  if (entryId === null) return
  const spend = () => spendEntry(services.db, entryId, services.clock.now())
  if (isPaid) await nowOrWhenBack(services, 'a payment', spend)
  else await releaseCredit(services, entryId)
}

/** What was read counts, whether or not its reader stayed to the end. */
const isPaid = (reply: RunningReply, source: SensitiveAnswer['source'] | null): boolean =>
  source === null
    ? reply.abort.signal.reason === LEFT && reply.text !== ''
    : source !== 'fallback' && source !== 'safety'

const LEFT = 'the browser left'

/**
 * Takes in what a person says to a helper in Sensitive Mode. 404: not their helper. 403: not on their plan. 402: the
 * allowance is used up. No word of it goes to the database, the log or the memory; the reply ends with its browser.
 */
export async function sendSensitive(
  services: Services,
  actor: Actor,
  input: SensitiveMessageBody,
): Promise<SensitiveExchange> {
  const { helperId, content, earlier } = input
  const row = await reserve(services, actor, helperId)
  const unsaved = earlier.map((turn) => ({ fromPerson: turn.isFromUser, text: turn.content }))
  const stored = await readTurns(services, actor, helperId)
  const turns = [...stored, { fromPerson: true, text: content }]
  const safety = screenFor(actor, turns, await readCare(services, actor), unsaved)
  if (row.entryId === null) await refuse(services, actor, row, safety)
  const entryId = row.entryId === null ? null : Number(row.entryId)

  async function write(reply: RunningReply, onText: OnText): Promise<SensitiveAnswer> {
    const { signal } = reply.abort
    const hear: OnText = (text, isSafety) => {
      reply.text += text
      onText(text, isSafety)
    }
    const voice = voiceOf(actor.dataKey, row)
    const { source, concern } = await writeAsHelper(services, actor, {
      purpose: 'reply',
      voice,
      turns,
      memory: openMemory(actor.dataKey, row),
      unsaved,
      safety,
      signal,
      onText: hear,
    })
    if (concern) await countScreening(services, { concern, language: safety.language }, 'sensitive')
    return { response: reply.text.trim(), source, aiGenerated: true }
  }

  return {
    answer(onText, signal) {
      const reply: RunningReply = { userId: actor.userId, text: '', abort: new AbortController() }
      const leave = (): void => reply.abort.abort(LEFT)
      if (signal.aborted) leave()
      signal.addEventListener('abort', leave)
      return services.replies.run(null, reply, async () => {
        try {
          const answer = await write(reply, onText)
          await settle(services, entryId, isPaid(reply, answer.source))
          return answer
        } catch (cause) {
          await settle(services, entryId, isPaid(reply, null))
          const isModels = cause instanceof AiError || reply.abort.signal.aborted
          throw isModels ? new AppError(502, 'reply_cut_off', BROKE_OFF, { cause }) : cause
        }
      })
    },
  }
}
