import type { Speaker } from '../../../../core/recall/cues.ts'
import type { Candidate } from '../../../../core/recall/find-candidates.ts'
import type { ReadCandidate } from '../../../../core/recall/memory-ranking.ts'
import { isVisibleTo } from '../../../../core/recall/visibility.ts'
import { mapWithoutBlocking } from '../../../platform/async/without-blocking.ts'
import { decryptMessage } from '../../../platform/crypto/vault.ts'
import type { Person, Uses } from '../../../platform/ports/services.ts'
import type { Layout } from './build-layout.ts'
import { findLocated, type LocatedRow } from './store.ts'

/** Limits of a read: who it is for, and which messages of other helpers that helper may see. */
export interface Reading {
  layout: Layout
  helperId: number
  visibilities: number[]
  speaker: Speaker
}

export type FoundMessage = ReadCandidate & { row: LocatedRow }

interface OpenedMessage {
  row: LocatedRow
  text: string
}

/** Checks the current visibility, because the index follows a little later. */
async function readTexts(services: Uses<'db'>, owner: Person, reading: Reading, candidates: readonly Candidate[]) {
  const { layout, helperId, visibilities } = reading
  const wanted = new Set(candidates.flatMap(({ position }) => (position > 0 ? [position - 1, position] : [position])))
  const located = [...wanted].map((position) => layout.locate(position))
  if (located.length === 0) return new Map<number, OpenedMessage>()
  const rows = await findLocated(services.db, owner.userId, located, helperId, visibilities)
  const visible = rows.filter((row) => isVisibleTo(reading, row))
  const opened = await mapWithoutBlocking(visible, (row): [number, OpenedMessage] => [
    layout.placeOf(row.helperId).base + row.position,
    { row, text: decryptMessage(owner.dataKey, row.content) },
  ])
  return new Map(opened)
}

function matchOf(speaker: Speaker, row: LocatedRow): ReadCandidate['speaker'] {
  if (speaker === null) return 0
  const isBySpeaker = speaker === 'person' ? row.isFromUser : !row.isFromUser && row.helperId === speaker
  return isBySpeaker ? 1 : -1
}

/** Without those deleted or no longer visible. */
export async function readCandidates(
  services: Uses<'db'>,
  owner: Person,
  reading: Reading,
  candidates: readonly Candidate[],
): Promise<FoundMessage[]> {
  const opened = await readTexts(services, owner, reading, candidates)
  return candidates.flatMap((candidate) => {
    const message = opened.get(candidate.position)
    if (!message) return []
    const { row, text } = message
    const before = opened.get(candidate.position - 1)
    const previous = before ? { text: before.text, sameSpeaker: before.row.isFromUser === row.isFromUser } : null
    const speaker = matchOf(reading.speaker, row)
    return [{ ...candidate, row, text, speaker, at: row.sentAt.getTime(), previous }]
  })
}
