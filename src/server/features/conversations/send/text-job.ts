import type { Reservation } from '../../../../core/plans/allowance.ts'
import type { HelperVoice, ReplyContext } from '../../../../core/prompt/context.ts'
import type { SafetyState } from '../../../../core/safety/safety-state.ts'
import type { WaitingFor } from '../../../integrations/models/port.ts'
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
