import type { Message } from '../../../contract/messages.ts'
import type { HelperMemory } from '../../../core/memory/helper-memory.ts'
import type { CallPurpose } from '../../../core/model-calls.ts'
import type { MaskScope } from '../../../core/privacy/mask.ts'
import { composeRequest, type HelperVoice, type ReplyContext, type Turn } from '../../../core/prompt.ts'
import type { RecalledTurn } from '../../../core/recall/recalled-text.ts'
import { type Actor, AiError, type Services } from '../../ports.ts'
import type { CallAhead } from '../usage/call-ahead.ts'
import { guardedAi } from '../usage/guarded-ai.ts'
import { localTime } from './local-time.ts'
import { maskedRequest } from './masked-request.ts'

export interface WritingJob {
  purpose: ReplyContext['purpose']
  voice: HelperVoice
  turns: readonly Turn[]
  memory?: HelperMemory
  /** In Sensitive Mode: what was said before the last turn and is stored nowhere. */
  unsaved?: readonly Turn[]
  /** Earlier messages that may matter. */
  recalled?: readonly RecalledTurn[]
  /** Does it go out as a text message? */
  texted?: boolean
  signal: AbortSignal
  /** The call, where it was asked for already. */
  ahead?: CallAhead | undefined
  onText(text: string): void
  /** Drops what was written so far, where nobody has read it: the text is begun anew instead of failing half-way. */
  forget?(): void
}

const CALLED_FOR: Record<WritingJob['purpose'], CallPurpose> = {
  reply: 'chat',
  greeting: 'chat',
  example: 'preview',
  planned: 'scheduled',
}

/** What is hidden from the model. The built-in engine is no one else: it sees what this process sees. */
function scopeOf({ ai }: Services, actor: Actor, job: WritingJob): MaskScope | null {
  if (ai.offline) return null
  if (actor.privacy.encryptionLevel === 'maximum') return 'everything'
  return job.unsaved ? 'identifiers' : null
}

/**
 * Has the model write one text as a helper. A model that is not to be called, or fails before its first word, is stood in
 * for by the offline engine, and the text is labelled so; one that fails later fails the text (AiError), as does an abort
 * (its reason).
 */
export async function writeAsHelper(services: Services, actor: Actor, job: WritingJob): Promise<Message['source']> {
  const context: ReplyContext = {
    purpose: job.purpose,
    helper: job.voice,
    personName: actor.firstName,
    ...localTime(services.clock.now(), actor.timeZone),
    turns: job.turns,
    ...(job.memory ? { memory: job.memory } : {}),
    ...(job.unsaved ? { unsaved: job.unsaved } : {}),
    ...(job.recalled ? { recalled: job.recalled } : {}),
    texted: job.texted ?? false,
    chance: services.chance(),
  }
  let begun = false
  const onText = (text: string): void => {
    begun = true
    job.onText(text)
  }
  try {
    const reason = { userId: actor.userId, purpose: CALLED_FOR[job.purpose] }
    const { request, hear, end } = maskedRequest(context, scopeOf(services, actor, job), onText)
    await guardedAi(services, reason, job.ahead).stream(request, { signal: job.signal, onText: hear })
    end()
    return services.ai.offline ? 'offline' : 'model'
  } catch (cause) {
    // A planned text can wait for the model, and has a prepared one to fall back on.
    if (job.signal.aborted || job.purpose === 'planned' || !(cause instanceof AiError)) throw cause
    if (begun && !job.forget) throw cause
    job.forget?.()
    services.log.warn({ kind: cause.kind, model: services.ai.name }, 'the model could not be reached')
    await services.offlineAi.stream(composeRequest(context), { signal: job.signal, onText })
    return 'fallback'
  }
}
