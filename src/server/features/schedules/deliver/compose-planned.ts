import { type TopicAndGoal, topicAndGoalIn } from '../../../../core/memory/topic-and-goal.ts'
import { WEEKDAY_LABELS, type Weekday } from '../../../../core/scheduling/schedule-options.ts'
import { partOfDayAt } from '../../../../core/templates/fill-template.ts'
import { writeFromTemplate } from '../../../../core/templates/write-from-template.ts'
import { dayAt, hourAt, weekdayOf } from '../../../../core/time/zone-time.ts'
import type { Db } from '../../../platform/db/statement.ts'
import type { Uses } from '../../../platform/ports/services.ts'
import { decryptTopicAndGoal } from '../../memory/open-memory.ts'
import { findFollowUps } from '../follow-ups/store.ts'
import type { Tx } from '../store.ts'
import { type DueRow, findTopicsAndGoals } from './store-due.ts'
import type { TemplateCache } from './template-cache.ts'

/** Adds what rows are about, if they are about something; the others need no lookup. */
export async function addFollowUps(
  db: Pick<Db, 'select'>,
  rows: readonly Pick<DueRow, 'followUpId' | 'followUp'>[],
): Promise<void> {
  const ids = rows.flatMap(({ followUpId }) => followUpId ?? [])
  if (ids.length === 0) return
  const found = new Map((await findFollowUps(db, ids)).map((row) => [row.id, row]))
  for (const row of rows) {
    const followUp = row.followUpId === null ? undefined : found.get(row.followUpId)
    if (followUp) row.followUp = followUp
  }
}

const TOPIC_OR_GOAL = /\{\s*(?:topic|goal)\b/
const NONE: TopicAndGoal = { topic: null, goal: null }

const mentionsTopicOrGoal = (templates: TemplateCache, row: DueRow): boolean =>
  row.followUpId === null && TOPIC_OR_GOAL.test(templates.find(row.personaType, row.position)?.templateText ?? '')

/** Adds known facts to rows whose template mentions a topic or a goal; the others need no lookup. */
export async function addTopicsAndGoals(tx: Tx, templates: TemplateCache, rows: readonly DueRow[]): Promise<void> {
  const asking = new Map(rows.filter((row) => mentionsTopicOrGoal(templates, row)).map((row) => [row.helperId, row]))
  if (asking.size === 0) return
  for (const { helperId, topicsAndGoals } of await findTopicsAndGoals(tx, [...asking.keys()])) {
    const row = asking.get(helperId)
    if (row) row.topicsAndGoals = topicsAndGoals
  }
}

export const decryptTopicAndGoalOf = (
  services: Uses<'vault'>,
  { topicsAndGoals, wrappedKey }: Pick<DueRow, 'topicsAndGoals' | 'wrappedKey'>,
): TopicAndGoal => (topicsAndGoals ? decryptTopicAndGoal(services.vault.unwrap(wrappedKey), topicsAndGoals) : NONE)

type Facts = Pick<DueRow, 'personaType' | 'position' | 'name' | 'tone' | 'messageLength' | 'firstName' | 'timeZone'>

export function composePlanned(
  templates: TemplateCache,
  row: Facts,
  now: Date,
  topicAndGoal: TopicAndGoal,
): { text: string; next: number; facts: number[] } {
  const template = templates.next(row.personaType, row.position)
  const facts = {
    name: row.firstName,
    helper: row.name,
    day: WEEKDAY_LABELS[weekdayOf(dayAt(now.getTime(), row.timeZone)) as Weekday],
    partOfDay: partOfDayAt(hourAt(now.getTime(), row.timeZone)),
    topic: topicAndGoal.topic,
    goal: topicAndGoal.goal,
  }
  const text = writeFromTemplate(template.templateText, row, facts, template.sequencePosition)
  return { text, next: template.sequencePosition + 1, facts: topicAndGoalIn(text, topicAndGoal) }
}
