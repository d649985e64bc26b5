import { nextRounds, type PanelRoundKind } from '../../../../core/panel/panel.ts'
import { PANEL_MEMBERS, ROUNDS_AT_MOST } from '../../../../core/text/limits.ts'
import { AppError } from '../../../platform/errors/errors.ts'
import { hasTooFew, heldRounds, type LoadedPanel } from './load-panel.ts'

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
