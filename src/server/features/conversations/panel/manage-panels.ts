import type { ChangePanelBody, CreatePanelBody, Panel } from '../../../../contract/panels.ts'
import { markdownFileName, panelMarkdown } from '../../../../core/conversations/conversation-markdown.ts'
import { PANELS_AT_MOST } from '../../../../core/text/limits.ts'
import { dateAt } from '../../../../core/time/zone-time.ts'
import { noteMessageErasure } from '../../../platform/db/erasure.ts'
import { inTransaction, lockAccount } from '../../../platform/db/transaction.ts'
import { AppError, notFound } from '../../../platform/errors/errors.ts'
import type { Actor, Services, Uses } from '../../../platform/ports/services.ts'
import { takeFromMemory } from '../../memory/digest/change-memories.ts'
import { deleteFromMemory } from '../../memory/forgetting/forget.ts'
import { notifyPanel } from '../../notifications/live/notify-clients.ts'
import { deleteMessages } from '../branches/store.ts'
import { roundRunning } from './answer-round.ts'
import { loadPanel, planPanel, readPanel, sealName } from './load-panel.ts'
import { countPanels, deletePanel, holdHelpers, insertPanel, renamePanel } from './store.ts'
import { findSaidIn, isRoundOpen } from './store-rounds.ts'

/** 404: a helper is not theirs. 409: they have the maximum number. */
export async function createPanel(
  services: Uses<'db' | 'clock'>,
  actor: Actor,
  { helperIds, name }: CreatePanelBody,
): Promise<Panel> {
  const { userId, dataKey } = actor
  const id = await inTransaction(services.db, async (tx) => {
    await lockAccount(tx, userId)
    if ((await holdHelpers(tx, userId, helperIds)).length < helperIds.length) throw notFound('Helper')
    if ((await countPanels(tx, userId)) >= PANELS_AT_MOST)
      throw new AppError(409, 'too_many_panels', `You have ${PANELS_AT_MOST} panels. Please delete one first.`)
    const createdAt = services.clock.now()
    return insertPanel(tx, { userId, name: name === undefined ? null : sealName(dataKey, name), helperIds, createdAt })
  })
  return readPanel(services, actor, id)
}

/** 404. */
export async function changePanel(
  services: Uses<'db' | 'clock' | 'log' | 'signals'>,
  actor: Actor,
  panelId: number,
  { name, plan }: ChangePanelBody,
): Promise<Panel> {
  const { row } = await loadPanel(services.db, actor.userId, panelId)
  if (name !== undefined) await renamePanel(services.db, row.id, actor.userId, sealName(actor.dataKey, name))
  if (plan !== undefined) await planPanel(services, actor, row.id, plan)
  await notifyPanel(services, actor.userId, panelId)
  return readPanel(services, actor, panelId)
}

/** With everything that was said in it and made of that. 404. 409: somebody is writing. */
export async function removePanel(services: Services, actor: Actor, panelId: number): Promise<void> {
  const { userId } = actor
  await loadPanel(services.db, userId, panelId)
  await takeFromMemory(services, actor, async (tx, owner) => {
    if (await isRoundOpen(tx, panelId)) throw roundRunning()
    const ids = (await findSaidIn(tx, panelId, userId)).map((one) => one.id)
    await deleteFromMemory(tx, owner, ids)
    await deleteMessages(tx, userId, ids)
    await deletePanel(tx, panelId, userId)
    await noteMessageErasure(tx)
    return true
  })
  await notifyPanel(services, userId, panelId)
}

/** A panel as Markdown. 404. */
export async function exportPanel(
  services: Uses<'db' | 'clock'>,
  actor: Actor,
  panelId: number,
): Promise<{ name: string; text: string }> {
  const { name, members, rounds } = await readPanel(services, actor, panelId)
  const now = services.clock.now()
  const names = new Map(members.map((member) => [member.helperId, member.name]))
  const written = rounds.map(({ kind, question, createdAt, answers }) => ({
    kind,
    question,
    at: new Date(createdAt),
    answers: answers.map(({ helperId, message }) => ({
      name: names.get(helperId) ?? '',
      text: message?.content ?? null,
    })),
  }))
  return {
    name: markdownFileName(name, dateAt(now.getTime(), actor.timeZone)),
    text: panelMarkdown({ name, members: [...names.values()], rounds: written }, now, actor.timeZone),
  }
}
