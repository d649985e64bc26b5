/** Where a danger was disclosed: in the app, by SMS, or in Sensitive Mode. */
export const SAFETY_CHANNELS = ['app', 'sms', 'sensitive'] as const
export type SafetyChannel = (typeof SAFETY_CHANNELS)[number]
