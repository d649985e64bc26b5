import { queryOptions } from '@tanstack/react-query'
import type { SmsSettings } from '../../../../contract/sms.ts'
import { get } from '../../../api.ts'

export const smsQuery = queryOptions({
  queryKey: ['/api/sms'],
  queryFn: ({ signal }) => get<SmsSettings>('/api/sms', signal),
})
