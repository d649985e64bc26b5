import { queryOptions } from '@tanstack/react-query'
import type { SmsSettings } from '../../../../contract/sms.ts'
import { get } from '../../../api.ts'

/** What a person has entered to verify a phone number. */
export interface PhoneDraft {
  phone: string
  consent: boolean
  code: string
  stage: 'phone' | 'code'
  /** The number that its code has verified. */
  proved: string | null
  /** When another code can be requested, in milliseconds since 1970. */
  resendAt: number
}

export const NEW_PHONE: PhoneDraft = { phone: '', consent: false, code: '', stage: 'phone', proved: null, resendAt: 0 }

export const smsQuery = queryOptions({
  queryKey: ['/api/sms'],
  queryFn: ({ signal }) => get<SmsSettings>('/api/sms', signal),
})
