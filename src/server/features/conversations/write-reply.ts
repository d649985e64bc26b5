import type { Message } from '../../../contract/messages.ts'
import type { HelperMemory } from '../../../core/memory/helper-memory.ts'
import { usedFacts } from '../../../core/memory/used-facts.ts'
import type { HelperVoice, Turn } from '../../../core/prompt.ts'
import { AppError, FOREIGN_KEY_VIOLATION, hasDatabaseCode } from '../../errors.ts'
import { type Actor, AiError, type Services } from '../../ports.ts'
import type { RunningReply } from '../../running-replies.ts'
import { releaseCredit } from '../billing/release-credit.ts'
import { indexSoon } from '../recall/index-soon.ts'
import type { CallAhead } from '../usage/call-ahead.ts'
import type { ChosenRecalled } from './choose-recalled.ts'
import { freshMessage, sealMessage } from './present-message.ts'
import { finishReply } from './store.ts'
import { writeAsHelper } from './write-as-helper.ts'

/** A message that was taken in and is to be answered. */
export interface ReplyJob {
  helperId: number
  /** The message that is answered. */
  messageId: number
  /** The reservation that pays for the reply; null for one that costs nothing. */
  entryId: number | null
  voice: HelperVoice
  turns: readonly Turn[]
  memory: HelperMemory
  /** What is recalled of earlier messages; never rejects. */
  recalled: Promise<ChosenRecalled>
  /** Is the reply texted? */
  texted: boolean
  /** The call of the model, where it was asked for already. */
  ahead?: CallAhead | undefined
}

const STOP = 'stop'

const failures = {
  stopped: () => new AppError(409, 'stopped', 'Stopped before the first word. This did not count.'),
  shutdown: (cause: unknown) =>
    new AppError(503, 'restarting', 'The server is restarting. Your message is saved: please try again in a moment.', {
      cause,
    }),
  cutOff: (cause: unknown) =>
    new AppError(
      502,
      'reply_cut_off',
      'The reply broke off. Your message is saved and this did not count. Please try again.',
      {
        cause,
      },
    ),
}

const gone = (cause?: unknown): AppError =>
  new AppError(404, 'gone', 'This helper was deleted while it was writing. Nothing was counted.', { cause })

function explain(cause: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason === STOP ? failures.stopped() : failures.shutdown(cause)
  return cause instanceof AiError ? failures.cutOff(cause) : cause
}

/** Writes until the reply is whole or stopped; gives who wrote it, and whether the person cut it short. */
async function compose(
  services: Services,
  actor: Actor,
  job: ReplyJob,
  running: RunningReply,
  onText: (text: string) => void,
) {
  const { signal } = running.abort
  const hear = (text: string): void => {
    running.text += text
    onText(text)
  }
  try {
    const { voice, turns, memory, texted, ahead } = job
    const recalled = (await job.recalled).turns
    const writing = { purpose: 'reply' as const, voice, turns, memory, recalled, texted, signal, ahead, onText: hear }
    const source = await writeAsHelper(services, actor, writing)
    return { source, deliveryStatus: 'delivered' as const }
  } catch (cause) {
    const keptByStop = signal.aborted && signal.reason === STOP && running.text.trim() !== ''
    if (!keptByStop) throw explain(cause, signal)
    return {
      source: services.ai.offline ? ('offline' as const) : ('model' as const),
      deliveryStatus: 'stopped' as const,
    }
  }
}

/**
 * Writes, saves and pays for the reply to a message. It goes on when the browser leaves; Stop ends it and keeps what was
 * written. A reply that does not come about gives its message back, and throws an AppError that says what happened.
 */
export function writeReply(
  services: Services,
  actor: Actor,
  job: ReplyJob,
  onText: (text: string) => void,
): Promise<Message> {
  const running: RunningReply = { userId: actor.userId, text: '', abort: new AbortController() }
  return services.replies.run(job.messageId, running, async () => {
    try {
      const { source, deliveryStatus } = await compose(services, actor, job, running, onText)
      const { helperId, messageId: replyTo, entryId } = job
      const content = running.text.trim()
      const sentAt = services.clock.now()
      const fields = { helperId, sentAt, deliveryStatus, source }
      const sealed = { ...fields, userId: actor.userId, content: sealMessage(actor.dataKey, content), replyTo, entryId }
      const facts = usedFacts(job.memory.known, job.turns.at(-1)?.text ?? '', content)
      const contextReferences = (await job.recalled).messageIds
      const paid = source !== 'fallback'
      const id = await finishReply(services.db, { ...sealed, paid, facts, contextReferences })
      if (id === null) throw gone()
      services.openedTurns.add(helperId, { id, fromPerson: false, text: content })
      await services.durable()
      indexSoon(services, { userId: actor.userId, dataKey: actor.dataKey, helperId, after: replyTo - 1 })
      return freshMessage({ ...fields, id, content, remembered: facts.length + contextReferences.length })
    } catch (error) {
      await releaseCredit(services, job.entryId)
      throw hasDatabaseCode(error, FOREIGN_KEY_VIOLATION) ? gone(error) : error
    } finally {
      job.ahead?.drop()
    }
  })
}
