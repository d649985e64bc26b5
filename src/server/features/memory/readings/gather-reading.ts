import { visibleTo } from '../../../../core/memory/digest-lines.ts'
import { fitReading, READING_LIMITS } from '../../../../core/memory/reading/fit-reading.ts'
import type { Reading } from '../../../../core/memory/reading/operation.ts'
import { createMask } from '../../../../core/privacy/mask.ts'
import { settingsFrom } from '../../../../core/privacy/settings.ts'
import { SOURCE_NAMES } from '../../../../core/text/limits.ts'
import { dateAt, localTimeAt } from '../../../../core/time/zone-time.ts'
import { decryptMessage } from '../../../platform/crypto/vault.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { compileDetectors } from '../compile-detectors.ts'
import { decryptFollowUp } from '../follow-ups/add-follow-up.ts'
import { decryptContent, decryptSummary, type Owner } from '../seal-memory.ts'
import { currentMemories, findMemories, type MemoryRow } from '../store-memories.ts'
import { findSummaryOf } from './store-days.ts'
import { findPatternsOf } from './store-pattern-memories.ts'
import { findKnownPlans } from './store-plans.ts'
import { type ReadingRow, readBefore, readUnread, type UnreadMessage } from './store-readings.ts'

/** Of the person's messages, after a failure: one of them may be the reason. */
const MOST_AFTER_FAILURE = 5
/** With the helper's messages between them. */
const MOST_TURNS = 3 * READING_LIMITS.personMessages
const CONTEXT_TURNS = 4
const MOST_LINES = 150
/** Far from the numbers of messages, so that a model which confuses the two changes no line. */
const FIRST_LINE = 101
const FIRST_PLAN = 501

export type Line = Pick<MemoryRow, 'id' | 'isSecret' | 'shareAcrossHelpers' | 'validFrom' | 'memoryType' | 'expiresOn'>

/** What a model is given, and what its small numbers stand for. */
export interface GatheredReading {
  owner: Owner
  row: ReadingRow
  /** The local day of the newest message. */
  day: string
  reading: Reading
  /** By the number of a line. */
  lines: ReadonlyMap<number, Line>
  /** The id of a follow-up by the number of its plan. */
  plans: ReadonlyMap<number, number>
  /** By the number of a message. */
  messages: ReadonlyMap<number, UnreadMessage>
  /** Ids of the person's messages that are read. */
  unread: number[]
}

/** As many unread messages as are read at once, with the helper's words between them and after the last. */
function chosenFrom(rows: readonly UnreadMessage[], most: number): UnreadMessage[] {
  const turns = rows.filter(({ isFromUser, awaitsReading }) => !isFromUser || awaitsReading)
  const next = turns.filter(({ isFromUser }) => isFromUser)[most]
  return next ? turns.slice(0, turns.indexOf(next)) : turns
}

/**
 * The current memories that the helper may know, newest last. What patterns made of the messages that are read now is left
 * out, and what that took the place of is current: the model says it better.
 */
async function readLines({ db }: Uses<'db'>, { userId, settings }: Owner, helperId: number, unread: readonly number[]) {
  const rows = await currentMemories(db, userId)
  const { patterns, replaced } = await findPatternsOf(db, userId, unread)
  const made = new Set(patterns.map(({ id }) => id))
  const before = replaced.length > 0 ? await findMemories(db, userId, replaced) : []
  const current = [...rows.filter(({ id }) => !made.has(id)), ...before].toSorted(
    (one, other) => one.validFrom.getTime() - other.validFrom.getTime() || one.id - other.id,
  )
  const known = current.map((row) => ({ ...row, privacyTags: row.privacyTags ?? [] }))
  return visibleTo(known, helperId, settings).slice(-MOST_LINES)
}

const fromOf = ({ isFromUser }: UnreadMessage) => (isFromUser ? 'person' : 'helper')

/** Null if there is nothing to read. */
export async function gatherReading(
  services: Uses<'db' | 'vault' | 'clock'>,
  row: ReadingRow,
): Promise<GatheredReading | null> {
  const { db, vault, clock } = services
  const { userId, helperId, timeZone } = row
  const owner: Owner = { userId, dataKey: vault.unwrap(row.wrappedKey), settings: settingsFrom(row.privacySettings) }
  const rows = await readUnread(db, row, MOST_TURNS)
  const chosen = chosenFrom(rows, row.failures > 1 ? MOST_AFTER_FAILURE : READING_LIMITS.personMessages)
  const [first] = chosen
  if (!first) return null
  const textOf = ({ content }: UnreadMessage): string => decryptMessage(owner.dataKey, content)
  const now = clock.now()
  const context = (await readBefore(db, row, first.id, CONTEXT_TURNS)).reverse()
  const given: Reading = {
    today: dateAt(now.getTime(), timeZone),
    now: localTimeAt(now, timeZone),
    timeZone,
    helper: { name: row.helperName, persona: row.personaType },
    personName: row.firstName,
    elsewhere: row.imported && SOURCE_NAMES[row.imported.source],
    memory: [],
    context: context.map((turn) => ({ from: fromOf(turn), text: textOf(turn) })),
    messages: chosen.map((turn, at) => ({
      n: at + 1,
      at: localTimeAt(turn.sentAt, timeZone),
      from: fromOf(turn),
      text: textOf(turn),
    })),
  }
  const read = chosen.slice(0, fitReading(given).messages.length)
  const unread = read.filter(({ isFromUser }) => isFromUser).map(({ id }) => id)
  const day = dateAt((read.at(-1) ?? first).sentAt.getTime(), timeZone)
  const [before] = row.imported ? [] : await findSummaryOf(db, helperId, day)
  const lines = await readLines(services, owner, helperId, unread)
  const memory = lines.map((line, at) => ({
    id: FIRST_LINE + at,
    day: dateAt(line.validFrom.getTime(), timeZone),
    text: decryptContent(owner.dataKey, line),
    ...(line.isSecret ? { secret: true } : {}),
  }))
  const known = row.imported ? [] : await findKnownPlans(db, helperId, now)
  const plans = known.map(({ dueAt, ...words }, at) => ({
    id: FIRST_PLAN + at,
    at: localTimeAt(dueAt, timeZone),
    subject: decryptFollowUp(owner.dataKey, words).subject,
  }))
  const daySoFar = before ? decryptSummary(owner.dataKey, before.summary) : null
  return {
    owner,
    row,
    day,
    reading: fitReading({ ...given, memory, plans, daySoFar }),
    lines: new Map(lines.map((line, at) => [FIRST_LINE + at, line])),
    plans: new Map(known.map(({ id }, at) => [FIRST_PLAN + at, id])),
    messages: new Map(read.map((turn, at) => [at + 1, turn])),
    unread,
  }
}

interface Masked {
  masked: Reading
  /** Puts the words back into an answer. */
  reveal(value: unknown): unknown
}

/** At the maximum level the model sees placeholders for sensitive words. */
export async function maskedReading({ settings }: Owner, reading: Reading): Promise<Masked> {
  if (settings.encryptionLevel !== 'maximum') return { masked: reading, reveal: (value) => value }
  await compileDetectors()
  const { memory, plans = [], context, messages, personName, daySoFar = null } = reading
  const texts = [
    ...[...memory, ...context, ...messages].map(({ text }) => text),
    ...plans.map(({ subject }) => subject),
  ]
  const mask = createMask('everything', personName ? [personName] : [], texts)
  const hidden = <Said extends { text: string }>(list: readonly Said[]): Said[] =>
    list.map((said) => ({ ...said, text: mask.hide(said.text) }))
  return {
    masked: {
      ...reading,
      personName: null,
      memory: hidden(memory),
      plans: plans.map((plan) => ({ ...plan, subject: mask.hide(plan.subject) })),
      context: hidden(context),
      daySoFar: daySoFar === null ? null : mask.hide(daySoFar),
      messages: hidden(messages),
    },
    reveal: (value) =>
      JSON.parse(JSON.stringify(value ?? null), (_, one) => (typeof one === 'string' ? mask.reveal(one) : one)),
  }
}
