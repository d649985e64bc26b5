import { markdownFileName } from '../../../../core/conversations/conversation-markdown.ts'
import { panelMarkdown } from '../../../../core/conversations/panel-markdown.ts'
import { dateAt } from '../../../../core/time/zone-time.ts'
import type { Actor } from '../../../platform/ports/actor.ts'
import type { Services } from '../../../platform/ports/services.ts'
import { readPanel } from './load-panel.ts'

/** A panel as Markdown. 404. */
export async function exportPanel(
  services: Pick<Services, 'db' | 'clock'>,
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
