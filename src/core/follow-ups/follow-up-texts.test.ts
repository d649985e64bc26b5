import { expect, it } from 'vitest'
import { reminderLines } from './follow-up-texts.ts'

const sentAt = '2026-11-24T15:00:00Z'
const reminder = (plannedFor: string) => ({ kind: 'reminder' as const, subject: 'call my mum', plannedFor })

it.each([
  ['2026-11-24T22:00:00Z', 'Reminder set, today, 5:00 PM: call my mum'],
  ['2026-11-25T14:00:00Z', 'Reminder set, tomorrow, 9:00 AM: call my mum'],
  ['2026-11-27T14:00:00Z', 'Reminder set, on Friday, 9:00 AM: call my mum'],
  ['2026-12-24T14:00:00Z', 'Reminder set, on Dec 24, 2026, 9:00 AM: call my mum'],
])('what is set for %s is told in words', (plannedFor, line) => {
  expect(reminderLines({ sentAt, followUps: [reminder(plannedFor)] }, 'America/New_York')).toEqual([line])
})

it('says what was not set, and nothing of what is only offered', () => {
  const offered = { ...reminder(sentAt), kind: 'follow_up' as const }
  expect(reminderLines({ sentAt, followUps: [offered], isReminderRefused: true }, 'UTC')).toEqual([
    'No reminder was set.',
  ])
  expect(reminderLines({ sentAt }, 'UTC')).toEqual([])
})
