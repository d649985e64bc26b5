import type { Message } from '../../../../contract/messages.ts'
import { markdownFileName, markdownHead, markdownOf } from '../../../../core/conversations/conversation-markdown.ts'
import { PICTURE_ONLY_TEXT } from '../../../../core/pictures/picture-limits.ts'
import { dateAt } from '../../../../core/time/zone-time.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { findHelperName } from '../organize/store.ts'
import { presentMessage } from '../read/present-message.ts'
import { messagesAfter } from '../store.ts'

/** Messages in memory at a time. */
const PAGE = 200

interface ConversationFile {
  name: string
  /** Its text, piece by piece. */
  text: AsyncIterable<string>
}

function written(
  { content, isFromUser, sentAt, picture, quote, reaction }: Message,
  nameOf: (isFromUser: boolean) => string,
) {
  return {
    name: nameOf(isFromUser),
    isPlain: isFromUser,
    text: picture && content === PICTURE_ONLY_TEXT ? '' : content,
    sentAt: new Date(sentAt),
    hasPicture: picture !== undefined,
    quote: quote ? { name: nameOf(quote.isFromUser), text: quote.text } : null,
    reaction: reaction ? { kind: reaction.kind, reason: reaction.reason ?? null } : null,
  }
}

async function* textOf(
  { db, clock }: Uses<'db' | 'clock'>,
  { userId, dataKey, timeZone, firstName }: Actor,
  helperId: number,
  helperName: string,
): AsyncGenerator<string> {
  const nameOf = (isFromUser: boolean): string => (isFromUser ? (firstName ?? 'You') : helperName)
  yield markdownHead(helperName, clock.now(), timeZone)
  let after = 0
  let before: Date | null = null
  for (;;) {
    const rows = await messagesAfter(db, { helperId, userId, after, limit: PAGE })
    let page = ''
    for (const row of rows) {
      page += markdownOf(written(presentMessage(dataKey, row), nameOf), before, timeZone)
      before = row.sentAt
      after = row.id
    }
    yield page
    if (rows.length < PAGE) return
  }
}

/** A conversation as it is shown, as Markdown. 404: the helper is not theirs. */
export async function exportConversation(
  services: Uses<'db' | 'clock'>,
  actor: Actor,
  helperId: number,
): Promise<ConversationFile> {
  const [helper] = await findHelperName(services.db, helperId, actor.userId)
  if (!helper) throw notFound('Helper')
  const today = dateAt(services.clock.now().getTime(), actor.timeZone)
  return {
    name: markdownFileName(helper.name, today),
    text: textOf(services, actor, helperId, helper.name),
  }
}
