/** The columns of a profile that hold text, all of it sealed. */
export const PROFILE_COLUMNS = [
  'personality_traits',
  'communication_style',
  'preferred_topics',
  'avoid_topics',
  'short_term_goals',
  'long_term_goals',
  'current_challenges',
  'significant_events',
  'relationship_status',
  'work_situation',
  'preferred_tone',
  'response_length',
  'sensitive_topics',
  'motivational_style',
] as const
