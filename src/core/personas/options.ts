/** The enumerated options of helpers and people, with their labels (specification, section 3). */

export const FREQUENCIES = ['daily', 'weekdays', 'weekly', 'custom'] as const
export const PREFERRED_TIMES = ['morning', 'midday', 'afternoon', 'evening'] as const
export const TONES = ['professional', 'friendly', 'motivational', 'direct', 'supportive'] as const
export const MESSAGE_LENGTHS = ['brief', 'moderate', 'detailed', 'varied'] as const
export const COMMUNICATION_TYPES = ['sms', 'chat'] as const

/** What a new helper lacks, in the order in which it is asked for. */
export const LACKS = {
  type: 'Please select a helper type',
  name: 'Please give your helper a name',
  description: 'Please describe your helper',
} as const

export type Frequency = (typeof FREQUENCIES)[number]
export type PreferredTime = (typeof PREFERRED_TIMES)[number]
export type Tone = (typeof TONES)[number]
export type MessageLength = (typeof MESSAGE_LENGTHS)[number]
export type CommunicationType = (typeof COMMUNICATION_TYPES)[number]

export const FREQUENCY_LABELS: Record<Frequency, string> = {
  daily: 'Daily',
  weekdays: 'Weekdays only',
  weekly: 'Weekly',
  custom: 'Custom schedule',
}

export const PREFERRED_TIME_LABELS: Record<PreferredTime, { name: string; hours: string }> = {
  morning: { name: 'Morning', hours: '8-10 AM' },
  midday: { name: 'Midday', hours: '11 AM-1 PM' },
  afternoon: { name: 'Afternoon', hours: '2-5 PM' },
  evening: { name: 'Evening', hours: '6-9 PM' },
}

export const TONE_LABELS: Record<Tone, string> = {
  professional: 'Professional',
  friendly: 'Friendly',
  motivational: 'Motivational',
  direct: 'Direct',
  supportive: 'Supportive',
}

export const MESSAGE_LENGTH_LABELS: Record<MessageLength, string> = {
  brief: 'Brief (1-2 sentences)',
  moderate: 'Moderate (2-4 sentences)',
  detailed: 'Detailed (4+ sentences)',
  varied: 'Varied (mix)',
}

/** Initial values of the form for a new helper (specification, "Form defaults"; chat by decision). */
export const HELPER_DEFAULTS = {
  tone: 'professional',
  messageLength: 'moderate',
  frequency: 'weekdays',
  preferredTime: 'midday',
  varyTiming: false,
  allowWeekends: false,
  communicationType: 'chat',
} as const satisfies {
  tone: Tone
  messageLength: MessageLength
  frequency: Frequency
  preferredTime: PreferredTime
  varyTiming: boolean
  allowWeekends: boolean
  communicationType: CommunicationType
}

/** The person's line between the two messages of the wizard's preview. */
export const PREVIEW_THANKS = "Thanks for the advice, that's helpful!"
