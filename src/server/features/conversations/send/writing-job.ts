import type { HelperMemory } from '../../../../core/memory/helper-memory.ts'
import type { CircleMember, HelperVoice, ReplyContext, Turn } from '../../../../core/prompt/context.ts'
import type { RecalledTurn } from '../../../../core/recall/recalled-text.ts'
import type { SafetyState } from '../../../../core/safety/safety-state.ts'
import type { WaitingFor } from '../../../integrations/models/port.ts'

/** `isSafety`: the text is a complete prepared answer. */
export type OnText = (text: string, isSafety?: boolean) => void

/** What else there is to know while a reply is being written. */
export interface WritingEvents {
  /** All text so far was reasoning after all. */
  onTakeBack?(): void
  onProgress?(waitingFor: WaitingFor): void
}

/** Where a reply goes while it is being written. */
export interface ReplyListener extends WritingEvents {
  onText: OnText
}

export interface WritingJob extends WritingEvents {
  purpose: ReplyContext['purpose']
  voice: HelperVoice
  /** The person's other helpers; absent where they do not matter. */
  circle?: readonly CircleMember[]
  turns: readonly Turn[]
  memory?: HelperMemory
  /** In Sensitive Mode: the turns before the last one, which are not stored. */
  unsaved?: readonly Turn[]
  recalled?: readonly RecalledTurn[]
  isSms?: boolean
  safety: SafetyState | null
  /** What pays for the text; absent or null if it is free. */
  reservationId?: number | null
  signal: AbortSignal
  onText: OnText
  /** Discards the text so far if nobody has read it, so that writing starts over instead of failing half-way. */
  forget?(): void
}
