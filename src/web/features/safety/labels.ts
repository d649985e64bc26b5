import type { Concern } from '../../../core/safety/concern.ts'

export const CONCERN_LABELS: Record<Concern, string> = {
  suicide: 'Suicide',
  'self-harm': 'Self-harm',
  overdose: 'Overdose',
  medical: 'Medical emergencies',
  violence: 'Violence',
  'harm-to-others': 'Harm to others',
  eating: 'Eating disorders',
  grooming: 'Grooming of a minor',
  'someone-else': 'Someone else in danger',
}
