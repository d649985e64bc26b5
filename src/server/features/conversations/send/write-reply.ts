import { AiError } from '../../../integrations/port-errors.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { RunningReply } from '../../../platform/jobs/running-replies.ts'
import type { CallRecord } from '../../../platform/ports/call-admissions.ts'
import type { Actor, Services } from '../../../platform/ports/services.ts'
import { recordCall } from '../../models/calls/guarded-calls.ts'
import { generateText } from './generate-text.ts'
import type { ReplyToSave, WrittenReply } from './save-reply.ts'
import type { TextWriter } from './text-job.ts'

const STOP = 'stop'

const failures = {
  stopped: () => new AppError(409, 'stopped', 'The reply was stopped before its first word. It did not count.'),
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

function explain(cause: unknown, signal: AbortSignal): unknown {
  if (signal.aborted) return signal.reason === STOP ? failures.stopped() : failures.shutdown(cause)
  return cause instanceof AiError ? failures.cutOff(cause) : cause
}

/** Keeps the text so far, for a page that is loaded meanwhile and for Stop. */
export const keptIn = (running: RunningReply, writer: TextWriter): TextWriter => ({
  ...writer,
  write(text, isSafety) {
    running.text += text
    writer.write(text, isSafety)
  },
  onMark() {
    running.isMarked = true
  },
  takeBack() {
    running.text = ''
    running.isMarked = false
    writer.takeBack?.()
  },
})

/** The words of a reply. What Stop leaves of one is kept. Throws an AppError. */
export async function writeReply(
  services: Services,
  actor: Actor,
  toWrite: Omit<ReplyToSave, 'written' | 'replyTo'>,
  running: RunningReply,
  writer: TextWriter,
): Promise<WrittenReply> {
  const { conversation, turns, recalled, isSms, safety, reservation, panel } = toWrite
  const { voice, circle, memory, reactions, upcoming, model } = conversation
  const { signal } = running.abort
  const kept: { call: CallRecord | null } = { call: null }
  const keepRecord = (record: CallRecord): void => {
    kept.call = record
  }
  const known = { memory, recalled: recalled.turns, reactions, upcoming }
  const about = { voice, turns, ...known, isSms, safety, reservation }
  const among = panel ? { panel: panel.context } : { circle }
  // What the person's own model costs is not ours to record.
  const recording = model.ai.isOwn ? {} : { keepRecord }
  const job = { purpose: panel?.purpose ?? ('reply' as const), ...about, ...among, signal, ...recording }
  try {
    const written = await generateText(services, model, actor, job, keptIn(running, writer))
    const deliveryStatus = written.isCut ? 'cut' : 'delivered'
    return { ...written, content: running.text.trim(), deliveryStatus, ...kept }
  } catch (cause) {
    const content = running.text.trim()
    if (!signal.aborted || signal.reason !== STOP || content === '') {
      if (kept.call) recordCall(services, model, kept.call)
      throw explain(cause, signal)
    }
    const reminders = { reminders: [], isAnyRefused: running.isMarked ?? false }
    return { source: 'model', concern: null, content, deliveryStatus: 'stopped', reminders, ...kept }
  }
}
