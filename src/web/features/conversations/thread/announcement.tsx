import type { Message } from '../../../../contract/messages.ts'
import { spokenText } from '../../../../core/speech/spoken-text.ts'
import type { ReplyState } from '../reply/reply-state.ts'

export interface AnnouncementProps {
  messages: readonly Message[]
  helperName: string
  reply: ReplyState
}

/** Screen readers hear the whole reply at once, not word by word, and no Markdown marks. */
export function Announcement({ messages, helperName, reply }: AnnouncementProps) {
  const newest = messages.at(-1)
  if (reply.phase === 'writing') return `${helperName} is writing`
  return newest && !newest.isFromUser ? `${helperName}: ${spokenText(newest.content)}` : null
}
