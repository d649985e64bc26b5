import { type TopicAndGoal, topicAndGoalIn } from '../../../../core/memory/profile.ts'
import { WRITINGS } from '../../../../core/personas/personas.ts'
import { WEEKDAY_LABELS, type Weekday } from '../../../../core/scheduling/schedule-options.ts'
import {
  nextTemplate,
  partOfDayAt,
  type SequenceTemplate,
  writeFromTemplate,
} from '../../../../core/templates/write-from-template.ts'
import { dayAt, hourAt, weekdayOf } from '../../../../core/time/zone-time.ts'
import type { Db } from '../../../platform/db/statement.ts'
import type { Services, Uses } from '../../../platform/ports/services.ts'
import { decryptTopicAndGoal } from '../../memory/seal-memory.ts'
import { findFollowUps } from '../follow-ups/store.ts'
import type { Tx } from '../store.ts'
import { insertMissingTemplates, listTemplates } from './store.ts'
import { type DueRow, findTopicsAndGoals } from './store-due.ts'

/** Adds the built-in texts that are missing: once on a new installation, and for texts that a new version brings. */
export async function seedTemplates(db: Db): Promise<void> {
  const rows = Object.entries(WRITINGS).flatMap(([personaType, { TEMPLATES }]) =>
    TEMPLATES.map((templateText, sequencePosition) => ({ personaType, sequencePosition, templateText })),
  )
  await insertMissingTemplates(db, rows)
}

/** Used by personas without a sequence of their own, including custom ones. */
const GENERAL = 'general'

export class TemplateCache {
  #byPersona = new Map<string, SequenceTemplate[]>()

  /** Reloads them, as an operator may have changed some. */
  async load(services: Services): Promise<void> {
    const byPersona = new Map<string, SequenceTemplate[]>()
    for (const { personaType, ...template } of await listTemplates(services.db)) {
      const sequence = byPersona.get(personaType)
      if (sequence) sequence.push(template)
      else byPersona.set(personaType, [template])
    }
    this.#byPersona = byPersona
  }

  find(personaType: string, position: number): SequenceTemplate | null {
    const sequence = this.#byPersona.get(personaType) ?? this.#byPersona.get(GENERAL) ?? []
    return nextTemplate(sequence, position) ?? null
  }

  /** Throws if there is none. */
  next(personaType: string, position: number): SequenceTemplate {
    const template = this.find(personaType, position)
    if (!template) throw new Error('there are no message templates')
    return template
  }
}

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

/** Adds what is known to rows whose template mentions a topic or a goal; the others need no lookup. */
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
): { text: string; next: number; memories: number[] } {
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
  return { text, next: template.sequencePosition + 1, memories: topicAndGoalIn(text, topicAndGoal) }
}
