import type { SensitiveAnswer, SensitiveMessageBody } from '../../../../contract/messages.ts'
import { PLANS } from '../../../../core/plans/plans.ts'
import { mustAnswer, type SafetyState } from '../../../../core/safety/safety-state.ts'
import { screen } from '../../../../core/safety/screen.ts'
import { AiError } from '../../../integrations/port-errors.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { RunningReply } from '../../../platform/jobs/running-replies.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { hasModel } from '../../models/own/with-own-model.ts'
import { readTier } from '../../plans/allowance/read-tier.ts'
import { refuseUnpaid } from '../../plans/allowance/refuse-unpaid.ts'
import { reserveMessage } from '../../plans/allowance/reserve-message.ts'
import { releaseReservation, spendReservation } from '../../plans/allowance/settle-reservation.ts'
import { countScreening } from '../../safety/care.ts'
import { isAiGenerated } from '../read/present-message.ts'
import { writeAsHelper } from '../send/write-as-helper.ts'
import type { OnText } from '../send/writing-job.ts'
import { needsPlan, openSensitive } from './open-sensitive.ts'

/** An exchange that is never stored. `answer` streams the reply until it is complete or aborted. */
export interface SensitiveExchange {
  answer(onText: OnText, signal: AbortSignal): Promise<SensitiveAnswer>
}

const BROKE_OFF = 'The reply broke off. Nothing was stored and this did not count. Please try again.'

/** Returns the reservation; null for a free reply, as without a model, or for someone in danger on any plan. */
async function reserve(
  services: Pick<Services, 'ai' | 'models' | 'db' | 'clock'>,
  actor: Actor,
  { safety, content }: { safety: SafetyState; content: string },
): Promise<number | null> {
  const hasPlan = PLANS[await readTier(services, actor.userId)].sensitiveMode
  // Anyone can claim a misunderstanding, so it is free only where words are taken for a danger.
  const isFree = safety.isMisunderstood && screen(content) !== null
  if (!hasPlan && !isFree && !mustAnswer(safety)) throw needsPlan()
  if (isFree || !(await hasModel(services, actor))) return null
  const reservationId = hasPlan ? await reserveMessage(services, actor.userId) : null
  if (reservationId === null && !mustAnswer(safety)) throw await refuseUnpaid(services, actor)
  return reservationId
}

async function settle(
  services: Pick<Services, 'db' | 'clock' | 'log' | 'replies'>,
  reservationId: number | null,
  isPaid: boolean,
): Promise<void> {
  if (reservationId === null) return
  if (isPaid) await spendReservation(services, reservationId)
  else await releaseReservation(services, reservationId)
}

/** A reply counts once it was read, even if the reader left before its end. */
const isPaid = (reply: RunningReply, source: SensitiveAnswer['source'] | null): boolean =>
  source === null ? reply.abort.signal.reason === LEFT && reply.text !== '' : source === 'model'

const LEFT = 'the browser left'

/** Nothing reaches the database, log or memory. 404: not their helper. 403: not on their plan. 402: none left. */
export async function sendSensitive(
  services: Services,
  actor: Actor,
  input: SensitiveMessageBody,
): Promise<SensitiveExchange> {
  const opened = await openSensitive(services, actor, input)
  const { safety } = opened
  const reservationId = await reserve(services, actor, { safety, content: input.content })

  async function write(reply: RunningReply, onText: OnText): Promise<SensitiveAnswer> {
    const { signal } = reply.abort
    const record: OnText = (text, isSafety) => {
      reply.text += text
      onText(text, isSafety)
    }
    const { source, concern } = await writeAsHelper(services, actor, {
      ...opened,
      reservationId,
      signal,
      onText: record,
      onTakeBack: () => {
        reply.text = ''
      },
    })
    if (concern) await countScreening(services, { concern, language: safety.language }, 'sensitive')
    return { response: reply.text.trim(), source, aiGenerated: isAiGenerated(source) }
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
          await settle(services, reservationId, isPaid(reply, answer.source))
          return answer
        } catch (cause) {
          await settle(services, reservationId, isPaid(reply, null))
          const isModels = cause instanceof AiError || reply.abort.signal.aborted
          throw isModels ? new AppError(502, 'reply_cut_off', BROKE_OFF, { cause }) : cause
        }
      })
    },
  }
}
