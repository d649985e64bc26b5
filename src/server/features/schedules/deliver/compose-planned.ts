import { type TopicAndGoal, topicAndGoalIn } from '../../../../core/memory/topic-and-goal.ts'
import { WEEKDAY_LABELS, type Weekday } from '../../../../core/scheduling/schedule-options.ts'
import { partOfDayAt } from '../../../../core/templates/fill-template.ts'
import { writeFromTemplate } from '../../../../core/templates/write-from-template.ts'
import { dayAt, hourAt, weekdayOf } from '../../../../core/time/zone-time.ts'
import type { DueRow } from './store-due.ts'
import type { TemplateCache } from './template-cache.ts'

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
