import type { HelperMemory } from '../../../core/memory/helper-memory.ts'
import type { HelperVoice, ReplyContext, Turn } from '../../../core/prompt/prompt.ts'
import type { RecalledTurn } from '../../../core/recall/recalled-text.ts'
import type { SafetyState } from '../../../core/safety/safety-state.ts'

/** `isSafety`: the text is a prepared one, whole. */
export type OnText = (text: string, isSafety?: boolean) => void

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
  /** What screening says of the message that is answered; null where none is. */
  safety: SafetyState | null
  signal: AbortSignal
  onText: OnText
  /** Drops what was written so far, where nobody has read it: the text is begun again instead of failing half-way. */
  forget?(): void
}
