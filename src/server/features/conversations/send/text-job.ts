import type { HelperMemory } from '../../../../core/memory/helper-memory.ts'
import type { Reservation } from '../../../../core/plans/allowance.ts'
import type {
  CircleMember,
  HelperVoice,
  PanelContext,
  PromptedFollowUp,
  Reaction,
  ReplyContext,
  Turn,
  Upcoming,
} from '../../../../core/prompt/context.ts'
import type { RecalledTurn } from '../../../../core/recall/recalled-text.ts'
import type { SafetyState } from '../../../../core/safety/safety-state.ts'
import type { WaitingFor } from '../../../integrations/models/port.ts'
import type { CallRecord } from '../../../platform/ports/call-admissions.ts'

/** Where text goes while it is being written. */
export interface TextWriter {
  /** `isSafety`: the text is a complete prepared answer. */
  write(text: string, isSafety?: boolean): void
  /** The text holds a mark that sets something. */
  onMark?(): void
  /** All text so far was reasoning after all, or is written anew. */
  takeBack?(): void
  progress?(waitingFor: WaitingFor): void
  /** The person wants no more texts. */
  noTexts?(): void
}

/** What a helper is to write. */
export interface TextJob {
  purpose: ReplyContext['purpose']
  voice: HelperVoice
  /** The person's other helpers; absent where they do not matter. */
  circle?: readonly CircleMember[]
  /** Present in a panel, where nothing stands in for a model that fails. */
  panel?: PanelContext | undefined
  turns: readonly Turn[]
  memory?: HelperMemory
  /** In Sensitive Mode: the turns before the last one, which are not stored. */
  unsaved?: readonly Turn[]
  recalled?: readonly RecalledTurn[]
  reactions?: readonly Reaction[]
  upcoming?: readonly Upcoming[]
  /** What a planned message is to be about. */
  followUp?: PromptedFollowUp
  isSms?: boolean
  safety: SafetyState | null
  /** What pays for the text; absent or null if it is free. */
  reservation?: Reservation | null
  signal: AbortSignal
  /** Nobody reads the text before it is done, so a model that fails half-way is replaced. */
  isUnread?: boolean
  /** Takes what the call cost, to record it with the text; without it, that is recorded at once. */
  keepRecord?(record: CallRecord): void
}
