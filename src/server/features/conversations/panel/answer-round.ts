import type { Message } from '../../../../contract/messages.ts'
import { nextRounds, type PanelRoundKind } from '../../../../core/panel/panel.ts'
import type { Reservation } from '../../../../core/plans/allowance.ts'
import { screenFor } from '../../../../core/safety/safety-state.ts'
import { PANEL_MEMBERS, ROUNDS_AT_MOST } from '../../../../core/text/limits.ts'
import type { ReadTurn } from '../../../platform/cache/caches.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import type { RunningReply } from '../../../platform/jobs/running-replies.ts'
import type { Actor, Services } from '../../../platform/ports/services.ts'
import { readKept } from '../../memory/read/list-memories.ts'
import { notifyPanel } from '../../notifications/live/notify-clients.ts'
import { releaseAndThrow } from '../../plans/allowance/reservations.ts'
import { type Conversation, loadConversation } from '../send/load-conversation.ts'
import { writeAndSave } from '../send/send-message.ts'
import { hasTooFew, heldRounds, type LoadedPanel } from './load-panel.ts'
import { otherAnswers, turnsOf, wasMisunderstood } from './panel-context.ts'

export const roundRunning = (): AppError =>
  new AppError(409, 'round_running', 'Your helpers are still answering. Please wait until they are done.')

export const needsModel = (): AppError =>
  new AppError(409, 'needs_model', 'A panel needs a language model, and none is connected.')

const REASONS: Record<PanelRoundKind, string> = {
  ask: 'The panel cannot be asked now.',
  discuss: 'There are no two answers that your helpers have not discussed yet.',
  sum_up: 'There are no two answers to sum up.',
}

/** 409 with the reason if this round cannot follow. */
export function refuseRound(panel: LoadedPanel, kind: PanelRoundKind): void {
  if (hasTooFew(panel))
    throw new AppError(409, 'too_few_helpers', `A panel needs at least ${PANEL_MEMBERS.min} helpers.`)
  if (panel.rounds.length >= ROUNDS_AT_MOST)
    throw new AppError(409, 'panel_full', 'This panel is full. Please begin a new one.')
  if (!nextRounds(heldRounds(panel), panel.members.length).includes(kind))
    throw new AppError(409, 'not_now', REASONS[kind])
}

/** Where a round goes while it takes place. */
export interface RoundWriter {
  write(helperId: number, text: string, isSafety?: boolean): void
  takeBack?(helperId: number): void
  done?(helperId: number, message: Message): void
  failed?(helperId: number, error: unknown): void
}

/** One helper's part of a round. */
export interface Part {
  helperId: number
  /** The person's question to it; null in a round without one. */
  said: ReadTurn | null
  /** Pays for the answer; null if that is free. */
  reservation: Reservation | null
}

export interface RoundToAnswer {
  panel: LoadedPanel
  roundId: number
  kind: PanelRoundKind
  parts: readonly Part[]
}

/** The days and plans of its own conversation stay out: they tell what was said between the two. */
const asMember = (conversation: Conversation, turns: ReadTurn[]): Conversation => ({
  ...conversation,
  turns,
  reactions: [],
  upcoming: [],
  memory: { ...conversation.memory, days: [] },
})

async function contextFor(
  services: Services,
  actor: Actor,
  { panel, roundId }: RoundToAnswer,
  { helperId, memory }: Conversation,
) {
  const others = panel.members.filter((member) => member.helperId !== helperId)
  const ids = memory.lines.map(({ id }) => id)
  const [{ answers, messageIds }, hidden] = await Promise.all([
    otherAnswers(services, actor, panel, helperId, roundId),
    readKept(
      services,
      actor,
      ids,
      others.map((member) => member.helperId),
    ),
  ])
  const kept = new Set(hidden.map(({ id }) => id))
  const members = others.map(({ name, personaType }) => ({ name, personaType }))
  return { context: { members, answers, kept: memory.lines.filter(({ id }) => kept.has(id)) }, messageIds }
}

/** Throws an AppError if nothing comes, which costs nothing. */
async function answerPart(
  services: Services,
  actor: Actor,
  round: RoundToAnswer,
  { helperId, said, reservation }: Part,
  running: RunningReply,
  writer: RoundWriter,
): Promise<Message> {
  const { panel, roundId, kind } = round
  const prepare = async () => {
    const loaded = await loadConversation(services, actor, helperId)
    // It was disconnected since.
    if (reservation && !loaded.model.ai.connected) throw needsModel()
    const conversation = asMember(loaded, turnsOf(panel, actor, helperId, roundId))
    return { conversation, ...(await contextFor(services, actor, round, conversation)) }
  }
  const { conversation, context, messageIds } = await prepare().catch((error) =>
    releaseAndThrow(services, reservation, error),
  )
  const turns = said ? [...conversation.turns, said] : conversation.turns
  const toWrite = {
    conversation,
    turns,
    replyTo: said?.id,
    reservation,
    isSms: false,
    // A helper's words are not screened.
    safety: screenFor(
      actor,
      turns.filter(({ fromPerson }) => fromPerson),
      conversation.crisis,
      { isMisunderstood: said !== null && wasMisunderstood(panel, actor, said.text) },
    ),
    panel: { roundId, purpose: kind === 'ask' ? ('reply' as const) : kind, context },
    recalled: { turns: [], messageIds },
  }
  return writeAndSave(services, actor, toWrite, running, {
    write: (text, isSafety) => writer.write(helperId, text, isSafety),
    takeBack: () => writer.takeBack?.(helperId),
  })
}

/** Everybody answers at the same time; one that fails does not spoil the others. Goes on if the browser leaves. */
export async function answerRound(
  services: Services,
  actor: Actor,
  round: RoundToAnswer,
  writer: RoundWriter,
): Promise<void> {
  const { userId } = actor
  await Promise.all(
    round.parts.map(async (part) => {
      const { helperId, said } = part
      const running: RunningReply = { userId, text: '', abort: new AbortController() }
      try {
        const message = await services.replies.run(said?.id ?? null, running, () =>
          answerPart(services, actor, round, part, running, writer),
        )
        writer.done?.(helperId, message)
      } catch (error) {
        writer.failed?.(helperId, error)
      }
      await notifyPanel(services, userId, round.panel.row.id)
    }),
  )
}
