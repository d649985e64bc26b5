import type {
  ChangePanelBody,
  Panel,
  PanelAnswer,
  PanelMember,
  PanelPlan,
  PanelRound,
  PanelSummary,
} from '../../../../contract/panels.ts'
import { nextAsking, nextRounds, roundCost } from '../../../../core/panel/panel.ts'
import { PANEL_MEMBERS } from '../../../../core/text/limits.ts'
import { type DataKey, decryptMessage, open, seal } from '../../../platform/crypto/vault.ts'
import type { Db } from '../../../platform/db/statement.ts'
import { notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Uses } from '../../../platform/ports/services.ts'
import { presentMessages } from '../read/present-message.ts'
import {
  deletePlan,
  findMembers,
  findPanel,
  findPanels,
  findPlan,
  type MemberRow,
  type PanelRow,
  type PlanRow,
  savePlan,
} from './store.ts'
import { type AnswerRow, findAnswers, findRounds, findSaidIn, type RoundRow, type SaidRow } from './store-rounds.ts'

const NAME = 'panel'
/** Until its first question names it. */
const UNNAMED = 'New panel'

export const sealName = (key: DataKey, name: string): Buffer => seal(key, name, NAME)

/** Everything of a panel, as it is stored. */
export interface LoadedPanel {
  row: PanelRow
  members: MemberRow[]
  rounds: RoundRow[]
  answers: AnswerRow[]
  said: SaidRow[]
  plan: PlanRow | undefined
}

/** 404 if it is not theirs. */
export async function loadPanel(on: Pick<Db, 'select'>, userId: number, panelId: number): Promise<LoadedPanel> {
  const [row] = await findPanel(on, panelId, userId)
  if (!row) throw notFound('Panel')
  const members = await findMembers(on, userId, [panelId])
  const rounds = await findRounds(on, panelId)
  const answers = await findAnswers(on, panelId)
  const [plan] = await findPlan(on, panelId)
  return { row, members, rounds, answers, said: await findSaidIn(on, panelId, userId), plan }
}

const presentMember = ({ helperId, name, personaType, imageUrl }: MemberRow): PanelMember => ({
  helperId,
  name,
  personaType,
  imageUrl,
})

const presentSummary = (key: DataKey, row: PanelRow, members: readonly MemberRow[]): PanelSummary => ({
  id: row.id,
  name: row.name ? open(key, row.name, NAME) : UNNAMED,
  members: members.filter(({ panelId }) => panelId === row.id).map(presentMember),
  createdAt: row.createdAt.toISOString(),
  usedAt: row.usedAt.toISOString(),
})

/** The answers of a helper in a round: not its question. */
export const isAnswerIn =
  (roundId: number, helperId: number) =>
  (one: Pick<SaidRow, 'roundId' | 'helperId' | 'isFromUser'>): boolean =>
    one.roundId === roundId && one.helperId === helperId && !one.isFromUser

const hasQuestion = ({ said }: LoadedPanel, roundId: number, helperId: number): boolean =>
  said.some((one) => one.isFromUser && one.roundId === roundId && one.helperId === helperId)

function stateOf(panel: LoadedPanel, round: RoundRow, { helperId, isReserved }: AnswerRow): PanelAnswer['state'] {
  if (panel.said.some(isAnswerIn(round.id, helperId))) return 'answered'
  if (isReserved) return 'writing'
  return round.kind === 'ask' && !hasQuestion(panel, round.id, helperId) ? 'deleted' : 'failed'
}

/** What each round has come to. */
export const heldRounds = ({ rounds, said }: LoadedPanel) =>
  rounds.map(({ id, kind }) => ({
    kind,
    answered: said.filter(({ roundId, isFromUser, source }) => roundId === id && !isFromUser && source === 'model')
      .length,
  }))

/** Their rounds, with the text of everything in them. */
async function presentRounds(services: Uses<'db'>, actor: Actor, panel: LoadedPanel): Promise<PanelRound[]> {
  const { members, rounds, answers, said } = panel
  const written = said.filter(({ isFromUser }) => !isFromUser)
  const texts = new Map((await presentMessages(services, actor, written)).map((message) => [message.id, message]))
  const place = new Map(members.map(({ helperId }, at) => [helperId, at]))
  return rounds.map((round) => {
    const question = said.find(({ roundId, isFromUser }) => isFromUser && roundId === round.id)
    const asked = answers
      .filter(({ roundId }) => roundId === round.id)
      .toSorted((one, other) => (place.get(one.helperId) ?? 0) - (place.get(other.helperId) ?? 0))
    return {
      id: round.id,
      kind: round.kind,
      question: question ? decryptMessage(actor.dataKey, question.content) : null,
      createdAt: round.createdAt.toISOString(),
      answers: asked.map((answer) => {
        const row = said.find(isAnswerIn(round.id, answer.helperId))
        const state = stateOf(panel, round, answer)
        return { helperId: answer.helperId, state, message: (row && texts.get(row.id)) ?? null }
      }),
    }
  })
}

async function presentPanel(services: Uses<'db'>, actor: Actor, panel: LoadedPanel): Promise<Panel> {
  const count = panel.members.length
  return {
    ...presentSummary(actor.dataKey, panel.row, panel.members),
    rounds: await presentRounds(services, actor, panel),
    costs: {
      ask: roundCost('ask', count),
      discuss: roundCost('discuss', count),
      sumUp: roundCost('sum_up', count),
    },
    plan: panel.plan ? presentPlan(actor.dataKey, panel.plan) : null,
    next: nextRounds(heldRounds(panel), count),
  }
}

/** 404. */
export const readPanel = async (services: Uses<'db'>, actor: Actor, panelId: number): Promise<Panel> =>
  presentPanel(services, actor, await loadPanel(services.db, actor.userId, panelId))

export async function listPanels(services: Uses<'db'>, actor: Actor): Promise<PanelSummary[]> {
  const rows = await findPanels(services.db, actor.userId)
  const members = await findMembers(
    services.db,
    actor.userId,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => presentSummary(actor.dataKey, row, members))
}

/** One of its rounds. 404. */
export async function readRound(
  services: Uses<'db'>,
  actor: Actor,
  panelId: number,
  roundId: number,
): Promise<PanelRound> {
  const round = (await readPanel(services, actor, panelId)).rounds.find(({ id }) => id === roundId)
  if (!round) throw notFound('Round')
  return round
}

export const hasTooFew = ({ members }: Pick<LoadedPanel, 'members'>): boolean => members.length < PANEL_MEMBERS.min

const QUESTION = 'panel question'

export const decryptQuestion = (key: DataKey, { question }: Pick<PlanRow, 'question'>): string =>
  open(key, question, QUESTION)

const presentPlan = (key: DataKey, row: PlanRow): PanelPlan => ({
  weekday: row.weekday,
  time: row.time,
  question: decryptQuestion(key, row),
  nextAt: row.nextAt.toISOString(),
  skipped: row.skipped,
})

/** What a panel of theirs is asked every week; null: nothing any more. */
export async function planPanel(
  { db, clock }: Uses<'db' | 'clock'>,
  { userId, dataKey, timeZone }: Actor,
  panelId: number,
  plan: NonNullable<ChangePanelBody['plan']> | null,
): Promise<void> {
  if (plan === null) await deletePlan(db, panelId, userId)
  else {
    const { weekday, time, question } = plan
    const nextAt = nextAsking(plan, clock.now(), timeZone)
    await savePlan(db, {
      panelId,
      userId,
      weekday,
      time,
      timeZone,
      nextAt,
      question: seal(dataKey, question, QUESTION),
    })
  }
}
