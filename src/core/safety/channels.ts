/** Where a danger was told about: in the app, by text message, or in Sensitive Mode. */
export const SAFETY_CHANNELS = ['app', 'sms', 'sensitive'] as const
export type SafetyChannel = (typeof SAFETY_CHANNELS)[number]
