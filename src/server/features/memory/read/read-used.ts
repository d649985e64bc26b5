import type { Memory, RememberedAnswer } from '../../../../contract/memory.ts'
import type { Remembered } from '../../../../contract/messages.ts'
import { mainSources, sentenceAbout } from '../../../../core/memory/used-memories.ts'
import { decryptMessage } from '../../../platform/crypto/vault.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { decryptContent } from '../seal-memory.ts'
import { findMemories } from '../store-memories.ts'
import { quoteOf, withReceipts } from './list-memories.ts'
import { findSources, findUsed } from './store-messages.ts'

type SourceRow = Awaited<ReturnType<typeof findSources>>[number]

function presentTurn(actor: Actor, row: SourceRow): RememberedAnswer['turns'][number] {
  return {
    messageId: row.id,
    helperId: row.helperId,
    helperName: row.helperName,
    isFromUser: row.isFromUser,
    quote: quoteOf(decryptMessage(actor.dataKey, row.content)),
    saidAt: row.sentAt.toISOString(),
    isShared: row.shareAcrossHelpers,
  }
}

/** Which of them mattered for the reply. */
function mainOf(reply: string, memories: readonly Memory[], turns: RememberedAnswer['turns']) {
  const texts = [...memories.map(({ content }) => content), ...turns.map(({ quote }) => quote)]
  const main = new Set(mainSources(reply, texts))
  return {
    mainFacts: memories.filter((_, index) => main.has(index)).map(({ id }) => id),
    mainTurns: turns.filter((_, index) => main.has(memories.length + index)).map(({ messageId }) => messageId),
  }
}

/** Lists only what is still remembered, and which of it mattered. 404: not theirs. */
export async function readUsed(services: Uses<'db'>, actor: Actor, messageId: number): Promise<RememberedAnswer> {
  const { db } = services
  const { userId, dataKey } = actor
  const [used] = await findUsed(db, messageId, userId)
  if (!used) throw notFound('Message')
  const [memoryRows, turnRows] = await Promise.all([
    used.memories?.length ? findMemories(db, userId, used.memories) : [],
    used.turns?.length ? findSources(db, userId, used.turns) : [],
  ])
  const memories = await withReceipts(services, actor, memoryRows)
  const turns = turnRows.map((row) => presentTurn(actor, row))
  return { facts: memories, turns, ...mainOf(decryptMessage(dataKey, used.content), memories, turns) }
}

export interface WrittenWith {
  id: number
  /** The words of the reply. */
  content: string
  memories: readonly number[]
  /** Ids of earlier messages that the model was given. */
  turns: readonly number[]
}

interface Source {
  /** What the helper knew. */
  text: string
  said: { words: string; at: Date } | null
  validFrom: Date
}

const rememberedOf = ({ text, said, validFrom }: Source, count: number): Remembered => ({
  count,
  text: said ? sentenceAbout(said.words, text) : text,
  isQuote: said !== null,
  saidAt: (said?.at ?? validFrom).toISOString(),
})

/** The sources of all of them, by id, in two statements. Forgotten ones are not among them. */
async function sourcesOf({ db }: Uses<'db'>, { userId, dataKey }: Actor, replies: readonly WrittenWith[]) {
  const memoryIds = [...new Set(replies.flatMap(({ memories }) => memories))]
  const rows = memoryIds.length > 0 ? await findMemories(db, userId, memoryIds) : []
  const saidIds = rows.flatMap(({ relatedMessageIds }) => relatedMessageIds ?? [])
  const messageIds = [...new Set([...saidIds, ...replies.flatMap(({ turns }) => turns)])]
  const found = messageIds.length > 0 ? await findSources(db, userId, messageIds) : []
  // A helper's own words are no memory of the person.
  const turns = new Map<number, Source>(
    found
      .filter(({ isFromUser }) => isFromUser)
      .map(({ id, content, sentAt }) => {
        const words = decryptMessage(dataKey, content)
        return [id, { text: words, said: { words, at: sentAt }, validFrom: sentAt }]
      }),
  )
  const memories = new Map<number, Source>(
    rows.map((row) => {
      const saidId = row.relatedMessageIds?.findLast((id) => turns.has(id))
      const said = saidId === undefined ? null : (turns.get(saidId)?.said ?? null)
      return [row.id, { text: decryptContent(dataKey, row), said, validFrom: row.validFrom }]
    }),
  )
  return { memories, turns }
}

/** What each reply took up of what is still remembered, by its id; replies that took up nothing are left out. */
export async function readRemembered(
  services: Uses<'db'>,
  actor: Actor,
  replies: readonly WrittenWith[],
): Promise<Map<number, Remembered>> {
  const known = await sourcesOf(services, actor, replies)
  const remembered = new Map<number, Remembered>()
  for (const { id, content, memories, turns } of replies) {
    const sources = [
      ...memories.map((memory) => known.memories.get(memory)),
      ...turns.map((turn) => known.turns.get(turn)),
    ]
    const there = sources.filter((source) => source !== undefined)
    const main = mainSources(
      content,
      there.map(({ text }) => text),
    )
    const first = there[main[0] ?? -1]
    if (first) remembered.set(id, rememberedOf(first, main.length))
  }
  return remembered
}
