import type { Concern } from '../../../core/safety/concern.ts'

export const CONCERN_LABELS: Record<Concern, string> = {
  suicide: 'Suicide',
  'self-harm': 'Self-harm',
  overdose: 'Overdose',
  violence: 'Violence',
  eating: 'Eating disorders',
  'someone-else': 'Someone else in danger',
}
