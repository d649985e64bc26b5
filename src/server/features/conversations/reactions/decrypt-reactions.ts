import type { MessageReaction } from '../../../../contract/messages.ts'
import type { Reaction } from '../../../../core/prompt/context.ts'
import { decryptMessage } from '../../../platform/crypto/sealed-message.ts'
import { type DataKey, open, seal } from '../../../platform/crypto/vault.ts'
import type { ReactionRow } from './sql-parts.ts'

const CONTEXT = 'reaction'

const bytesOf = (base64: string): Buffer => Buffer.from(base64, 'base64')

export const sealReason = (key: DataKey, reason: string): Buffer => seal(key, reason, CONTEXT)

/** For a prompt. */
export const decryptReactions = (key: DataKey, rows: readonly ReactionRow[]): Reaction[] =>
  rows.map(({ kind, reason, content, sentAt }) => ({
    kind,
    text: decryptMessage(key, bytesOf(content)),
    reason: reason === null ? null : open(key, bytesOf(reason), CONTEXT),
    at: new Date(sentAt),
  }))

/** For the message that it is shown with. */
export const presentReaction = (
  key: DataKey,
  { kind, reason }: Pick<ReactionRow, 'kind' | 'reason'>,
): MessageReaction => ({ kind, ...(reason === null ? {} : { reason: open(key, bytesOf(reason), CONTEXT) }) })
