import type { Message } from '../../../../contract/messages.ts'
import type { ReadReminders } from '../../../../core/follow-ups/remind-mark.ts'
import type { Reservation } from '../../../../core/plans/allowance.ts'
import type { HelperVoice, ReplyContext } from '../../../../core/prompt/context.ts'
import type { Concern } from '../../../../core/safety/concern.ts'
import type { SafetyState } from '../../../../core/safety/safety-state.ts'
import type { WaitingFor } from '../../../integrations/models/port.ts'
import type { AiError } from '../../../integrations/port-errors.ts'
import type { CallRecord } from '../../../platform/ports/call-admissions.ts'

/** Where text goes while it is being written. */
export interface TextWriter {
  /** `isSafety`: the text is a complete safety answer. */
  write(text: string, isSafety?: boolean): void
  /** The text holds a mark that sets a reminder. */
  onMark?(): void
  /** All text so far is void: it was reasoning after all, or is written anew. */
  takeBack?(): void
  progress?(waitingFor: WaitingFor): void
  /** The person wants no more texts. */
  noTexts?(): void
}

type Told =
  | 'purpose'
  | 'turns'
  | 'circle'
  | 'panel'
  | 'memory'
  | 'recalled'
  | 'reactions'
  | 'upcoming'
  | 'followUp'
  | 'isSms'

/**
 * What a helper is to write: `writeReply` makes it of a reply, and greetings, planned messages and Sensitive Mode one of
 * their own, for `generateText`. In a panel, nothing stands in for a model that fails.
 */
export interface TextJob extends Pick<ReplyContext, Told> {
  voice: HelperVoice
  /** In Sensitive Mode: the turns before the last one, which are not stored. */
  unsaved?: ReplyContext['unsaved']
  safety: SafetyState | null
  /** What pays for the text; absent or null if it is free. */
  reservation?: Reservation | null
  signal: AbortSignal
  /** Nobody watches it being written, so a model that fails half-way is replaced. */
  isUnwatched?: boolean
  /** Takes what the call cost, to record it with the text; without it, that is recorded at once. */
  keepRecord?(record: CallRecord): void
}

/** What is told of a text that was written. */
export interface Written {
  source: Message['source']
  concern: Concern | null
  /** The model says that a danger it was told of is over. */
  isFine?: boolean
  /** It reached the limit of its length. */
  isCut?: boolean
  /** What the model set because the person asked for it. */
  reminders?: ReadReminders
}

/** A failure of the model, and whether any of its text was shown. */
export class BrokenOff extends Error {
  readonly failure: AiError
  readonly begun: boolean
  constructor(failure: AiError, begun: boolean) {
    super(failure.message, { cause: failure })
    this.failure = failure
    this.begun = begun
  }
}
