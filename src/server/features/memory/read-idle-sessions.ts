import type { SummaryAuthor } from '../../../core/memory/kinds.ts'
import {
  ANSWER_TOKENS,
  asLine,
  newestTurns,
  READ_SESSION,
  SESSION_SCHEMA,
  sessionText,
} from '../../../core/memory/read-session.ts'
import { readSaid, type SaidTurn, type SessionSummary, summaryOf } from '../../../core/memory/summarise.ts'
import { createMask } from '../../../core/privacy/mask.ts'
import { settingsFrom } from '../../../core/privacy/settings.ts'
import type { Transaction } from '../../db/statement.ts'
import { AiError } from '../../port-errors.ts'
import type { Job, JobQueue } from '../../ports/queue.ts'
import type { Services } from '../../ports/services.ts'
import { openMessage } from '../../sealed-message.ts'
import { seal } from '../../vault.ts'
import { mapWithoutBlocking } from '../../without-blocking.ts'
import { withOwnModel } from '../own-models/with-own-model.ts'
import { guardedAi } from '../usage/guarded-ai.ts'
import { withModel } from '../usage/with-model.ts'
import { type QuotedClaim, readAnswer } from './model-answer.ts'
import { openSummary, SUMMARY, sealEarlier } from './open-memory.ts'
import { rebuildDigest } from './rebuild-digest.ts'
import { lockFacts, transaction } from './store-facts.ts'
import {
  claimIdle,
  countKept,
  findIdle,
  type IdleRow,
  latestSummaries,
  noteRead,
  readSessionMessages,
  type SessionMessage,
  saveSummary,
} from './store-sessions.ts'
import { type Owner, writeClaims } from './write-claims.ts'

const IDLE_MS = 10 * 60_000
const MOST_PENDING = 20
/** After this time, a conversation whose worker was lost is enqueued again. */
const LOST_MS = 30 * 60_000
const AT_ONCE = 50
/** Messages read per session. Older messages of a very long day are covered by its previous summary. */
const MOST_MESSAGES = 400
/** Earlier sessions included in a prompt, and their maximum length in characters together. */
const MOST_EARLIER = 6
const EARLIER_CHARACTERS = 1500

async function summarise({ messages }: Session): Promise<SessionSummary | null> {
  const said = messages.filter(({ fromPerson }) => fromPerson)
  return summaryOf(await mapWithoutBlocking(said, ({ text }) => readSaid(text)))
}

/** Enqueues conversations that have been idle for ten minutes, or have many new messages. */
export async function queueIdleSessions(services: Pick<Services, 'db' | 'clock'>, queue: JobQueue): Promise<void> {
  const now = services.clock.now()
  const before = (milliseconds: number): Date => new Date(now.getTime() - milliseconds)
  await transaction(services.db, async (tx) => {
    const rows = await claimIdle(tx, {
      now,
      before: before(IDLE_MS),
      most: MOST_PENDING,
      lost: before(LOST_MS),
      limit: AT_ONCE,
    })
    if (rows.length > 0)
      await queue.send(
        tx.$client,
        'remember',
        rows.map(({ id }) => id),
      )
  })
}

interface Session {
  day: string
  messages: { id: number; text: string; fromPerson: boolean; sentAt: Date }[]
}

function sessionsOf(owner: Owner, rows: readonly SessionMessage[]): Session[] {
  return [...Map.groupBy(rows, ({ day }) => day)].map(([day, said]) => ({
    day,
    messages: said.map(({ id, content, isFromUser, sentAt }) => ({
      id,
      text: openMessage(owner.dataKey, content),
      fromPerson: isFromUser,
      sentAt,
    })),
  }))
}

/** At the maximum level the model sees placeholders for sensitive words; they are put back into its output. */
function hiddenFor(owner: Owner, row: IdleRow, turns: readonly SaidTurn[]) {
  if (owner.settings.encryptionLevel !== 'maximum') return { turns, reveal: <Value>(value: Value) => value }
  const texts = turns.map(({ text }) => text)
  const mask = createMask('everything', row.firstName ? [row.firstName] : [], texts)
  const reveal = <Value>(value: Value): Value =>
    JSON.parse(JSON.stringify(value ?? null), (_, one) => (typeof one === 'string' ? mask.reveal(one) : one))
  return { turns: turns.map((turn) => ({ ...turn, text: mask.hide(turn.text) })), reveal }
}

/** Null if there is no model, it can't be called, or its output is invalid. */
async function askModel(shared: Services, owner: Owner, row: IdleRow, session: Session, job: Job) {
  const services = await withOwnModel(shared, owner)
  if (!services.ai.connected) return null
  const reader = services.models.background
  const using = reader ? withModel(services, 'background', reader) : services
  const messages = session.messages.map((message) => ({ ...message, text: asLine(message.text) }))
  const { turns, reveal } = hiddenFor(owner, row, newestTurns(messages))
  try {
    const { value } = await guardedAi(using, { userId: owner.userId, purpose: 'memory' }).structured(
      {
        system: READ_SESSION,
        input: sessionText(turns),
        name: 'session',
        schema: SESSION_SCHEMA,
        maxOutputTokens: ANSWER_TOKENS,
      },
      job.signal,
    )
    return readAnswer(
      reveal(value),
      messages.filter(({ fromPerson }) => fromPerson),
    )
  } catch (cause) {
    if (job.signal.aborted || !(cause instanceof AiError)) throw cause
    services.log.warn({ kind: cause.kind }, 'the model did not read a conversation; rules did')
    return null
  }
}

async function save(
  tx: Transaction,
  owner: Owner,
  row: IdleRow,
  session: Session,
  summary: SessionSummary & { writtenBy: SummaryAuthor },
  now: Date,
) {
  const sealed = (text: string): Buffer => seal(owner.dataKey, text, SUMMARY)
  const listed = (items: readonly string[]): Buffer => sealed(JSON.stringify(items))
  await saveSummary(tx, {
    helperId: row.helperId,
    userId: owner.userId,
    sessionDate: session.day,
    keyTopics: listed(summary.keyTopics),
    emotionalState: sealed(summary.emotionalState),
    progressMade: listed(summary.progressMade),
    actionItems: listed(summary.actionItems),
    followUpNeeded: summary.followUpNeeded,
    overallTone: sealed(summary.overallTone),
    significantMoments: listed(summary.significantMoments),
    messageCount: session.messages.length,
    summary: sealed(summary.summary),
    writtenBy: summary.writtenBy,
    createdAt: now,
  })
}

/** The newest days within the budget. */
export async function earlierOf(tx: Transaction, owner: Owner, helperId: number): Promise<Buffer | null> {
  const latest = await latestSummaries(tx, helperId, MOST_EARLIER)
  let left = EARLIER_CHARACTERS
  const kept = latest
    .map(({ day, summary }) => ({ day, text: openSummary(owner.dataKey, summary) }))
    .filter(({ text }) => {
      left -= text.length
      return left >= 0
    })
  return kept.length > 0 ? sealEarlier(owner.dataKey, kept.reverse()) : null
}

const saidClaims = (row: IdleRow, claims: readonly QuotedClaim[]) =>
  claims
    .toSorted((one, other) => one.message.sentAt.getTime() - other.message.sentAt.getTime())
    .map(({ claim, message }) => ({
      claim,
      helperId: row.helperId,
      messageId: message.id,
      saidAt: message.sentAt,
      foundBy: 'model' as const,
    }))

/** One model call, for the newest day, finds facts that the rules could not; invalid output costs nothing else. */
export async function readIdleSessions(services: Services, job: Job): Promise<void> {
  const [row] = await findIdle(services.db, job.id)
  if (!row) return
  const dataKey = services.vault.unwrap(row.wrappedKey)
  const owner: Owner = { userId: row.userId, dataKey, settings: settingsFrom(row.privacySettings) }
  const { helperId, firstPendingMessage: since, timeZone } = row
  const rows = await readSessionMessages(services.db, { helperId, since, timeZone, limit: MOST_MESSAGES })
  const sessions = sessionsOf(owner, rows)
  const newest = sessions.at(-1)
  const read = newest ? await askModel(services, owner, row, newest, job) : null
  const summaries: { session: Session; summary: SessionSummary | null; writtenBy: SummaryAuthor }[] = []
  for (const session of sessions) {
    const byModel = session === newest ? read?.summary : null
    const summary = byModel ?? (await summarise(session))
    summaries.push({ session, summary, writtenBy: byModel ? 'model' : 'rules' })
  }
  await transaction(services.db, async (tx) => {
    await lockFacts(tx, { userId: owner.userId })
    // Something was removed while the model read it, so it is read again without that.
    const ids = rows.map(({ id }) => id)
    if ((await countKept(tx, ids)) !== rows.length) return
    const now = services.clock.now()
    for (const { session, summary, writtenBy } of summaries) {
      if (summary) await save(tx, owner, row, session, { ...summary, writtenBy }, now)
    }
    if (read && (await writeClaims(tx, owner, saidClaims(row, read.claims), now))) await rebuildDigest(tx, owner, now)
    await noteRead(tx, helperId, {
      read: row.pendingMessages,
      upTo: ids.at(-1) ?? since,
      sessionDigest: await earlierOf(tx, owner, helperId),
    })
  })
}
